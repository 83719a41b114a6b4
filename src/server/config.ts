import path from 'node:path';
import type { BrandHosts } from '../model/site/brands';
import { defaultTimeZone } from '../model/format/days';
import {
  defaultInquiryDays,
  defaultMaxFileBytes,
  defaultMaxImageBytes,
  defaultMaxImages,
  defaultSoldDays,
} from '../model/limits';
import type { FirstAccounts } from './accounts/firstAccountSettings';
import { parseFirstAccounts } from './accounts/firstAccountSettings';
import type { PasswordCost } from './accounts/passwords/passwordCost';
import { passwordCost } from './accounts/passwords/passwordCost';
import { readTimeoutMs } from './database/availability';
import type { BackupSettings } from './archive/automatic/backupSettings';
import { parseBackupSettings } from './archive/automatic/backupSettings';
import { databaseUrlProblem } from './database/databaseUrl';
import { parseInquiryKeys } from './inquiries/secrets/inquiryKeys';
import { parseBrandHosts } from './system/brandHosts';
import type { Environment } from './system/environment';
import { ConfigError, envValue, isPlainUrl, listOf, parseWebUrl } from './system/environment';
import type { TrustedProxies } from './system/trustedProxies';
import { parseTrustedProxies } from './system/trustedProxies';
import type { Bucket } from './files/bucket';
import { parseBucket } from './files/bucket';
import type { MailServer } from './mail/mailServer';
import { parseMailServer } from './mail/mailServer';

/** All settings from the environment; docs/settings.md describes them. Sizes in bytes. */
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
  /** Other origins that may send requests to the API. */
  readonly allowedOrigins: readonly string[];
  /** The origin before links of images and files in responses to other sites. Without one, only allowed origins get absolute links. */
  readonly publicUrl?: string;
  /** The request header with the host that the visitor asked for, in lower case. */
  readonly hostHeader: string;
  readonly trustedProxies: TrustedProxies;
  /** Whether Strict-Transport-Security includes all subdomains of this host. */
  readonly hstsSubdomains: boolean;
  readonly firstAccounts: FirstAccounts;
  readonly backups: BackupSettings;
  /** An external image-hosting service; without one this server stores the images. */
  readonly imageHost?: { readonly url: string; readonly clientId: string };
  /** The URL of a service of leaked passwords, to which the first five characters of a hash are appended. */
  readonly knownPasswordsUrl?: string;
  /** A program and its arguments that scan each upload before it is stored. */
  readonly scanCommand?: readonly string[];
  readonly maxFileBytes: number;
  readonly maxImageBytes: number;
  readonly maxImages: number;
  /** The time zone of schedules and of days. */
  readonly timeZone: string;
  /** How many days a sold tanker stays in the list. */
  readonly soldDays: number;
  /** How many days inquiries are stored. */
  readonly inquiryDays: number;
  /** The keys of the personal fields of inquiries. The first one encrypts; without one, they are stored as text. Secrets. */
  readonly inquiryKeys: readonly Uint8Array[];
  readonly rateLimit: boolean;
  /** The cost of new password hashes. */
  readonly passwordCost: PasswordCost;
  /** How long a read waits for PostgreSQL, in milliseconds. */
  readonly readTimeoutMs: number;
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

