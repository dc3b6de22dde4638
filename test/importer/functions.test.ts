import { readGleif } from '../../src/importer/gleif/read-gleif';
import { readSec } from '../../src/importer/sec/read-sec';
import { createService } from '../../src/service/app';
import { storeOf as serviceStoreOf } from '../../src/service/create-store';
import { evaluate } from '../addin/functions/formula';
import { openWorkbook } from '../addin/functions/workbook';
import { KEY } from '../service/small-service';
import { sample, storeOf } from './imported';

test('a cell gets the ultimate parent of a company as GLEIF’s records tell it', async () => {
  const { store } = await storeOf(readGleif, [
    sample('gleif-lei-records.csv'),
    sample('gleif-relationships.csv'),
  ]);
  const service = createService({ store: serviceStoreOf(store), keys: [KEY] });
  const { shown } = await openWorkbook({ service });
  const children = await shown(
    evaluate('=KER.RELATED("Citigroup Inc.","IS_ULTIMATE_PARENT_OF","outgoing",10,0,FALSE)'),
  );
  expect(JSON.stringify(children)).toContain('Citicorp LLC');
  const parents = await shown(
    evaluate('=KER.RELATED("Citicorp LLC","IS_ULTIMATE_PARENT_OF","incoming",10,0,FALSE)'),
  );
  expect(JSON.stringify(parents)).toContain('Citigroup Inc.');
});

test('a cell gets a figure of the SEC, and the link of the filing in which it was said first', async () => {
  const { store } = await storeOf(readSec, [
    sample('sec/submissions-CIK0000320193.json'),
    sample('sec/companyfacts-CIK0000320193.json'),
  ]);
  const service = createService({ store: serviceStoreOf(store), keys: [KEY] });
  const { shown } = await openWorkbook({ service });
  expect(JSON.stringify(await shown(evaluate('=KER.SERIES("AAPL","Net income")')))).toContain('59531000000');
  const [apple] = store.byName('AAPL');
  const income = apple?.series.find(({ name }) => name === 'Net income');
  expect(income?.detail?.(0)?.origin.url).toBe(
    'https://www.sec.gov/Archives/edgar/data/320193/000032019318000145/',
  );
});
