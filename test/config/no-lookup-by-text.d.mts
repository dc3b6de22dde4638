import type ts from 'typescript';

/** The lines, from 1, that look something up in an object by what may be any text. */
export function lookupsByText(file: ts.SourceFile, checker: ts.TypeChecker): number[];
