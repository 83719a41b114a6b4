import type { Environment } from '../system/environment';
import { ConfigError, envValue, isPlainUrl, parseWebUrl } from '../system/environment';

/** A bucket of an S3 object store, with its credentials. It contains a secret: never log it. */
export interface Bucket {
  /** The base URL of all keys, without a slash at its end. */
  readonly url: string;
  /** The prefix of all keys: empty, or a path that ends with a slash. */
  readonly prefix: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
}

/** The characters and the length that S3 allows in bucket names. The further S3 rules are not checked. */
const bucketName = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const folderName = /^(?!\.{1,2}$)[\w.-]+$/;

const readFilesUrl = (variable: string, text: string): { readonly name: string; readonly prefix: string } => {
  const [, name = '', path = ''] = /^s3:\/\/([^/]*)\/?(.*)$/.exec(text) ?? [];
  if (!bucketName.test(name))
    throw new ConfigError(variable, 's3://bucket or s3://bucket/folder is expected'); // does not repeat the value: it may hold a secret by mistake
  const folders = path.replace(/\/$/, '').split('/');
  if (path === '') return { name, prefix: '' };
  if (!folders.every((folder) => folderName.test(folder)))
    throw new ConfigError(variable, 'its folders may have letters, digits, dots, hyphens and underscores');
  return { name, prefix: `${folders.join('/')}/` };
};

const requireValue = (environment: Environment, variable: string, neededBy: string): string => {
  const value = envValue(environment, variable);
  if (value === undefined) throw new ConfigError(variable, `${neededBy} needs it`);
  return value;
};

const readEndpoint = (environment: Environment): string | undefined => {
  for (const variable of ['AWS_ENDPOINT_URL_S3', 'AWS_ENDPOINT_URL']) {
    const text = envValue(environment, variable);
    if (text === undefined) continue;
    const url = parseWebUrl(variable, text);
    if (!isPlainUrl(url)) throw new ConfigError(variable, 'an address and nothing else is expected');
    return url.href.replace(/\/+$/, '');
  }
  return undefined;
};

/**
 * The bucket's name is part of the path. On Amazon it is part of the host, unless it contains a dot: Amazon's wildcard
 * certificate does not cover such a host.
 */
const bucketUrl = (name: string, endpoint: string | undefined, region: string): string => {
  if (endpoint !== undefined) return `${endpoint}/${name}`;
  const host = `s3.${region}.amazonaws.com`;
  return name.includes('.') ? `https://${host}/${name}` : `https://${name}.${host}`;
};

const readRegion = (environment: Environment, endpoint: string | undefined, neededBy: string): string => {
  const region = envValue(environment, 'AWS_REGION') ?? envValue(environment, 'AWS_DEFAULT_REGION');
  if (region === undefined && endpoint === undefined)
    throw new ConfigError('AWS_REGION', `${neededBy} needs it, or AWS_ENDPOINT_URL`);
  if (region !== undefined && !/^[a-z0-9-]+$/.test(region))
    throw new ConfigError('AWS_REGION', `'${region}' is not a region`);
  return region ?? 'us-east-1'; // stores without regions expect this one
};

/**
 * Reads the bucket from `FILES_URL`, or another variable, and the usual `AWS_` variables.
 * @returns undefined without it
 * @throws ConfigError that names the wrong variable
 */
export function parseBucket(environment: Environment, variable = 'FILES_URL'): Bucket | undefined {
  const filesUrl = envValue(environment, variable);
  if (filesUrl === undefined) return undefined;
  const { name, prefix } = readFilesUrl(variable, filesUrl);
  const endpoint = readEndpoint(environment);
  const region = readRegion(environment, endpoint, variable);
  const sessionToken = envValue(environment, 'AWS_SESSION_TOKEN');
  return {
    url: bucketUrl(name, endpoint, region),
    prefix,
    region,
    accessKeyId: requireValue(environment, 'AWS_ACCESS_KEY_ID', variable),
    secretAccessKey: requireValue(environment, 'AWS_SECRET_ACCESS_KEY', variable),
    ...(sessionToken !== undefined && { sessionToken }),
  };
}
