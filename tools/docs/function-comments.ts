import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';

import ts from 'typescript';

/** What the comment of one custom function says. */
export type FunctionComment = {
  id: string;
  /** The name of its file, without extension. */
  file: string;
  description: string;
  parameters: { name: string; isOptional: boolean; description: string }[];
  remarks: string;
  errors: string[];
};

/** The comments of all custom functions in a folder, by id. */
export function readFunctionComments(folder: string): Map<string, FunctionComment> {
  const comments = readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      return ts
        .createSourceFile(file, text, ts.ScriptTarget.Latest, true)
        .statements.flatMap((statement) => ts.getJSDocCommentsAndTags(statement))
        .filter(ts.isJSDoc)
        .flatMap((comment) => readComment(comment, parse(file).name) ?? []);
    });
  return new Map(comments.map((comment) => [comment.id, comment]));
}

function readComment(
  { comment, tags = ts.factory.createNodeArray() }: ts.JSDoc,
  file: string,
): FunctionComment | undefined {
  const textsOf = (name: string) =>
    tags.filter(({ tagName }) => tagName.text === name).map((tag) => textOf(tag.comment));
  const [id] = textsOf('customfunction');
  if (id === undefined) return undefined;
  return {
    id,
    file,
    description: textOf(comment),
    parameters: tags
      .filter(ts.isJSDocParameterTag)
      .map((tag) => ({
        name: tag.name.getText(),
        isOptional: tag.isBracketed,
        description: textOf(tag.comment),
      }))
      .filter(({ name }) => name !== 'invocation'),
    remarks: textsOf('remarks').join('\n\n'),
    errors: textsOf('throws'),
  };
}

const textOf = (comment: ts.JSDocTag['comment']): string => (ts.getTextOfJSDocComment(comment) ?? '').trim();
