import { calledFunctions } from '../../../shared/formula/called-functions';
import { usePane } from './pane-context';

/** Tells of formulas which of their functions the organisation has switched off, as `KER.QUERY, KER.ASK`; '' for none. */
export function useSwitchedOff(): (...formulas: readonly string[]) => string {
  const { functionsOff = [] } = usePane().runtime.deployment.rules ?? {};
  return (...formulas) => {
    if (functionsOff.length === 0) return '';
    const named = new Set(formulas.flatMap(calledFunctions));
    return functionsOff
      .filter((name) => named.has(name))
      .map((name) => `KER.${name}`)
      .join(', ');
  };
}
