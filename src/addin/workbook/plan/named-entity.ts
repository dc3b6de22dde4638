import type { EntityType } from '../../../shared/contract/entity-type';
import { SEARCH_LIMIT } from '../../../shared/contract/search-limit';
import { isEntityId, searchOf } from '../../cells/typed-name';
import type * as judgement from '../../../shared/names/entity-identification';
import { askTexts } from '../../runtime/aliases';
import type { KnownKnowledge } from '../../runtime/knowledge';
import type { Forecast } from './forecast';

/** A name as a formula gives it. */
export type GivenName = {
  text: string;
  types: readonly EntityType[];
  rank?: number | undefined;
  /** Whether it is looked for whatever the formula's other parts give. */
  isSure: boolean;
};

/** What a name will be taken for. */
export type NamedEntity = {
  /** The entities to request, if the stored data identify them. */
  ids: readonly string[];
  /** Names the entity where nothing tells which it is. */
  key: string | undefined;
  /** The one of them that it is, where that is certain. */
  match: string | undefined;
};

const NOBODY: NamedEntity = { ids: [], key: undefined, match: undefined };

/** Resolves names as cells do, from stored data alone. Requests that cells would need enter the forecast. */
export class NamedEntities {
  private readonly settled = new Map<string, Promise<NamedEntity>>();

  constructor(
    private readonly forecast: Forecast,
    private readonly known: KnownKnowledge,
    private readonly names: typeof judgement,
  ) {}

  find(name: GivenName): Promise<NamedEntity> {
    const key = JSON.stringify([name.text.toLowerCase(), name.types, name.rank, name.isSure]);
    const found = this.settled.get(key) ?? this.look(name);
    this.settled.set(key, found);
    return found;
  }

  private async look(name: GivenName): Promise<NamedEntity> {
    const { text, types, rank, isSure } = name;
    if (isEntityId(text)) return oneOf(text);
    const request = searchOf(text, types, rank ?? SEARCH_LIMIT.default);
    this.forecast.ask({ kind: 'search', request }, isSure);
    const held = this.known.search(request)?.value;
    const key = JSON.stringify([text.toLowerCase(), types, rank]);
    if (held === undefined) {
      if (isShort(text)) this.forecast.mayAsk(`namesake ${key}`);
      return { ...NOBODY, key };
    }
    const lead = this.names.identify(text, held, rank);
    if (lead.kind === 'settled')
      return lead.verdict.kind === 'match' ? oneOf(lead.verdict.entity.id) : NOBODY;
    return this.settle(name, lead, key);
  }

  /** Requests the first match with its other names; stored names identify the entity. */
  private async settle(
    { text, isSure }: GivenName,
    { entity, settle }: Extract<judgement.Lead, { kind: 'open' }>,
    key: string,
  ): Promise<NamedEntity> {
    const { known, forecast, names } = this;
    for (const name of names.aliasProperties(text)) {
      if (known.property(entity.id, name) === undefined)
        forecast.ask({ kind: 'property', id: entity.id, name }, isSure);
    }
    const unheld = (): Promise<never> => Promise.reject(new Error('Expected to be told by what is held'));
    const verdict = await settle(askTexts({ known, property: unheld }, {})).catch(() => undefined);
    const first = { ...oneOf(entity.id), match: undefined };
    if (verdict?.kind === 'match') {
      const match = verdict.entity.id.toLowerCase();
      return { ...first, ids: [...new Set([...first.ids, match])], match };
    }
    if (verdict === undefined) forecast.mayAsk(`another ${key}`, isShort(text) ? 3 : 2);
    return first;
  }
}

function oneOf(id: string): NamedEntity & { ids: [string] } {
  return { ids: [id.toLowerCase()], key: undefined, match: id.toLowerCase() };
}

/** Such a text may be a code that a second entity has, which is looked at too. */
function isShort(text: string): boolean {
  return text.trim().length <= 3;
}
