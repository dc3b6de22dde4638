import { parse, v5 } from 'uuid';

import { naturalId } from '../../../src/service/store/natural-id';

describe('the id of a natural key', () => {
  it('is the UUID of version 5 in the namespace of the dataset', () => {
    const namespace = parse('6f0a5b9e-3f4c-5d0a-9b61-4b2f7c1d8e35');
    const keys = ['', 'Apple Inc.', 'Žluťoučký 株式会社 😀', 'long '.repeat(200)];
    for (let at = 0; at < 1000; at += 1) keys.push(`e${at}`);
    for (const key of keys) expect(naturalId(key)).toBe(v5(key, namespace));
  });
});
