import { kindOf } from '../../shared/names/name-kind';
import { coreText } from '../../shared/names/legal-form';
import { nameText } from '../../shared/names/name-text';
import type { NameForm, NameLookups } from '../store/names';
import { candidates } from './candidates';
import type { TypedName } from './relevance';

/**
 * Companies whose current name is the typed one plus a word, if others once had that name with a legal form: `Martin
 * Marietta` is Martin Marietta Materials.
 */
export function findCurrentNames(
  names: NameLookups,
  typed: TypedName,
  once: readonly Pick<NameForm, 'entity' | 'name'>[],
): readonly NameForm[] {
  const isStripped = ({ entity, name }: Pick<NameForm, 'entity' | 'name'>): boolean =>
    kindOf(entity.type) === 'company' && nameText(name) !== typed.text;
  if (!typed.core.includes(' ') || once.length === 0 || !once.every(isStripped)) return [];
  return candidates(names, typed, { types: [], doubtful: false }).filter(({ entity, name }) => {
    if (name !== entity.name || kindOf(entity.type) !== 'company') return false;
    const core = coreText(nameText(name));
    return core.startsWith(`${typed.core} `) && !core.slice(typed.core.length + 1).includes(' ');
  });
}
