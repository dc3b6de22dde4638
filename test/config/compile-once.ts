import vm from 'node:vm';

/** Code that asks for modules by itself, which a script that all files share could not answer for each of them. */
const ASKS = /\bimport\s*\(/;

/** What a process has compiled, by file; nothing stands there for what asks for modules. */
const compiled = new Map<string, { code: string; head: string; script: vm.Script | undefined }>();

const { compileFunction } = vm;

/**
 * Has each module compiled once a process. Jest compiles it anew for each test file that needs it, and its functions when
 * they first run; a script that is run in the context of each file has both done already.
 */
export function compileOnce(): void {
  vm.compileFunction = (code, parameters = [], options = {}) => {
    const { filename, parsingContext } = options;
    if (filename === undefined || parsingContext === undefined) {
      return compileFunction(code, parameters, options);
    }
    const script = scriptOf(code, parameters, filename);
    if (script === undefined) return compileFunction(code, parameters, options);
    return script.runInContext(parsingContext) as ReturnType<typeof compileFunction>;
  };
}

function scriptOf(code: string, parameters: readonly string[], filename: string): vm.Script | undefined {
  const head = `(function (${parameters.join(', ')}) {`;
  const known = compiled.get(filename);
  if (known?.code === code && known.head === head) return known.script;
  // Places in the code are told as if it had no head.
  const place = { filename, columnOffset: -head.length };
  const script = ASKS.test(code) ? undefined : new vm.Script(`${head}${code}\n})`, place);
  compiled.set(filename, { code, head, script });
  return script;
}
