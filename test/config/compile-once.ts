import vm from 'node:vm';

/** Code that asks for modules by itself, which a script that all files share could not answer for each of them. */
const ASKS = /\bimport\s*\(/;

/** What a process has compiled, by file. */
const compiled = new Map<string, { text: string; script: vm.Script }>();

const { compileFunction } = vm;

/**
 * Has each module compiled once a process. Jest compiles it anew for each test file that needs it, and its functions when
 * they first run; a script that is run in the context of each file has both done already.
 */
export function compileOnce(): void {
  vm.compileFunction = (code, parameters = [], options = {}) => {
    const { filename, parsingContext } = options;
    if (filename === undefined || parsingContext === undefined || ASKS.test(code)) {
      return compileFunction(code, parameters, options);
    }
    return scriptOf(code, parameters, filename).runInContext(parsingContext) as ReturnType<
      typeof compileFunction
    >;
  };
}

function scriptOf(code: string, parameters: readonly string[], filename: string): vm.Script {
  const head = `(function (${parameters.join(', ')}) {`;
  const text = `${head}${code}\n})`;
  const known = compiled.get(filename);
  if (known?.text === text) return known.script;
  // Places in the code are told as if it had no head.
  const script = new vm.Script(text, { filename, columnOffset: -head.length });
  compiled.set(filename, { text, script });
  return script;
}
