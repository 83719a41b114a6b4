import { parseConfig } from '../../src/server/config';

test('without variables the configuration has its documented defaults', () => {
  expect(parseConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    dataDirectory: `${process.cwd()}/data`,
    allowedOrigins: [],
    firstAccounts: { admin: { email: 'admin@example.com' }, superUser: { email: 'super@example.com' } },
    maxFileBytes: 10 * 1024 * 1024,
    maxImageBytes: 10 * 1024 * 1024,
    maxImages: 20,
    rateLimit: true,
    passwordCost: { memoryCost: 65_536, timeCost: 3, parallelism: 1 },
    requiresSecondFactor: false,
    demoContent: true,
    logLevel: 'info',
  });
  expect(parseConfig({}).imageHost).toBeUndefined();
  expect(parseConfig({}).knownPasswordsUrl).toBeUndefined();
});

test('an empty variable counts as not set', () => {
  expect(parseConfig({ PORT: '', RATE_LIMIT: ' ', ADMIN_PASSWORD: '', DATABASE_URL: '' })).toEqual(
    parseConfig({}),
  );
});

test('a brand without hosts in BRAND_HOSTS keeps its default hosts', () => {
  const { brandHosts } = parseConfig({
    BRAND_HOSTS: 'norcuve=norcuve.example, WWW.norcuve.example ;propacuve=propacuve.example;',
  });
  expect(brandHosts).toEqual({
    norcuve: ['norcuve.example', 'www.norcuve.example'],
    rubicuve: ['rubicuve.localhost'],
    propacuve: ['propacuve.example'],
  });
});

test('the other variables are read', () => {
  const config = parseConfig({
    PORT: '4000',
    HOST: '0.0.0.0',
    ALLOWED_ORIGINS: 'https://a.example, http://b.example:8080/',
    PUBLIC_URL: 'https://www.example.com/',
    ADMIN_EMAIL: 'Someone@Example.com',
    ADMIN_PASSWORD: 'long-enough',
    IMAGE_HOST_URL: 'https://images.example/upload',
    IMAGE_HOST_CLIENT_ID: 'abc',
    MAX_FILE_BYTES: '1000',
    RATE_LIMIT: 'off',
    SECOND_FACTOR: 'required',
    DEMO_CONTENT: 'off',
    KNOWN_PASSWORDS_URL: 'https://passwords.example/range/',
    LOG_LEVEL: 'debug',
    TRUST_PROXY: 'on',
  });
  expect(config).toMatchObject({
    port: 4000,
    host: '0.0.0.0',
    allowedOrigins: ['https://a.example', 'http://b.example:8080'],
    publicUrl: 'https://www.example.com',
    firstAccounts: { admin: { email: 'someone@example.com', password: 'long-enough' } },
    imageHost: { url: 'https://images.example/upload', clientId: 'abc' },
    maxFileBytes: 1000,
    knownPasswordsUrl: 'https://passwords.example/range/',
    rateLimit: false,
    requiresSecondFactor: true,
    demoContent: false,
    logLevel: 'debug',
    trustedProxies: { count: 1 },
  });
});

