import type { EntitySummary } from '../../shared/contract/entity';
import { CLOSE } from '../../shared/names/closeness';
import {
  runnerUpCloseness,
  isRegisteredElsewhere,
  isIdentifiedByCode,
  nameCloseness,
} from '../../shared/names/candidate-ranking';
import { kindOf } from '../../shared/names/name-kind';
import type { StoredEntity } from '../store/stored';

/** What a company is called beside its name, as a cell would ask for it. */
const BESIDE = ['aliases', 'legal_name', 'ticker'] as const;

/**
 * Whether a company is called so by the judgement that every cell makes, so that a question or an expression gives no
 * figure where a cell gives none. What is no company is called so where the search finds it by that very name.
 */
export function hasAlias(typed: string, entity: StoredEntity): boolean {
  if (kindOf(entity.type) !== 'company') return true;
  const [summary, beside] = [summaryOf(entity), besideOf(entity)];
  if (isIdentifiedByCode(typed, summary, beside)) return true;
  if (isRegisteredElsewhere(typed, summary, beside)) return false;
  return nameCloseness(typed, summary) >= CLOSE || runnerUpCloseness(typed, summary, beside) >= CLOSE;
}

/** Whether a company was typed with a legal form of countries other than its register's. */
export function isOtherBody(typed: string, entity: StoredEntity): boolean {
  return isRegisteredElsewhere(typed, summaryOf(entity), besideOf(entity));
}

const summaryOf = ({ id, name, type }: StoredEntity): EntitySummary => ({ id, name, entity_type: type });

const besideOf = ({ properties }: StoredEntity): ReadonlyMap<string, readonly string[]> =>
  new Map(BESIDE.map((property) => [property, textsOf(properties.get(property)?.value)]));

function textsOf(value: unknown): readonly string[] {
  return [value ?? []].flat().map(String);
}
