import path from 'node:path';
import type { BrandHosts, BrandId } from '../model/site/brands';
import { defaultBrandHosts, isBrandId } from '../model/site/brands';
import {
  defaultMaxFileBytes,
  defaultMaxImageBytes,
  defaultMaxImages,
  generatedPasswordLength,
} from '../model/limits';
import { isEmailAddress } from './accounts/emailAddress';
import type { PasswordCost } from './accounts/passwordCost';
import { passwordCost } from './accounts/passwordCost';
import { databaseUrlProblem } from './database/databaseUrl';
import type { Environment } from './system/environment';
import { ConfigError, envValue, isPlainUrl, parseWebUrl } from './system/environment';
import type { Bucket } from './files/bucket';
import { parseBucket } from './files/bucket';
import type { MailServer } from './mail/mailServer';
import { parseMailServer } from './mail/mailServer';

export type { Environment };
export { ConfigError };

/** An account of the first start; without a password a random one is made and printed once. */
export interface FirstAccount {
  readonly email: string;
  readonly password?: string;
}

/** Everything that the environment decides (decisions, 'Operation'). Sizes in bytes. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** The embedded database and the uploaded files, where they have no other place. */
  readonly dataDirectory: string;
  /** A PostgreSQL that is used in place of the embedded database. Holds a password, so it is never shown. */
  readonly databaseUrl?: string;
  /** A bucket that the uploaded files are kept in, in place of folders of the data directory. Holds a secret. */
  readonly bucket?: Bucket;
  /** What mails are sent by; without one none are. Holds a password. */
  readonly mailServer?: MailServer;
  /** Where the pictures and files of the demonstration content are. */
  readonly contentDirectory: string;
  readonly brandHosts: BrandHosts;
  /** Other origins that may call the API. */
  readonly allowedOrigins: readonly string[];
  /** How many balancers stand before this server: the client's address is what the outermost wrote in X-Forwarded-For. */
  readonly trustedProxies: number;
  /** Whether browsers are asked to come over a secure transport to all subdomains of this host as well. */
  readonly hstsSubdomains: boolean;
  readonly firstAccounts: { readonly admin: FirstAccount; readonly superUser: FirstAccount };
  /** A foreign image-hosting service; without one this server keeps the images. */
  readonly imageHost?: { readonly url: string; readonly clientId: string };
  /** A service that knows the passwords of breaches: what five characters of a hash are appended to. */
  readonly knownPasswordsUrl?: string;
  /** A program and what it is told, to which each upload is shown before it is kept. */
  readonly scanCommand?: readonly string[];
  readonly maxFileBytes: number;
  readonly maxImageBytes: number;
  readonly maxImages: number;
  readonly rateLimit: boolean;
  /** What new password hashes cost. No variable sets it: only tests use another cost. */
  readonly passwordCost: PasswordCost;
  /** Whether an account without a second factor can do nothing before it has set one up. */
  readonly requiresSecondFactor: boolean;
  readonly demoContent: boolean;
  /** Whether `/metrics` tells how the server does, to whoever asks. */
  readonly metrics: boolean;
  readonly logLevel: LogLevel;
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export type LogLevel = (typeof logLevels)[number];

const integer = (
  environment: Environment,
  variable: string,
  fallback: number,
  [least, most]: readonly [number, number],
): number => {
  const text = envValue(environment, variable);
  if (text === undefined) return fallback;
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  throw new ConfigError(variable, `a whole number from ${least} to ${most} is expected, not '${text}'`);
};

const choice = <Value extends string>(
  environment: Environment,
  variable: string,
  fallback: Value,
  values: readonly Value[],
): Value => {
  const text = envValue(environment, variable);
  if (text === undefined) return fallback;
  const value = values.find((each) => each === text);
  if (value !== undefined) return value;
  throw new ConfigError(variable, `one of ${values.join(', ')} is expected, not '${text}'`);
};

const isOn = (environment: Environment, variable: string, fallback: 'on' | 'off'): boolean =>
  choice(environment, variable, fallback, ['on', 'off']) === 'on';

/** `on` is one balancer. What stands further left in X-Forwarded-For was written by whoever calls. */
const trustedProxies = (environment: Environment): number => {
  const variable = 'TRUST_PROXY';
  const text = envValue(environment, variable) ?? 'off';
  if (text === 'off') return 0;
  if (text === 'on') return 1;
  if (/^[1-9]$/.test(text)) return Number(text);
  throw new ConfigError(variable, `off, on or a number of balancers from 1 to 9 is expected, not '${text}'`);
};

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);

/** `norcuve=norcuve.example,www.norcuve.example;rubicuve=…`; a brand that is not named keeps its default. */
const parseBrandHosts = (environment: Environment): BrandHosts => {
  const variable = 'BRAND_HOSTS';
  const hosts: Record<BrandId, readonly string[]> = { ...defaultBrandHosts };
  for (const part of (envValue(environment, variable) ?? '').split(';').filter((each) => each.trim())) {
    const [brand = '', names = ''] = part.split('=').map((each) => each.trim());
    if (!isBrandId(brand)) throw new ConfigError(variable, `there is no brand '${brand}'`);
    const list = listOf(names).map((name) => name.toLowerCase());
    const wrong = list.find((name) => !/^[a-z0-9.-]+$/.test(name));
    if (wrong !== undefined) throw new ConfigError(variable, `'${wrong}' is not a host name`);
    if (list.length === 0) throw new ConfigError(variable, `no host is given for '${brand}'`);
    hosts[brand] = list;
  }
  return hosts;
};

