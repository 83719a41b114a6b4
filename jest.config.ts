/** @jest-config-loader esbuild-register */
import { availableParallelism } from 'node:os';
import type { Config } from 'jest';

/** Packages that ship only ES modules, so Jest transforms them like our own code. */
const esModulePackages = [
  'react-intl',
  '@formatjs',
  'intl-messageformat',
  '@dnd-kit',
  '@preact',
  'react-pdf',
  'pdfjs-dist',
  'make-event-props',
  'merge-refs',
  'make-cancellable-promise',
  'dequal',
  'warning',
  'yet-another-react-lightbox',
  'p-queue',
  'p-timeout',
];

const transform: Config['transform'] = {
  '\\.[jt]sx?$|\\.mjs$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'commonjs' },
      sourceMaps: 'inline',
    },
  ],
};

const common: Config = {
  rootDir: '.',
  transform,
  transformIgnorePatterns: [`/node_modules/(?!(${esModulePackages.join('|')})/)`],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'node'],
  moduleNameMapper: {
    '\\.(css|woff2)$': '<rootDir>/test/support/jsdom/assetStub.ts',
    '^pdfjs-dist$': 'pdfjs-dist/legacy/build/pdf.mjs', // the build for environments other than browsers
    '^@emotion/is-prop-valid$': '<rootDir>/src/client/ui/theme/isPropValid.ts',
    '^@pandacss/is-valid-prop$': '<rootDir>/src/client/ui/theme/isCssProperty.ts',
  },
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/data/', '<rootDir>/tools/studio/'],
  setupFilesAfterEnv: ['<rootDir>/test/support/failOnConsole.ts', '<rootDir>/test/support/timeLimit.ts'],
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
};

/** Server tests that use no database, or only the embedded one. */
const withoutPostgres = [
  'config',
  'logger',
  'mail/.*',
  'content/(?!addNewTexts|fillContent).*',
  'http/.*',
  'pages/.*',
  'fuzz/.*',
  'database/sqlite',
  'files/(?!objectStore).*',
  'crash/(?!kill\\.|inquiries).*',
];

/** Tests of what differs between databases: locks, transactions, ids, column types, changes of many rows, restores. */
const dialectTests = [
  'accounts/(deleteAccount|loginLimits|severalProcesses)',
  'commands/(backup|contentReplace|restore)',
  'content/visibilitySchedule',
  'database/schema',
  'inquiries/(sending|mailsOfProcesses)',
  'journal/(changes|filters|history|restoredNumbers|undoCollisions)',
  'postgres/.*',
  'routes/(accounts|invitation|recoveryCodes)',
  'routes/content/(entities|entityRules|repeatedSaves|resources)',
];

const pathsOf = (files: readonly string[]): string[] =>
  files.map((file) => `/test/server/${file}\\.test\\.ts$`);

const onPostgres: Config = {
  ...common,
  displayName: 'node-postgres',
  testEnvironment: '<rootDir>/test/support/nodeEnvironment.ts',
  globalSetup: '<rootDir>/test/support/postgres/postgresSetup.ts',
  globalTeardown: '<rootDir>/test/support/postgres/postgresTeardown.ts',
  setupFiles: ['<rootDir>/test/support/postgres/onPostgres.ts'],
};

/** Every server test that uses a database, on PostgreSQL: `npm run test:postgres`. */
export const wholeServerOnPostgres: Config = {
  ...onPostgres,
  testMatch: ['<rootDir>/test/server/**/*.test.ts'],
  testPathIgnorePatterns: pathsOf(withoutPostgres),
};

const config: Config = {
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  maxWorkers: Math.max(2, availableParallelism() - 1), // on two processors a third worker saves nothing, and each test takes longer
  workerGracefulExitTimeout: 30_000, // of a worker at its end; a slow machine needs more than Jest's half second
  testSequencer: '<rootDir>/test/support/longestFirst.mjs',
  projects: [
    {
      ...common,
      displayName: 'node',
      testEnvironment: '<rootDir>/test/support/nodeEnvironment.ts',
      testMatch: ['<rootDir>/test/*.test.ts', '<rootDir>/test/{build,content,model,server}/**/*.test.ts'],
      testPathIgnorePatterns: ['<rootDir>/test/server/postgres/'],
      globalSetup: '<rootDir>/test/support/site/server/serverSetup.ts',
      globalTeardown: '<rootDir>/test/support/site/server/serverTeardown.ts',
    },
    { ...onPostgres, testRegex: pathsOf(dialectTests) },
    {
      ...common,
      displayName: 'client',
      testEnvironment: '<rootDir>/test/support/jsdom/jsdomEnvironment.ts',
      testMatch: ['<rootDir>/test/client/**/*.test.{ts,tsx}'],
      globalSetup: '<rootDir>/test/support/site/server/serverSetup.ts',
      globalTeardown: '<rootDir>/test/support/site/server/serverTeardown.ts',
      moduleNameMapper: {
        ...common.moduleNameMapper,
        '^@chakra-ui/react$': '<rootDir>/test/support/jsdom/chakra.ts',
        '^react-toastify/unstyled$': '<rootDir>/test/support/jsdom/toastify.ts',
      },
      setupFilesAfterEnv: [
        ...(common.setupFilesAfterEnv ?? []),
        '<rootDir>/test/support/jsdom/screenMatchers.ts',
      ],
    },
    {
      ...common,
      displayName: 'browser',
      testEnvironment: '<rootDir>/test/support/browser/browserEnvironment.ts',
      testMatch: ['<rootDir>/test/browser/**/*.test.ts'],
      globalSetup: '<rootDir>/test/support/browser/browserSetup.ts',
      globalTeardown: '<rootDir>/test/support/browser/browserTeardown.ts',
    },
  ],
};

export default config;
