import path from 'node:path';
import type { BrandHosts, BrandId } from '../model/site/brands';
import { defaultBrandHosts, isBrandId } from '../model/site/brands';
import {
  defaultMaxFileBytes,
  defaultMaxImageBytes,
  defaultMaxImages,
  generatedPasswordLength,
} from '../model/limits';
import { isEmailAddress } from '../model/schema/validate';
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

/** An account that the first start creates. Without a password, a random one is generated and printed once. */
export interface FirstAccount {
  readonly email: string;
  readonly password?: string;
}

/** All settings from the environment; docs/operations.md describes them. Sizes in bytes. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** The folder of the embedded database and the uploaded files, unless they are stored elsewhere. */
  readonly dataDirectory: string;
  /** A PostgreSQL database in place of the embedded one. The URL holds a password, so it is never shown. */
  readonly databaseUrl?: string;
  /** A bucket for the uploaded files, in place of folders of the data directory. Holds a secret. */
  readonly bucket?: Bucket;
  /** The mail server; without one no mail is sent. Holds a password. */
  readonly mailServer?: MailServer;
  /** The folder of the demonstration content's pictures and files. */
  readonly contentDirectory: string;
  readonly brandHosts: BrandHosts;
  /** Other origins that may call the API. */
  readonly allowedOrigins: readonly string[];
  /** How many load balancers precede this server: the outermost one writes the client's address in X-Forwarded-For. */
  readonly trustedProxies: number;
  /** Whether Strict-Transport-Security includes all subdomains of this host. */
  readonly hstsSubdomains: boolean;
  readonly firstAccounts: { readonly admin: FirstAccount; readonly superUser: FirstAccount };
  /** An external image-hosting service; without one this server stores the images. */
  readonly imageHost?: { readonly url: string; readonly clientId: string };
  /** The URL of a service of leaked passwords, to which the first five characters of a hash are appended. */
  readonly knownPasswordsUrl?: string;
  /** A program and its arguments that scan each upload before it is stored. */
  readonly scanCommand?: readonly string[];
  readonly maxFileBytes: number;
  readonly maxImageBytes: number;
  readonly maxImages: number;
  readonly rateLimit: boolean;
  /** The cost of new password hashes. No variable sets it: only tests use another cost. */
  readonly passwordCost: PasswordCost;
  /** Whether an account must set up a second factor before it can do anything else. */
  readonly requiresSecondFactor: boolean;
  readonly demoContent: boolean;
  /** Whether a new database may start although there are uploaded files. */
  readonly startEmpty: boolean;
  /** Whether `/metrics` is open, to any client. */
  readonly metrics: boolean;
  readonly logLevel: LogLevel;
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export type LogLevel = (typeof logLevels)[number];

const integer = (
  environment: Environment,
  variable: string,
  fallback: number,
  [minimum, maximum]: readonly [number, number],
): number => {
  const text = envValue(environment, variable);
  if (text === undefined) return fallback;
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= minimum && value <= maximum) return value;
  throw new ConfigError(variable, `a whole number from ${minimum} to ${maximum} is expected, not '${text}'`);
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

/** `on` is one load balancer. Entries further left in X-Forwarded-For come from the client and cannot be trusted. */
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

/** `brand=brand.example,www.brand.example;other-brand=…`; a brand that is not named has its default hosts. */
const parseBrandHosts = (environment: Environment): BrandHosts => {
  const variable = 'BRAND_HOSTS';
  const hosts: Record<BrandId, readonly string[]> = { ...defaultBrandHosts };
  for (const part of (envValue(environment, variable) ?? '').split(';').filter((each) => each.trim())) {
    const [brand = '', names = ''] = part.split('=').map((each) => each.trim());
    if (!isBrandId(brand)) throw new ConfigError(variable, `there is no brand '${brand}'`);
    const list = listOf(names).map((name) => name.toLowerCase());
    const invalid = list.find((name) => !/^[a-z0-9.-]+$/.test(name));
    if (invalid !== undefined) throw new ConfigError(variable, `'${invalid}' is not a host name`);
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

/** @throws ConfigError that names the invalid variable */
export function parseConfig(environment: Environment): Config {
  const maxBytes = 1024 ** 3;
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
    maxFileBytes: integer(environment, 'MAX_FILE_BYTES', defaultMaxFileBytes, [1, maxBytes]),
    maxImageBytes: integer(environment, 'MAX_IMAGE_BYTES', defaultMaxImageBytes, [1, maxBytes]),
    maxImages: integer(environment, 'MAX_IMAGES', defaultMaxImages, [1, 1000]),
    rateLimit: isOn(environment, 'RATE_LIMIT', 'on'),
    passwordCost,
    requiresSecondFactor:
      choice(environment, 'SECOND_FACTOR', 'optional', ['optional', 'required']) === 'required',
    demoContent: isOn(environment, 'DEMO_CONTENT', 'on'),
    startEmpty: choice(environment, 'START_EMPTY', 'no', ['yes', 'no']) === 'yes',
    metrics: isOn(environment, 'METRICS', 'off'),
    logLevel: choice(environment, 'LOG_LEVEL', 'info', logLevels),
  };
}
