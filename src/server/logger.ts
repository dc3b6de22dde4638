import pino, { type DestinationStream, type Logger } from 'pino';

const REDACTED = '[redacted]';
const SECRET_FIELDS = ['authorization', 'cookie', 'key', 'password', 'token', 'x-api-key'];

/** A secret shorter than this is a word that may stand in any line. */
const SHORTEST_SECRET = 6;

export type LoggerOptions = {
  /** Texts that no line may contain, such as the keys of this process. */
  secrets?: readonly string[];
  /** @default the error output */
  destination?: DestinationStream;
};

/** Logs JSON lines. Keys are redacted by the name of their field, and known secrets wherever they stand. */
export function createLogger({ secrets = [], destination }: LoggerOptions = {}): Logger {
  const known = secrets.filter((secret) => secret.length >= SHORTEST_SECRET).flatMap(spellingsOf);
  return pino(
    {
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
      redact: {
        paths: SECRET_FIELDS.flatMap((field) => ['', '*', '*.*'].map((above) => `${above}["${field}"]`)),
        censor: REDACTED,
      },
      hooks: {
        streamWrite: (line) => known.reduce((text, secret) => text.replaceAll(secret, REDACTED), line),
      },
    },
    destination ?? pino.destination({ fd: 2, sync: true }),
  );
}

/** The password of an address such as `postgres://user:password@host`. */
export function passwordsOf(...addresses: readonly (string | undefined)[]): string[] {
  return addresses
    .map((address = '') => (URL.canParse(address) ? new URL(address).password : ''))
    .filter((password) => password !== '')
    .flatMap((password) => [password, decodeURIComponent(password)]);
}

/** A secret as it is, and as it stands within a JSON text. */
function spellingsOf(secret: string): string[] {
  return [secret, JSON.stringify(secret).slice(1, -1)];
}
