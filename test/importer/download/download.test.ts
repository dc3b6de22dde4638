import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { userAgent } from '../../../src/importer/download/download-groups';
import { fetchFile, type Fetching } from '../../../src/importer/download/fetch-file';
import { Pace } from '../../../src/importer/download/pace';
import { downloadsOf } from '../../../src/importer/download/register-files';
import { zipOf } from '../../service/dataset/files/zip-of';
import { temporaryFolder } from '../temporary-folder';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const TEXT = 'a line of a register\n'.repeat(20_000);

let server: Server;
let url: string;
let folder: string;
let answers: Answer[];
let asked: IncomingMessage['headers'][];
let waited: number[];
let told: string[];

beforeEach(async () => {
  [answers, asked, waited, told] = [[], [], [], []];
  folder = temporaryFolder('download');
  server = createServer((request, response) => {
    asked.push(request.headers);
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    answer?.(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/register`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const file = (name = 'register.csv'): string => join(folder, 'kept', name);

function fetching(signal?: AbortSignal): Fetching {
  const wait = (ms: number): Promise<void> => {
    waited.push(ms);
    return Promise.resolve();
  };
  return {
    userAgent: userAgent('you@firm.example'),
    pace: new Pace(1_000_000, { now: () => 0, wait: () => Promise.resolve() }),
    wait,
    tell: (line) => told.push(line),
    ...(signal ? { signal } : {}),
  };
}

/** Serves a file as servers do that know ranges. */
function serving(content: string | Buffer, etag = '"one"'): Answer {
  const bytes = Buffer.from(content);
  return ({ headers }, response) => {
    const from = Number(/^bytes=(\d+)-$/.exec(headers.range ?? '')?.[1] ?? 0);
    if (from === 0 || headers['if-range'] !== etag) {
      response.writeHead(200, { ETag: etag, 'Content-Length': bytes.length }).end(bytes);
    } else if (from >= bytes.length) {
      response.writeHead(416, { 'Content-Range': `bytes */${bytes.length}` }).end();
    } else {
      const range = `bytes ${from}-${bytes.length - 1}/${bytes.length}`;
      response
        .writeHead(206, { ETag: etag, 'Content-Length': bytes.length - from, 'Content-Range': range })
        .end(bytes.subarray(from));
    }
  };
}

/** Begins a file, and breaks the connection when some of it has come to the disk. */
function cutting(content: string, bytes: number, etag = '"one"'): Answer {
  return (_request, response) => {
    response.writeHead(200, { ETag: etag, 'Content-Length': content.length });
    response.write(content.slice(0, bytes));
    const look = (): void => {
      const held = statSync(`${file()}.part`, { throwIfNoEntry: false })?.size ?? 0;
      if (held > 0) response.destroy();
      else setImmediate(look);
    };
    look();
  };
}

const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  (_request, response) =>
    response.writeHead(code, headers).end('no');

test('a file is fetched by a program that says who runs it, and stands under its name only when it is whole', async () => {
  answers = [serving(TEXT)];
  await fetchFile({ url, file: file() }, fetching());
  expect(readFileSync(file(), 'utf8')).toBe(TEXT);
  expect(existsSync(`${file()}.part`)).toBe(false);
  expect(asked[0]?.['user-agent']).toBe('KER-importer/1.0 (you@firm.example)');
  expect(asked[0]?.['accept-encoding']).toBe('identity');
});

test('a connection that is cut is taken up where it stopped, also by the next run', async () => {
  answers = [cutting(TEXT, 100_000), serving(TEXT)];
  await fetchFile({ url, file: file() }, fetching());
  expect(readFileSync(file(), 'utf8')).toBe(TEXT);
  expect(asked[1]?.range).toMatch(/^bytes=[1-9]\d*-$/);
  expect(asked[1]?.['if-range']).toBe('"one"');

  writeFileSync(`${file('two.csv')}.part`, TEXT.slice(0, 1_000));
  writeFileSync(`${file('two.csv')}.part.tag`, '"one"');
  await fetchFile({ url, file: file('two.csv') }, fetching());
  expect(asked[2]?.range).toBe('bytes=1000-');
  expect(readFileSync(file('two.csv'), 'utf8')).toBe(TEXT);
});

test('a file that changed since is fetched from its beginning, never joined of two', async () => {
  const newer = TEXT.toUpperCase();
  answers = [cutting(TEXT, 100_000), serving(newer, '"two"')];
  await fetchFile({ url, file: file() }, fetching());
  expect(readFileSync(file(), 'utf8')).toBe(newer);
  expect(told.join('\n')).toContain('another one than before');
});

test('a part without a tag to tell the file by is not gone on with', async () => {
  answers = [cutting(TEXT, 100_000, 'W/"weak"'), serving(TEXT)];
  await fetchFile({ url, file: file() }, fetching());
  expect(asked[1]?.range).toBeUndefined();
  expect(readFileSync(file(), 'utf8')).toBe(TEXT);
});

test('a part that is whole already is not fetched again, and one longer than the file is', async () => {
  answers = [serving(TEXT)];
  for (const [name, held] of [
    ['whole.csv', TEXT],
    ['longer.csv', `${TEXT}and more`],
  ] as const) {
    await fetchFile({ url, file: file('any.csv') }, fetching());
    writeFileSync(`${file(name)}.part`, held);
    writeFileSync(`${file(name)}.part.tag`, '"one"');
    await fetchFile({ url, file: file(name) }, fetching());
    expect(readFileSync(file(name), 'utf8')).toBe(TEXT);
  }
});

test('429 and 503 are waited out as long as they ask, and then longer each time', async () => {
  answers = [status(429, { 'Retry-After': '7' }), status(503), status(503), serving(TEXT)];
  await fetchFile({ url, file: file() }, fetching());
  expect(waited).toEqual([7_000, 2_000, 4_000]);
  expect(told[0]).toContain('429 Too Many Requests; again in 7 s');
});

test('403 and 404 are told at once, and a pause that is too long ends it', async () => {
  answers = [status(403)];
  await expect(fetchFile({ url, file: file() }, fetching())).rejects.toThrow(
    'got 403 Forbidden; the register may not know the contact',
  );
  answers = [status(404)];
  await expect(fetchFile({ url, file: file() }, fetching())).rejects.toThrow('got 404 Not Found');
  answers = [status(429, { 'Retry-After': '7200' })];
  await expect(fetchFile({ url, file: file() }, fetching())).rejects.toThrow('got Retry-After of 7200 s');
  expect(waited).toEqual([]);
});

test('a register that never answers is given up after six tries', async () => {
  answers = [(_request, response) => response.destroy()];
  await expect(fetchFile({ url, file: file() }, fetching())).rejects.toThrow(
    'Expected the file within 6 tries',
  );
  expect(asked).toHaveLength(6);
});

test('archives are read to their end: a broken one is thrown away', async () => {
  const packed = gzipSync(TEXT);
  const zip = zipOf({ 'register.csv': TEXT });
  const bad = Buffer.from(zip);
  bad[60] = (bad[60] ?? 0) ^ 0xff;
  for (const [name, whole, broken] of [
    ['a.csv.gz', packed, packed.subarray(0, packed.length - 20)],
    ['a.zip', zip, bad],
  ] as const) {
    answers = [serving(broken)];
    await expect(fetchFile({ url, file: file(name) }, fetching())).rejects.toThrow(
      'Expected a whole archive',
    );
    expect(existsSync(`${file(name)}.part`)).toBe(false);
    answers = [serving(whole)];
    await fetchFile({ url, file: file(name) }, fetching());
    expect(statSync(file(name)).size).toBe(whole.length);
  }
});

test('a person who ends it keeps what came, for the next run to go on', async () => {
  const ending = new AbortController();
  answers = [
    (_request, response) => {
      response.writeHead(200, { ETag: '"one"', 'Content-Length': TEXT.length });
      response.write(TEXT.slice(0, 200_000), () => setImmediate(() => ending.abort(new Error('ended'))));
    },
  ];
  await expect(fetchFile({ url, file: file() }, fetching(ending.signal))).rejects.toThrow();
  expect(existsSync(file())).toBe(false);
  answers = [serving(TEXT)];
  await fetchFile({ url, file: file() }, fetching());
  expect(readFileSync(file(), 'utf8')).toBe(TEXT);
});

test('requests go eight a second at most', async () => {
  let now = 0;
  const starts: number[] = [];
  const wait = (ms: number): Promise<void> => {
    now += ms;
    return Promise.resolve();
  };
  const pace = new Pace(8, { now: () => now, wait });
  for (let at = 0; at < 9; at += 1) {
    await pace.turn();
    starts.push(now);
  }
  expect(starts.at(-1)).toBe(1_000);
});

test.each(['', 'me', 'me@localhost', 'a b@firm.example'])('"%s" is no contact', (contact) => {
  expect(() => userAgent(contact)).toThrow('Expected --contact to be an e-mail address');
});

test('what is fetched follows from the register and the words after it, and stays in its folder', () => {
  const files = downloadsOf({ register: 'sec', files: ['320193'] }, 'registers').map((each) => each.file);
  expect(files).toEqual([
    join('registers', 'sec', 'company_tickers.json'),
    join('registers', 'sec', 'submissions-CIK0000320193.json'),
    join('registers', 'sec', 'companyfacts-CIK0000320193.json'),
  ]);
  const [fred] = downloadsOf({ register: 'fred', files: ['../../UNRATE'] }, 'registers');
  expect(fred?.file).toBe(join('registers', 'fred', '__.._UNRATE.csv'));
  expect(() => downloadsOf({ register: 'fred', files: [] }, 'registers')).toThrow(
    'such as a series, got nothing',
  );
  expect(() => downloadsOf({ register: 'sec', files: ['AAPL'] }, 'registers')).toThrow('got "AAPL"');
  expect(() => downloadsOf({ register: 'own', files: [] }, 'registers')).toThrow(
    'Expected a register to download',
  );
});
