import { readBoundedText } from '../../../src/shared/client/bounded-text';

const GOOD = [0x7b, 0x7d];
const BAD = [0xff, 0xfe];
const CUT_OFF = [0x61, 0xc3];

/** A body that comes in these parts, and whether the rest of it was refused. */
function bodyOf(parts: readonly (readonly number[])[]) {
  const body = { isCancelled: false, response: new Response() };
  const left = [...parts];
  const stream = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      const part = left.shift();
      if (part === undefined) controller.close();
      else controller.enqueue(Uint8Array.from(part));
    },
    cancel: () => {
      body.isCancelled = true;
    },
  });
  body.response = new Response(stream);
  return body;
}

test.each([
  ['as much as the bound', [GOOD, GOOD], '{}{}', false],
  ['a letter that is cut off at the end', [GOOD, CUT_OFF], '{}a', false],
  ['a letter in two parts', [[0xc3], [0xa9]], 'é', false],
  ['more than the bound', [GOOD, GOOD, GOOD, GOOD], undefined, true],
  ['more than the bound that is no text', [GOOD, GOOD, BAD, GOOD], undefined, true],
])('of %s is read what can be', async (_, parts, text, isCancelled) => {
  const body = bodyOf(parts);
  expect(await readBoundedText(body.response, 4)).toBe(text);
  expect(body.isCancelled).toBe(isCancelled);
});

test('bytes that are no text are no JSON, and what follows is not read', async () => {
  const body = bodyOf([GOOD, BAD, GOOD, GOOD]);
  const text = await readBoundedText(body.response, 4);
  expect(text).not.toBeUndefined();
  expect(() => void JSON.parse(text ?? '{}')).toThrow(SyntaxError);
  expect(body.isCancelled).toBe(true);
});
