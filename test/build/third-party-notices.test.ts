import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

describe('the licences of what is shipped', () => {
  it.each([
    ['THIRD-PARTY-NOTICES.txt', ['react', 'valibot', 'idb', 'uplot', 'dompurify']],
    ['trial/THIRD-PARTY-NOTICES.txt', ['@univerjs/core', 'rxjs']],
    ['server/THIRD-PARTY-NOTICES.txt', ['hono', '@hono/node-server', 'uuid', 'csv-parse']],
  ])('stand in %s with their texts', (file, packages) => {
    const text = readFileSync(resolve('dist', file), 'utf8');
    for (const name of packages) {
      const notice = text.split(/^-{80}$/m).find((part) => part.trim().startsWith(`${name} `));
      expect(notice).toMatch(
        /Licence: .+\n\n[\s\S]*(Permission is hereby granted|Apache License|Permission to use)/,
      );
    }
  });
});
