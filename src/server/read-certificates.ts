import { createSecureContext } from 'node:tls';

import type { Environment } from './environment';
import { readSetting } from './read-setting';

/** The certificate and key that the settings name; throws an error that names the settings where they are none, or no pair. */
export function readCertificates({ cert, key }: NonNullable<Environment['tls']>) {
  const read = { cert: readSetting('KER_TLS_CERT', cert), key: readSetting('KER_TLS_KEY', key) };
  try {
    createSecureContext(read);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `Expected KER_TLS_CERT and KER_TLS_KEY to be a certificate and its key in PEM form, got ${cert} and ${key}: ${reason}`,
    );
  }
  return read;
}
