import { useCallback, useEffect, useRef, useState } from 'react';

import type { EntitySummary } from '../../../shared/contract/entity';
import { ENTITY_TYPES, type EntityType } from '../../../shared/contract/entity-type';
import { usePane } from '../shared/pane-context';
import type { Task } from '../shared/task';
import { useSettings } from '../shared/use-settings';
import { useTask } from '../shared/use-task';

/** How long typing must rest before a search is sent, in milliseconds. */
const PAUSE = 350;

/** A search while typing is sent from this many characters on; Enter sends any. */
const SHORTEST = 2;

/**
 * Searches in lower case, because the service treats a capitalised word as a whole name: Micro is not yet Microsoft.
 */
const asBegun = (text: string): string => (/^\p{Lu}\p{Ll}+$/u.test(text) ? text.toLowerCase() : text);

/** The matches of a search together with what was searched. */
export type SearchOutcome = { matches: readonly EntitySummary[]; name: string; type: EntityType | undefined };

/** The search of Lookup, as its form needs it. */
export type SearchControl = {
  name: string;
  type: EntityType | undefined;
  onlyOnEnter: boolean;
  task: Task<SearchOutcome>;
  setName: (name: string) => void;
  setType: (type: string) => void;
  /** Searches at once, as Enter does. */
  submit: () => void;
};

/** Searches by name and type as one types: after a pause, and an outdated search is cancelled. */
export function useSearch(): SearchControl {
  const { knowledge } = usePane().runtime;
  const onlyOnEnter = useSettings().searchOnEnter;
  const [name, setName] = useState('');
  const [type, setTypeOf] = useState<EntityType>();
  const { task, run, reset } = useTask<SearchOutcome>();
  const asked = useRef<() => void>();

  const search = useCallback(() => {
    const wanted = name.trim();
    if (wanted === '') {
      reset();
      return;
    }
    const request = { name: asBegun(wanted), ...(type !== undefined && { entity_types: [type] }) };
    run(async (signal) => ({
      matches: await knowledge.search(request, { person: true, signal }),
      name: wanted,
      type,
    }));
  }, [knowledge, name, type, run, reset]);

  const submit = useCallback(() => {
    asked.current = search;
    search();
  }, [search]);

  useEffect(() => {
    const typed = name.trim();
    if (typed === '') reset();
    if (onlyOnEnter || typed.length < SHORTEST) return;
    const timer = setTimeout(() => {
      // Enter came before the pause was over; a second request would cost a second credit.
      if (asked.current !== search) submit();
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [name, onlyOnEnter, search, submit, reset]);

  const setType = (value: string): void => setTypeOf(ENTITY_TYPES.find((known) => known === value));
  return { name, type, onlyOnEnter, task, setName, setType, submit };
}