const firstAccount = (environment: Environment, prefix: string, fallback: string): FirstAccount => {
  const email = (envValue(environment, `${prefix}_EMAIL`) ?? fallback).toLowerCase();
  if (!isEmailAddress(email)) throw new ConfigError(`${prefix}_EMAIL`, `'${email}' is not an e-mail address`);
  const password = environment[`${prefix}_PASSWORD`];
  if (!password) return { email };
  const { min, max } = generatedPasswordLength;
  if (password.length < min || password.length > max) {
    throw new ConfigError(`${prefix}_PASSWORD`, `${min} to ${max} characters are expected`);
  }
  return { email, password };
};

const parseFirstAccounts = (environment: Environment): Config['firstAccounts'] => {
  const admin = firstAccount(environment, 'ADMIN', 'admin@example.com');
  const superUser = firstAccount(environment, 'SUPER_USER', 'super@example.com');
  if (admin.email === superUser.email) {
    throw new ConfigError('SUPER_USER_EMAIL', 'an address that differs from ADMIN_EMAIL is expected');
  }
  return { admin, superUser };
};

const parseImageHost = (environment: Environment): Config['imageHost'] => {
  const url = envValue(environment, 'IMAGE_HOST_URL');
  if (url === undefined) return undefined;
  const clientId = envValue(environment, 'IMAGE_HOST_CLIENT_ID');
  if (clientId === undefined) throw new ConfigError('IMAGE_HOST_CLIENT_ID', 'IMAGE_HOST_URL needs one');
  return { url: parseWebUrl('IMAGE_HOST_URL', url).href, clientId };
};

const parseDatabaseUrl = (environment: Environment): string | undefined => {
  const url = envValue(environment, 'DATABASE_URL');
  const problem = url === undefined ? undefined : databaseUrlProblem(url);
  if (problem !== undefined) throw new ConfigError('DATABASE_URL', problem);
  return url;
};

const parseKnownPasswordsUrl = (environment: Environment): string | undefined => {
  const variable = 'KNOWN_PASSWORDS_URL';
  const text = envValue(environment, variable);
  if (text === undefined) return undefined;
  const url = parseWebUrl(variable, text);
  if (!isPlainUrl(url) || !url.href.endsWith('/'))
    throw new ConfigError(variable, 'an address that ends with / is expected, and nothing else');
  return url.href;
};

/** @throws ConfigError that names the variable which is wrong. */
export const parseConfig = (environment: Environment): Config => {
  const mostBytes = 1024 ** 3;
  const imageHost = parseImageHost(environment);
  const databaseUrl = parseDatabaseUrl(environment);
  const bucket = parseBucket(environment);
  const knownPasswordsUrl = parseKnownPasswordsUrl(environment);
  const mailServer = parseMailServer(environment);
  const scanCommand = envValue(environment, 'SCAN_COMMAND')?.split(/\s+/);
  return {
    port: integer(environment, 'PORT', 3000, [0, 65_535]),
    host: envValue(environment, 'HOST') ?? '127.0.0.1',
    dataDirectory: path.resolve(envValue(environment, 'DATA_DIR') ?? 'data'),
    ...(databaseUrl !== undefined && { databaseUrl }),
    ...(bucket && { bucket }),
    ...(mailServer && { mailServer }),
    contentDirectory: path.resolve('src/content'),
    brandHosts: parseBrandHosts(environment),
    allowedOrigins: listOf(envValue(environment, 'ALLOWED_ORIGINS') ?? '').map(
      (each) => parseWebUrl('ALLOWED_ORIGINS', each).origin,
    ),
    trustedProxies: trustedProxies(environment),
    hstsSubdomains: isOn(environment, 'HSTS_SUBDOMAINS', 'off'),
    firstAccounts: parseFirstAccounts(environment),
    ...(imageHost && { imageHost }),
    ...(knownPasswordsUrl !== undefined && { knownPasswordsUrl }),
    ...(scanCommand && { scanCommand }),
    maxFileBytes: integer(environment, 'MAX_FILE_BYTES', defaultMaxFileBytes, [1, mostBytes]),
    maxImageBytes: integer(environment, 'MAX_IMAGE_BYTES', defaultMaxImageBytes, [1, mostBytes]),
    maxImages: integer(environment, 'MAX_IMAGES', defaultMaxImages, [1, 1000]),
    rateLimit: isOn(environment, 'RATE_LIMIT', 'on'),
    passwordCost,
    requiresSecondFactor:
      choice(environment, 'SECOND_FACTOR', 'optional', ['optional', 'required']) === 'required',
    demoContent: isOn(environment, 'DEMO_CONTENT', 'on'),
    metrics: isOn(environment, 'METRICS', 'off'),
    logLevel: choice(environment, 'LOG_LEVEL', 'info', logLevels),
  };
};
