import type { PasswordCost } from '../../../../src/server/accounts/passwords/passwordCost';
import type { Config } from '../../../../src/server/config';
import type { Environment } from '../../../../src/server/system/environment';
import { parseConfig } from '../../../../src/server/config';

/** The lowest cost that argon2 accepts. A hash of the real cost takes a tenth of a second. */
const passwordCost: PasswordCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Longer than any read: a slow machine is no database that hangs. */
const readTimeoutMs = 60_000;

/** The configuration of an environment, with cheap password hashes. */
export function testConfig(environment: Environment): Config {
  return {
    ...parseConfig(environment),
    passwordCost,
    readTimeoutMs,
  };
}
