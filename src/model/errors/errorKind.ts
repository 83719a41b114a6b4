import type { Localized } from '../site/languages';

/**
 * A kind of error that the API responds with. Beside its stable code it has an HTTP status, and a message in both languages
 * that an administrator can act on. `{name}` stands for a value of the error.
 */
export interface ErrorKind {
  readonly status: number;
  readonly message: Localized;
}