const parseHostHeader = (environment: Environment): string => {
  const variable = 'HOST_HEADER';
  const name = (envValue(environment, variable) ?? 'host').toLowerCase();
  if (!/^[a-z][a-z0-9-]*$/.test(name))
    throw new ConfigError(variable, `'${name}' is not the name of a header`);
  return name;
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

/** The largest upload that can be allowed, in bytes. */
const maxBytes = 1024 ** 3;

const parseUploadLimits = (
  environment: Environment,
): Pick<Config, 'maxFileBytes' | 'maxImageBytes' | 'maxImages'> => ({
  maxFileBytes: integer(environment, 'MAX_FILE_BYTES', defaultMaxFileBytes, [1, maxBytes]),
  maxImageBytes: integer(environment, 'MAX_IMAGE_BYTES', defaultMaxImageBytes, [1, maxBytes]),
  maxImages: integer(environment, 'MAX_IMAGES', defaultMaxImages, [1, 1000]),
});

const parsePublicUrl = (environment: Environment): string | undefined => {
  const variable = 'PUBLIC_URL';
  const text = envValue(environment, variable);
  if (text === undefined) return undefined;
  const url = parseWebUrl(variable, text);
  if (url.href !== `${url.origin}/`)
    throw new ConfigError(variable, 'an address without a path is expected, such as https://www.example.com');
  return url.origin;
};

const parseFirstStart = (
  environment: Environment,
): Pick<Config, 'firstAccounts' | 'demoContent' | 'startEmpty'> => ({
  firstAccounts: parseFirstAccounts(environment),
  demoContent: isOn(environment, 'DEMO_CONTENT', 'on'),
  startEmpty: choice(environment, 'START_EMPTY', 'no', ['yes', 'no']) === 'yes',
});

const parseInquirySettings = (environment: Environment): Pick<Config, 'inquiryDays' | 'inquiryKeys'> => ({
  inquiryDays: integer(environment, 'INQUIRY_DAYS', defaultInquiryDays, [1, 3650]),
  inquiryKeys: parseInquiryKeys(environment),
});

const parseTimeZone = (environment: Environment): string => {
  const variable = 'SITE_TIME_ZONE';
  const timeZone = envValue(environment, variable) ?? defaultTimeZone;
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return timeZone;
  } catch {
    throw new ConfigError(variable, 'a time zone is expected, such as America/Toronto');
  }
};

const parseContentSettings = (
  environment: Environment,
): Pick<Config, 'timeZone' | 'soldDays' | 'inquiryDays' | 'inquiryKeys'> => ({
  timeZone: parseTimeZone(environment),
  soldDays: integer(environment, 'SOLD_DAYS', defaultSoldDays, [0, 3650]),
  ...parseInquirySettings(environment),
});

/** @throws ConfigError that names the invalid variable */
export function parseConfig(environment: Environment): Config {
  const dataDirectory = path.resolve(envValue(environment, 'DATA_DIR') ?? 'data');
  const imageHost = parseImageHost(environment);
  const databaseUrl = parseDatabaseUrl(environment);
  const bucket = parseBucket(environment);
  const knownPasswordsUrl = parseKnownPasswordsUrl(environment);
  const mailServer = parseMailServer(environment);
  const publicUrl = parsePublicUrl(environment);
  const scanCommand = envValue(environment, 'SCAN_COMMAND')?.split(/\s+/);
  return {
    port: integer(environment, 'PORT', 3000, [0, 65_535]),
    host: envValue(environment, 'HOST') ?? '127.0.0.1',
    dataDirectory,
    backups: parseBackupSettings(environment, dataDirectory),
    ...(databaseUrl !== undefined && { databaseUrl }),
    ...(bucket && { bucket }),
    ...(mailServer && { mailServer }),
    contentDirectory: path.resolve('src/content'),
    brandHosts: parseBrandHosts(environment),
    allowedOrigins: listOf(envValue(environment, 'ALLOWED_ORIGINS') ?? '').map(
      (each) => parseWebUrl('ALLOWED_ORIGINS', each).origin,
    ),
    ...(publicUrl !== undefined && { publicUrl }),
    hostHeader: parseHostHeader(environment),
    trustedProxies: parseTrustedProxies(environment),
    hstsSubdomains: isOn(environment, 'HSTS_SUBDOMAINS', 'off'),
    ...parseFirstStart(environment),
    ...(imageHost && { imageHost }),
    ...(knownPasswordsUrl !== undefined && { knownPasswordsUrl }),
    ...(scanCommand && { scanCommand }),
    ...parseUploadLimits(environment),
    ...parseContentSettings(environment),
    rateLimit: isOn(environment, 'RATE_LIMIT', 'on'),
    ...{ passwordCost, readTimeoutMs }, // no variable sets them: only tests change them
    requiresSecondFactor:
      choice(environment, 'SECOND_FACTOR', 'optional', ['optional', 'required']) === 'required',
    metrics: isOn(environment, 'METRICS', 'off'),
    logLevel: choice(environment, 'LOG_LEVEL', 'info', logLevels),
  };
}
