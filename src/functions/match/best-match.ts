import type { EntitySummary } from '../../contract/entity';
import { nameSimilarity } from './name-similarity';

/**
 * The lowest score of a match. Over the names of test/functions/match-names.tsv every slip of the keyboard scores 0.80
 * or more and every other company less than 0.72.
 */
export const THRESHOLD = 0.78;
/** How far a match that is not exact has to be ahead of the next name: "Vista" is neither Visa nor Vistra. */
const MARGIN = 0.05;
const EXACT = 0.95;

/** A candidate with the similarity of its name. */
export type Scored = { entity: EntitySummary; score: number };

/** The judgement on one typed name. */
export type Judgement = {
  /** Undefined where no candidate is alike enough, or two are. */
  match: Scored | undefined;
  /** The best candidate that is not the match. */
  runnerUp: Scored | undefined;
};

/** Judges the candidates that the service found for a name; equal scores keep the service's order. */
export function bestMatch(typed: string, candidates: readonly EntitySummary[]): Judgement {
  const [first, second] = candidates
    .map((entity) => ({ entity, score: nameSimilarity(typed, entity.name) }))
    .sort((a, b) => b.score - a.score);
  if (first === undefined || first.score < THRESHOLD) return { match: undefined, runnerUp: first };
  const ahead = first.score - (second?.score ?? 0) >= MARGIN;
  return first.score >= EXACT || ahead
    ? { match: first, runnerUp: second }
    : { match: undefined, runnerUp: first };
}
