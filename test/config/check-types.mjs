// Refuses lookups by any text, which are told by their types; whether the types are right, `oxlint --type-check` says.
import { exit } from 'node:process';

import ts from 'typescript';

import { lookupsByText } from './no-lookup-by-text.mjs';

/** Trial and sheet stand in for Excel, whose objects have what names they have. */
const LEFT_OUT = /\/src\/(?:trial|sheet)\//;

const { options, fileNames } = ts.getParsedCommandLineOfConfigFile(
  'tsconfig.json',
  { noEmit: true },
  { ...ts.sys, onUnRecoverableConfigFileDiagnostic: stop },
);
const looked = new Set(fileNames.filter((name) => name.includes('/src/') && !LEFT_OUT.test(name)));
const program = ts.createProgram([...looked], options);
const checker = program.getTypeChecker();
const lookups = program
  .getSourceFiles()
  .filter(({ fileName }) => looked.has(fileName))
  .flatMap((file) => lookupsByText(file, checker).map((line) => `${file.fileName}:${line}`));
for (const place of lookups)
  console.error(`${place}: any text may stand here, "constructor" too: look it up in a Map, or by ownValue`);
exit(lookups.length > 0 ? 1 : 0);

function stop({ messageText }) {
  console.error(ts.flattenDiagnosticMessageText(messageText, '\n'));
  exit(1);
}
