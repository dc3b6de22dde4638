import { isLoopback } from '../server/loopback';

/** What a gateway was told, as far as it can be a slip. */
export type StartOptions = {
  /** The names of all variables that are obeyed. */
  variables: readonly string[];
  host: string;
  origin: string | undefined;
  /** Whether it speaks https itself. */
  isSecure: boolean;
  /** What is to be said of an add-in that was built for another service. */
  other?: string | undefined;
};

/** Settings of the build, which may stand beside those of the gateway. */
const OF_BUILD = 'KER_SERVICE KER_CONNECT KER_ID KER_NAME KER_VERSION KER_SUPPORT KER_PRIVACY'.split(' ');

/** What is to be said at the start to whoever set it: a limit that is misspelt would be one that nobody keeps. */
export function warningsOf(
  set: Record<string, string | undefined>,
  { variables, host, origin, isSecure, other }: StartOptions,
): string[] {
  const known = [...variables, ...OF_BUILD];
  const idle = Object.keys(set).filter((name) => name.startsWith('KER_') && !known.includes(name));
  const isOpen = !isSecure && !isLoopback(host) && origin?.startsWith('https:') !== true;
  return [
    ...idle.map((name) => `Nothing obeys ${name}: it is no setting of the gateway.`),
    ...(other === undefined ? [] : [other]),
    ...(isOpen
      ? [
          `HOST is ${host} without https: whoever listens on the network could read people's keys. Set KER_TLS_CERT and ` +
            'KER_TLS_KEY, or KER_ORIGIN to the https address of the proxy that stands before it.',
        ]
      : []),
  ];
}
