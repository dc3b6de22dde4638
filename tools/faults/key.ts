/** The key that the service lets in, `whole.service` too. */
export const KEY = 'ker-test-key';
