import { readFileSync } from 'node:fs';
import { firstPasswordLength } from '../../model/limits';
import { isEmailAddress } from '../../model/schema/validate';
import { errorCode } from '../system/errorCode';
import type { Environment } from '../system/environment';
import { ConfigError, envValue } from '../system/environment';

/** An account that the first start creates. Without a password, a random one is generated. */
export interface FirstAccount {
  readonly email: string;
  readonly password?: string;
}

export interface FirstAccounts {
  readonly admin: FirstAccount;
  readonly superUser: FirstAccount;
}

const readPasswordFile = (variable: string, file: string): string => {
  try {
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  } catch (error) {
    throw new ConfigError(variable, `${file} cannot be read (${errorCode(error) ?? String(error)})`);
  }
};

/** The password of `ADMIN_PASSWORD`, or of the file that `ADMIN_PASSWORD_FILE` names, such as a secret of Docker. */
const readPassword = (environment: Environment, variable: string): string | undefined => {
  const password = environment[variable];
  const fileVariable = `${variable}_FILE`;
  const file = envValue(environment, fileVariable);
  if (file !== undefined && password)
    throw new ConfigError(fileVariable, `${variable} is set too: only one of them is expected`);
  const [source, value] =
    file === undefined ? [variable, password] : [fileVariable, readPasswordFile(fileVariable, file)];
  if (value === undefined || (value === '' && file === undefined)) return undefined;
  const { min, max } = firstPasswordLength;
  if (value.length < min || value.length > max)
    throw new ConfigError(source, `${min} to ${max} characters are expected`);
  return value;
};

const firstAccount = (environment: Environment, prefix: string, fallback: string): FirstAccount => {
  const email = (envValue(environment, `${prefix}_EMAIL`) ?? fallback).toLowerCase();
  if (!isEmailAddress(email)) throw new ConfigError(`${prefix}_EMAIL`, `'${email}' is not an e-mail address`);
  const password = readPassword(environment, `${prefix}_PASSWORD`);
  return { email, ...(password !== undefined && { password }) };
};

/** @throws ConfigError that names the wrong variable, without its password */
export function parseFirstAccounts(environment: Environment): FirstAccounts {
  const admin = firstAccount(environment, 'ADMIN', 'admin@example.com');
  const superUser = firstAccount(environment, 'SUPER_USER', 'super@example.com');
  if (admin.email === superUser.email) {
    throw new ConfigError('SUPER_USER_EMAIL', 'an address that differs from ADMIN_EMAIL is expected');
  }
  return { admin, superUser };
}
