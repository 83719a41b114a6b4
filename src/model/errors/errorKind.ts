import type { Localized } from '../site/languages';

/**
 * Something that a call can be refused for: beside its stable code, the HTTP status, and a sentence that an administrator
 * can act on, in both languages. `{name}` stands for a value that the refusal carries.
 */
export interface ErrorKind {
  readonly status: number;
  readonly message: Localized;
}
