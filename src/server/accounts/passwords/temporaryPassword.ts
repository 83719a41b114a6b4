import { dayMs } from '../../../model/format/durations';

/** How long a generated password is valid, in milliseconds (OWASP ASVS 4.0.3, 2.3.1). */
export const temporaryPasswordLifetimeMs = 7 * dayMs;
