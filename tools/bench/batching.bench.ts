import { measureCost, needBenches, type Age } from './batching-cpu';
import { tenAMinuteBench } from './batching-limits';
import { restoreBench, threeWaveBench } from './batching-model';
import { serve } from './batching-server';
import { wallBench } from './batching-wall';

const print = (line: Record<string, unknown>) => console.log(JSON.stringify(line));

async function main(): Promise<void> {
  for (const line of await needBenches()) print(line);
  print(await wallBench());
  print(await threeWaveBench());
  print(await restoreBench());
  print(await tenAMinuteBench());
}

/** The benchmark starts itself again for what must run in a process of its own. */
const [, , role, contender, age] = process.argv;
if (role === 'serve') serve();
else if (role === 'cost') {
  void measureCost(contender === 'ours' ? 'ours' : 'dataloader', age as Age).then(() => process.exit());
} else void main().then(() => process.exit());
