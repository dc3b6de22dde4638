import * as v from 'valibot';

import { answeredEntityTypeSchema } from './entity-type';

/** An entity that an answer mentions, with the words that named it (§2.10). */
export const entityMentionSchema = v.looseObject({
  id: v.string(),
  name: v.string(),
  entity_type: answeredEntityTypeSchema,
  mentions: v.optional(v.nullable(v.array(v.string())), []),
});

/** An entity that an answer mentions (§2.10). */
export type EntityMention = v.InferOutput<typeof entityMentionSchema>;

const linkSchema = v.nullish(v.looseObject({ name: v.nullish(v.string()), url: v.nullish(v.string()) }));

/** A supporting fact of an answer, with the documents it comes from (§2.9). */
export const contextItemSchema = v.looseObject({
  id: v.string(),
  content: v.string(),
  origins: v.nullish(v.array(v.looseObject({ source: linkSchema, document: linkSchema }))),
});

/** A supporting fact of an answer (§2.9). */
export type ContextItem = v.InferOutput<typeof contextItemSchema>;

/** A statement of an answer; each reference is the `id` of a context item (§2.9). */
export const statementSchema = v.looseObject({ content: v.string(), references: v.array(v.string()) });

/**
 * How the statement begins that shows the expression which an answer's facts came from; the rest of it is the expression,
 * as `KER.QUERY` takes it. The document fixes no place for it, so it travels among the statements.
 */
export const EXPRESSION_SHOWN = 'Evaluated as: ';

/** The prose answer to a question (§2.9); `content` is Markdown. */
export const answerSchema = v.looseObject({
  content: v.string(),
  explainability: v.nullable(v.array(statementSchema)),
  context: v.nullable(v.array(contextItemSchema)),
  entities: v.nullable(v.array(entityMentionSchema)),
});

/** The prose answer to a question (§2.9). */
export type Answer = v.InferOutput<typeof answerSchema>;

/** The rows that answer a query (§2.11); their fields are not fixed. */
export const structuredResultSchema = v.looseObject({
  results: v.array(v.record(v.string(), v.unknown())),
  entities: v.nullish(v.array(entityMentionSchema)),
});

/** The rows that answer a query (§2.11). */
export type StructuredResult = v.InferOutput<typeof structuredResultSchema>;