test.each([
  ['PORT', 'http'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['MAX_FILE_BYTES', '10MB'],
  ['MAX_IMAGES', '0'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '-1'],
  ['TRUST_PROXY', '10'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['HOST_HEADER', 'x forwarded'],
  ['RATE_LIMIT', 'yes'],
  ['SECOND_FACTOR', 'on'],
  ['DEMO_CONTENT', 'false'],
  ['LOG_LEVEL', 'loud'],
  ['BRAND_HOSTS', 'nobody=x.example'],
  ['BRAND_HOSTS', 'norcuve='],
  ['BRAND_HOSTS', 'norcuve=http://x.example'],
  ['ALLOWED_ORIGINS', 'example.com'],
  ['ALLOWED_ORIGINS', '*'],
  ['PUBLIC_URL', 'www.example.com'],
  ['PUBLIC_URL', 'https://www.example.com/site'],
  ['ADMIN_EMAIL', 'admin'],
  ['ADMIN_PASSWORD', 'short'],
  ['SUPER_USER_EMAIL', 'admin@example.com'],
  ['DATABASE_URL', 'mysql://localhost/site'],
  ['DATABASE_URL', 'localhost:5432/site'],
  ['DATABASE_URL', 'postgres:///site'],
  ['DATABASE_URL', 'postgres://localhost:5432/'],
  ['DATABASE_URL', 'postgres://localhost:port/site'],
  ['DATABASE_URL', 'postgres://localhost/site?sslmode=prefer'],
  ['DATABASE_URL', 'postgres://localhost/site?sslmode=verify-ca'],
  ['KNOWN_PASSWORDS_URL', 'passwords.example/range/'],
  ['KNOWN_PASSWORDS_URL', 'https://passwords.example/range'],
  ['KNOWN_PASSWORDS_URL', 'https://user:secret@passwords.example/range/'],
  ['KNOWN_PASSWORDS_URL', 'https://:secret@passwords.example/range/'],
  ['KNOWN_PASSWORDS_URL', 'https://passwords.example/range/?mode=ntlm/'],
  ['FILES_URL', 'ftp://files'],
  ['FILES_URL', 's3://'],
  ['FILES_URL', 's3://Files'],
  ['FILES_URL', 's3://key:secret@files'],
  ['FILES_URL', 's3://files/../others'],
  ['FILES_URL', 's3://files/a//b'],
  ['FILES_URL', 's3://files/a?b'],
  ['MAIL_FROM', 'nobody'],
])('%s=%s is rejected with an error that names the variable', (variable, value) => {
  expect(() => parseConfig({ [variable]: value })).toThrow(new RegExp(`^${variable}: `));
});

test.each([
  ['postgres://site:secret@db.example:5432/site'],
  ['postgresql://db.example/site?sslmode=verify-full&sslrootcert=/etc/ca.pem'],
  ['postgres:///site?host=/run/postgresql'],
])('DATABASE_URL=%s is accepted', (url) => {
  expect(parseConfig({ DATABASE_URL: url }).databaseUrl).toBe(url);
});

test('an error about DATABASE_URL does not contain the password', () => {
  expect(() => parseConfig({ DATABASE_URL: 'mysql://site:secret@db.example/site' })).not.toThrow(/secret/);
  expect(() => parseConfig({ DATABASE_URL: 'postgres://site:secret@db.example/' })).not.toThrow(/secret/);
});

test('an image host needs its client identifier', () => {
  expect(() => parseConfig({ IMAGE_HOST_URL: 'https://images.example' })).toThrow(/^IMAGE_HOST_CLIENT_ID: /);
});

const bucketVariables = {
  FILES_URL: 's3://files',
  AWS_REGION: 'ca-central-1',
  AWS_ACCESS_KEY_ID: 'key',
  AWS_SECRET_ACCESS_KEY: 'secret',
};

test.each([
  [{}, 'https://files.s3.ca-central-1.amazonaws.com', ''],
  [{ FILES_URL: 's3://files/a/b-c/' }, 'https://files.s3.ca-central-1.amazonaws.com', 'a/b-c/'],
  [{ FILES_URL: 's3://my.files' }, 'https://s3.ca-central-1.amazonaws.com/my.files', ''],
  [{ AWS_ENDPOINT_URL: 'http://127.0.0.1:9000/' }, 'http://127.0.0.1:9000/files', ''],
  [{ AWS_ENDPOINT_URL: 'http://a', AWS_ENDPOINT_URL_S3: 'https://b/s3' }, 'https://b/s3/files', ''],
])('with %j the files are stored at %s', (variables, url, prefix) => {
  expect(parseConfig({ ...bucketVariables, ...variables }).bucket).toEqual({
    url,
    prefix,
    region: 'ca-central-1',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  });
});

test('an object store with its own endpoint needs no region, and may have a session token', () => {
  const variables = { AWS_REGION: '', AWS_ENDPOINT_URL: 'http://store:9000', AWS_SESSION_TOKEN: 'token' };
  const { bucket } = parseConfig({ ...bucketVariables, ...variables });
  expect(bucket).toMatchObject({ region: 'us-east-1', sessionToken: 'token' });
});

test.each([
  ['AWS_ACCESS_KEY_ID', ''],
  ['AWS_SECRET_ACCESS_KEY', ''],
  ['AWS_REGION', ''],
  ['AWS_REGION', 'x.example/'],
  ['AWS_ENDPOINT_URL', 'store:9000'],
  ['AWS_ENDPOINT_URL_S3', 'http://key:secret@store'],
  ['AWS_ENDPOINT_URL_S3', 'http://:secret@store'],
])(
  'an object store with %s=%s is rejected with an error that names the variable, without the secret',
  (variable, value) => {
    const parse = () => parseConfig({ ...bucketVariables, [variable]: value });
    expect(parse).toThrow(new RegExp(`^${variable}: `));
    expect(parse).not.toThrow(/secret/);
  },
);

test.each([
  ['smtp://mail.example', { host: 'mail.example', port: 587, isSecure: false }],
  ['smtp://mail.example:25/', { host: 'mail.example', port: 25, isSecure: false }],
  ['smtps://[::1]', { host: '::1', port: 465, isSecure: true }],
  [
    'smtps://site%40example.com:a%2Fb%3A@mail.example:4650',
    {
      host: 'mail.example',
      port: 4650,
      isSecure: true,
      login: { user: 'site@example.com', password: 'a/b:' },
    },
  ],
])('SMTP_URL=%s configures the mail server', (url, server) => {
  const { mailServer } = parseConfig({ SMTP_URL: url, MAIL_FROM: 'site@example.com' });
  expect(mailServer).toEqual({ ...server, from: 'site@example.com' });
});

test.each([
  ['SMTP_URL', 'mail.example:25'],
  ['SMTP_URL', 'https://user:secret@mail.example'],
  ['SMTP_URL', 'smtp:secret'],
  ['SMTP_URL', 'smtp://user:secret@'],
  ['SMTP_URL', 'smtp://user:secret@mail%20.example'],
  ['SMTP_URL', 'smtp://user:secret@mail.example:smtp'],
  ['SMTP_URL', 'smtp://user:secret@mail.example/path'],
  ['SMTP_URL', 'smtp://user:secret@mail.example?tls=off'],
  ['SMTP_URL', 'smtp://user:secret%@mail.example'],
  ['SMTP_URL', 'smtp://secret@mail.example'],
  ['SMTP_URL', 'smtp://:secret@mail.example'],
  ['MAIL_FROM', ''],
  ['MAIL_FROM', 'The site <site@example.com>'],
  ['MAIL_FROM', 'site@example.com,other@example.com'],
  ['MAIL_FROM', 'site@example.com\r\nBcc:other@example.com'],
])(
  'a mail server with %s=%j is rejected with an error that names the variable, without the secret',
  (variable, value) => {
    const mailVariables = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'site@example.com' };
    const parse = () => parseConfig({ ...mailVariables, [variable]: value });
    expect(parse).toThrow(new RegExp(`^${variable}: `));
    expect(parse).not.toThrow(/secret/);
  },
);
