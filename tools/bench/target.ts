/** One target of an issue beside what was measured. */
export type Target = {
  bench: string;
  name: string;
  value: number;
  target: number;
  better: 'lower' | 'higher';
};

/** Prints one JSON line, and makes the benchmark's process end with 1 where the target is not met. */
export function report({ value, ...target }: Target): void {
  const rounded = Number(value.toPrecision(4));
  console.log(JSON.stringify({ ...target, value: rounded }));
  const met = target.better === 'lower' ? rounded <= target.target : rounded >= target.target;
  if (!met) process.exitCode = 1;
}
