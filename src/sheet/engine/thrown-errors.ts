import {
  AstTreeBuilder,
  ErrorType,
  ErrorValueObject,
  ICalculateFormulaService,
  Interpreter,
  LexerNode,
  LexerTreeBuilder,
} from '@univerjs/engine-formula';

import type { Engine } from './engine';

/** What of the engine's calculation is its own affair. */
type Steps = { _executeStep: () => Promise<unknown> };

/**
 * Gives a formula that throws the error #VALUE!, as some of the engine's do where an argument is of a kind that they do not
 * know, `LOOKUP(1,A1:A3,{1,2,3})` and `LAMBDA(SUM(1),1)` among them. The engine lets what is thrown end the calculation and
 * tells nobody that it is over: it would wait for that end for ever, and no cell would be calculated any more.
 */
export function surviveThrownErrors({ injector }: Engine): void {
  const interpreter = injector.get(Interpreter);
  const execute = interpreter.execute.bind(interpreter);
  interpreter.execute = (formula) =>
    orReported(
      () => execute(formula),
      () => ErrorValueObject.create(ErrorType.VALUE),
    );

  const builder = injector.get(AstTreeBuilder);
  const lexer = injector.get(LexerTreeBuilder);
  const parse = builder.parse.bind(builder);
  builder.parse = (formula) =>
    orReported(
      () => parse(formula),
      () => {
        const error = lexer.treeBuilder(`=${ErrorType.VALUE}`);
        return error instanceof LexerNode ? parse(error) : null;
      },
    );

  // Nothing else is known to throw; if something does, that calculation makes nothing, and the next one begins.
  const calculations = injector.get(ICalculateFormulaService) as unknown as Steps;
  const step = calculations._executeStep.bind(calculations);
  calculations._executeStep = () => step().catch(reportError);
}

/** The page tells what was thrown all the same, so that it is not missed. */
function orReported<T>(work: () => T, instead: () => T): T {
  try {
    return work();
  } catch (error) {
    reportError(error);
    return instead();
  }
}
