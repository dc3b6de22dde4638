import * as v from 'valibot';

/** Gets a question that the engine refuses; gives what a model reads it as, or nothing. Never throws. */
export type ModelReader = (question: string, vocabulary: ModelVocabulary) => Promise<string | undefined>;

/** What a model may use of the store. */
export type ModelVocabulary = { fields: readonly string[]; collections: readonly string[] };

/** The model's address and how to call it. */
export type ModelOptions = {
  /** The base of an OpenAI-compatible interface; `/chat/completions` is added to it. */
  url: string;
  /** @default 'default' */
  model?: string;
  /** @default the global fetch */
  fetch?: typeof fetch;
  /** @default 10,000 */
  timeoutMs?: number;
};

const replySchema = v.looseObject({
  choices: v.pipe(
    v.array(v.looseObject({ message: v.looseObject({ content: v.string() }) })),
    v.minLength(1),
  ),
});

/** The most bytes of a reply that are read, and the most letters of an expression. */
const MOST = { bytes: 64 * 1024, letters: 500 } as const;

const TIMEOUT_MS = 10_000;

/**
 * Makes a reader that asks a model for an expression. What it gives is text from outside: whoever gets it parses and
 * checks it, and takes no figure from it.
 */
export function createModelReader(options: ModelOptions): ModelReader {
  const { url, model = 'default', fetch: send = fetch, timeoutMs = TIMEOUT_MS } = options;
  const address = `${url.replace(/\/+$/, '')}/chat/completions`;
  return async (question, vocabulary) => {
    try {
      const response = await send(address, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({
          model,
          temperature: 0,
          max_tokens: 200,
          messages: [
            { role: 'system', content: instructions(vocabulary) },
            { role: 'user', content: question },
          ],
        }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      return response.ok ? expressionOf(await boundedText(response)) : undefined;
    } catch {
      // A model that is away, slow or broken leaves the refusal as it is.
      return undefined;
    }
  };
}

/** The text of a reply; one that is larger than any expression is read no further. */
async function boundedText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  const reader = response.body?.getReader();
  let size = 0;
  for (let next = await reader?.read(); next?.done === false; next = await reader?.read()) {
    size += next.value.length;
    if (size > MOST.bytes) {
      await reader?.cancel();
      return '';
    }
    chunks.push(next.value);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** The one line that is an expression; a model likes to put it between backticks. */
function expressionOf(text: string): string | undefined {
  const reply = v.parse(replySchema, JSON.parse(text));
  const lines = (reply.choices[0]?.message.content ?? '')
    .split('\n')
    .map((line) => line.replace(/^[\s`]+|[\s`]+$/g, ''))
    .filter((line) => line !== '' && !/^[a-z]{0,12}$/.test(line));
  const [line, ...others] = lines;
  return line === undefined || others.length > 0 || line.length > MOST.letters || line === 'NONE'
    ? undefined
    : line;
}

function instructions({ fields, collections }: ModelVocabulary): string {
  return [
    'Turn the question into one query expression and answer with nothing else; answer NONE where that cannot be done.',
    'Grammar: topic then clauses, joined by dots. topic = a collection, or names joined by " OR ".',
    'Clauses: field=value, field!=value, field>number, order_by=field DESC, limit=n, offset=n, at=2010, a field to show,',
    'group_by=field, count(), sum(field), average(field), median(field), minimum(field), maximum(field), is(field=value), return(field, field).',
    'Quote a value that holds a dot or a comma. Never answer with a figure of your own.',
    'Example: Which banks in Texas have more than 1000 employees? -> companies.industry=Banking.location=Texas.employee_count>1000',
    `Collections: ${collections.join(', ')}.`,
    `Fields: ${fields.join(', ')}.`,
  ].join('\n');
}
