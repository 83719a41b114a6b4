import type { Environment } from '../system/environment';
import { ConfigError, envValue, isPlainUrl, parseWebUrl } from '../system/environment';

/** A bucket of an object store that speaks S3, and what is needed to use it. Holds a secret, so it is never shown. */
export interface Bucket {
  /** The address that keys come after, without a slash at its end. */
  readonly url: string;
  /** What all keys begin with: nothing, or a path that ends with a slash. */
  readonly prefix: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
}

/** The rules of S3 for names of buckets, less what it forbids of such names. */
const bucketName = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const folderName = /^(?!\.{1,2}$)[\w.-]+$/;

const readFilesUrl = (text: string): { readonly name: string; readonly prefix: string } => {
  const [, name = '', path = ''] = /^s3:\/\/([^/]*)\/?(.*)$/.exec(text) ?? [];
  if (!bucketName.test(name))
    throw new ConfigError('FILES_URL', 's3://bucket or s3://bucket/folder is expected'); // it may hold a secret by mistake
  const folders = path.replace(/\/$/, '').split('/');
  if (path === '') return { name, prefix: '' };
  if (!folders.every((folder) => folderName.test(folder)))
    throw new ConfigError('FILES_URL', 'its folders may have letters, digits, dots, hyphens and underscores');
  return { name, prefix: `${folders.join('/')}/` };
};

const required = (environment: Environment, variable: string): string => {
  const value = envValue(environment, variable);
  if (value === undefined) throw new ConfigError(variable, 'FILES_URL needs it');
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

/** The bucket is part of the path, or of the host where that is Amazon's and a certificate for `*` covers the name. */
const bucketUrl = (name: string, endpoint: string | undefined, region: string): string => {
  if (endpoint !== undefined) return `${endpoint}/${name}`;
  const host = `s3.${region}.amazonaws.com`;
  return name.includes('.') ? `https://${host}/${name}` : `https://${name}.${host}`;
};

const readRegion = (environment: Environment, endpoint: string | undefined): string => {
  const region = envValue(environment, 'AWS_REGION') ?? envValue(environment, 'AWS_DEFAULT_REGION');
  if (region === undefined && endpoint === undefined)
    throw new ConfigError('AWS_REGION', 'FILES_URL needs it, or AWS_ENDPOINT_URL');
  if (region !== undefined && !/^[a-z0-9-]+$/.test(region))
    throw new ConfigError('AWS_REGION', `'${region}' is not a region`);
  return region ?? 'us-east-1'; // what stores that have no regions expect
};

/** The bucket that `FILES_URL` names, with the usual variables of S3. @throws ConfigError that names the variable which is wrong */
export const parseBucket = (environment: Environment): Bucket | undefined => {
  const filesUrl = envValue(environment, 'FILES_URL');
  if (filesUrl === undefined) return undefined;
  const { name, prefix } = readFilesUrl(filesUrl);
  const endpoint = readEndpoint(environment);
  const region = readRegion(environment, endpoint);
  const sessionToken = envValue(environment, 'AWS_SESSION_TOKEN');
  return {
    url: bucketUrl(name, endpoint, region),
    prefix,
    region,
    accessKeyId: required(environment, 'AWS_ACCESS_KEY_ID'),
    secretAccessKey: required(environment, 'AWS_SECRET_ACCESS_KEY'),
    ...(sessionToken !== undefined && { sessionToken }),
  };
};
