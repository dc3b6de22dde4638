import type { NameForm } from '../store/names';
import type { StoredEntity } from '../store/stored';
import { areInitials, CLOSE, closeness } from '../../shared/names/closeness';
import { kindOf } from '../../shared/names/name-kind';
import { LEAST, relevance, textRelevance, type TypedName } from './relevance';

/** An entity that a search found; `relevance` is 1 for its very name, 0 for nothing alike. */
export type Match = {
  entity: StoredEntity;
  relevance: number;
  /** Whether it is found by what settles nothing: a former name of the register, or a name without its trade. */
  isHint?: boolean;
};

/** How much prominence weighs beside relevance: it chooses between near namesakes, and never beats a far better fit. */
const PROMINENCE = 0.12;

/** An alias stands a hair behind a name, so that what is called so comes before what is also called so. */
const ALIAS = 0.005;

/** How many of the best are judged by the names themselves. */
const FIRST = 20;

const ASCII = /^[ -~]*$/;

const DOTTED = /^(?:[a-z]\.){2,}$/;

/** All names of an entity. */
export const namesOf = ({ name, aliases, furtherNames }: StoredEntity): string[] => [
  name,
  ...aliases,
  ...furtherNames,
];

const standing = ({ relevance: fit, entity }: Match): number => fit + PROMINENCE * entity.prominence;

/** What is called in more ways is known to more people; it chooses where nothing else does. */
const renown = ({ entity }: Match): number => entity.aliases.length + entity.furtherNames.length;

/** Whether one of an entity's names is written so, in whatever letter case. */
const isCalled = (written: string, entity: StoredEntity): boolean =>
  namesOf(entity).some((each) => each.toLowerCase() === written);

/** An entity with its best name. */
type Found = Match & { form: NameForm };

/** What was typed, with how well the texts of names answer it, as far as they were compared. */
export type Typed = { told: TypedName; fits: Map<NameForm, number> };

/** The entities behind the names, each with its best one, the most relevant first. */
export function ranked({ told: typed, fits }: Typed, forms: readonly NameForm[]): Match[] {
  const textFit = (form: NameForm): number => {
    const known = fits.get(form);
    if (known !== undefined) return known;
    const fit = textRelevance(typed, form);
    fits.set(form, fit);
    return fit;
  };
  const best = new Map<StoredEntity, Found>();
  for (const form of forms) {
    const fit = relevance(typed, form, textFit(form)) - (form.isAlias ? ALIAS : 0);
    const isBetter = fit > (best.get(form.entity)?.relevance ?? 0);
    if (fit >= LEAST && isBetter) best.set(form.entity, { entity: form.entity, relevance: fit, form });
  }
  // Of Bandar Ventures GmbH and AG the one is meant whose legal form was typed, however prominent the other; and Zürich,
  // written so, is the city's name and not what the insurer Zurich is called for short.
  const hasForm = typed.core !== typed.text;
  const written = typed.name.trim().toLowerCase();
  const hasMarks = !ASCII.test(written);
  // G.E. is General Electric before it is a code of Georgia.
  const dotted = DOTTED.test(written) ? written.replaceAll('.', '') : '';
  const isWritten = ({ entity, form }: Found): number =>
    Number(
      (hasForm && form.text === typed.text) ||
        (hasMarks && isCalled(written, entity)) ||
        (dotted !== '' && areInitials(dotted, entity.name)),
    );
  const found = [...best.values()].sort(
    (a, b) =>
      isWritten(b) - isWritten(a) ||
      standing(b) - standing(a) ||
      renown(b) - renown(a) ||
      (a.entity.name < b.entity.name ? -1 : 1),
  );
  return calledFirst(typed.name, found);
}

/**
 * Sorts the first results: current names by the judgement of cells, then former names (Travelers for Citigroup), then
 * similar ones, whatever their prominence.
 */
function calledFirst(name: string, found: readonly Found[]): Match[] {
  const isCalled = ({ entity, form }: Found): boolean =>
    closeness(name, form.name, kindOf(entity.type)) >= CLOSE;
  const first = found.slice(0, FIRST);
  const called = first.filter(isCalled);
  return [
    ...called.filter(({ form }) => form.isHint !== true),
    ...called.filter(({ form }) => form.isHint === true),
    ...first.filter((match) => !called.includes(match)),
    ...found.slice(FIRST),
  ].map(({ entity, relevance: fit, form: { isHint } }) => ({
    ...{ entity, relevance: fit },
    ...(isHint === true ? { isHint } : {}),
  }));
}
