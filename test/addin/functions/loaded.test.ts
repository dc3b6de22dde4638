import { loaded } from '../../../src/addin/functions/call/lazy-part';

test('a part that cannot be loaded says what to do, and one that can be is given', async () => {
  await expect(loaded(Promise.resolve('part'))).resolves.toBe('part');
  await expect(loaded(Promise.reject(new Error('Loading chunk 7 failed')))).rejects.toMatchObject({
    kind: 'unreachable',
    message: 'Part of the add-in could not be loaded. Check the connection and recalculate',
  });
});
