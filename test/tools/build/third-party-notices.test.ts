import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

type Bill = {
  bomFormat: string;
  specVersion: string;
  components: { name: string; version: string; purl: string; hashes: unknown[]; licenses: unknown[] }[];
};

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

  it.each(['.', 'trial', 'server'])(
    'are whole in %s: a text for each, and each in the bill of materials',
    (folder) => {
      const text = readFileSync(resolve('dist', folder, 'THIRD-PARTY-NOTICES.txt'), 'utf8');
      const notices = text.split(/^-{80}$/m).map((part) => part.trim());
      const short = notices.filter((notice) => !/Licence: [^\n]+\n\n[^]{400,}/.test(notice));
      expect(short).toEqual([]);
      expect(text).not.toContain('<copyright holders>');

      const bill = JSON.parse(readFileSync(resolve('dist', folder, 'sbom.json'), 'utf8')) as Bill;
      expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.5' });
      expect(bill.components.map(({ name, version }) => `${name} ${version}`).sort()).toEqual(
        [...new Set(notices.map((notice) => notice.split('\n')[0] ?? ''))].sort(),
      );
      const unsaid = bill.components.filter(
        ({ purl, hashes, licenses }) =>
          !purl.startsWith('pkg:npm/') || hashes.length === 0 || licenses.length === 0,
      );
      expect(unsaid.map(({ name }) => name)).toEqual([]);
    },
  );
});
