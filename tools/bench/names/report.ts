import { report as target } from '../target';
import type { Judged } from './judged';
import { CLASSES } from './row';

type Figures = { names: number } & Record<Judged['said'], number>;

function figuresOf(judged: readonly Judged[]): Figures {
  const count = (said: Judged['said']): number => judged.filter((row) => row.said === said).length;
  return {
    names: judged.length,
    right: count('right'),
    wrong: count('wrong'),
    missing: count('missing'),
    unknown: count('unknown'),
    refused: count('refused'),
    present: count('present'),
  };
}

const rounded = (share: number): number => Number(share.toFixed(4));

/** Precision over what was given; recall over all names that mean an entity, and over those of them that the dataset has. */
function sharesOf({ right, wrong, missing, unknown }: Figures): Record<string, number> {
  return {
    precision: rounded(right / (right + wrong)),
    recall: rounded(right / (right + wrong + missing + unknown)),
    recallOfKnown: rounded(right / (right + wrong + missing)),
  };
}

/** Prints the figures of a list by class, its single failures where they may be seen, and its targets. */
export function report(list: string, judged: readonly Judged[], { isShown }: { isShown: boolean }): void {
  const meant = judged.filter((row) => row.meant !== '?');
  const wrong = judged.filter(({ said }) => said === 'wrong');
  const groups = CLASSES.map((group) => ({
    class: group,
    ...figuresOf(judged.filter((row) => row.group === group)),
  }));
  console.log(`${list}:`);
  console.table(groups);
  console.log(
    JSON.stringify({
      bench: 'names',
      list,
      names: judged.length,
      ...sharesOf(figuresOf(meant)),
      wrong: wrong.length,
    }),
  );
  if (isShown) show(judged);
  const absent = judged.filter((row) => row.meant === '' && row.type === 'Company');
  target({
    bench: 'names',
    name: `${list}: wrong entities for absent companies`,
    value: absent.filter(({ said }) => said === 'wrong').length,
    target: 0,
    better: 'lower',
  });
  target({
    bench: 'names',
    name: `${list}: share of wrong entities`,
    value: wrong.length / judged.length,
    target: 0.005,
    better: 'lower',
  });
}

function show(judged: readonly Judged[]): void {
  for (const { group, typed, type, meant, found, said } of judged) {
    if (said === 'wrong') console.log(`  wrong: ${group}: ${typed} (${type}) → ${found}, not ${meant}`);
    if (said === 'missing') console.log(`  missing: ${group}: ${typed} (${type}) → ${meant}`);
    if (said === 'present') console.log(`  no longer absent: ${typed} (${type})`);
  }
}
