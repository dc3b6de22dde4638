// Compiles the project without writing anything, and refuses lookups by any text; the types are worked out once for both.
import { exit } from 'node:process';

import ts from 'typescript';

import { lookupsByText } from './no-lookup-by-text.mjs';

/** The generators read the inputs that lie beside them; the trial stands in for Excel, whose objects have what names they have. */
const LEFT_OUT = /\/src\/(?:service\/dataset\/generate|trial)\//;

const { options, fileNames } = ts.getParsedCommandLineOfConfigFile(
  'tsconfig.json',
  { noEmit: true },
  { ...ts.sys, onUnRecoverableConfigFileDiagnostic: (fault) => report([fault]) },
);
const program = ts.createProgram(fileNames, options);
const faults = ts.getPreEmitDiagnostics(program);
report(faults);

const checker = program.getTypeChecker();
const lookups = program
  .getSourceFiles()
  .filter(
    ({ fileName }) =>
      fileName.includes('/src/') && !fileName.includes('/node_modules/') && !LEFT_OUT.test(fileName),
  )
  .flatMap((file) => lookupsByText(file, checker).map((line) => `${file.fileName}:${line}`));
for (const place of lookups)
  console.error(`${place}: any text may stand here, "constructor" too: look it up in a Map, or by ownValue`);
exit(faults.length + lookups.length > 0 ? 1 : 0);

function report(diagnostics) {
  const host = {
    getCurrentDirectory: ts.sys.getCurrentDirectory,
    getCanonicalFileName: (name) => name,
    getNewLine: () => '\n',
  };
  if (diagnostics.length > 0) console.error(ts.formatDiagnosticsWithColorAndContext(diagnostics, host));
}
