import { existsSync } from 'node:fs';
import path from 'node:path';
import type { AddressInfo } from 'node:net';
import { minPasswordLength } from '../model/limits';
import { createFirstAccounts } from './accounts/firstAccounts';
import type { CreatedAccounts } from './accounts/firstAccounts';
import {
  deleteExpiredFirstPasswords,
  firstPasswordsFile,
  writeFirstPasswords,
} from './accounts/passwords/firstPasswordsFile';
import { formatUtc } from './system/formatUtc';
import { migrateWithBackup } from './archive/automatic/automaticBackup';
import { startBackupSchedule } from './archive/automatic/backupSchedule';
import { buildApp } from './app';
import { commandLine } from './commands/commandLine';
import type { Config } from './config';
import { parseConfig } from './config';
import { ConfigError } from './system/environment';
import { addNewTexts } from './content/texts/addNewTexts';
import { fillContent } from './content/fillContent';
import { initialContent } from './content/initialContent';
import { DamagedDatabaseError } from './database/damagedDatabase';
import { openDatabase } from './database/database';
import { LostDatabaseError, rejectLostDatabase } from './database/lostDatabase';
import { withLock } from './database/lock';
import { acquireDataDirLock } from './database/dataDirLock';
import type { Files } from './files/fileStore';
import { openFiles } from './files/openFiles';
import { checkBucket, checkScanCommand } from './files/checkServices';
import { loggerOptions, terminalStream } from './logger';
import { explainDatabaseError, explainListenError } from './system/startProblems';
import { misspeltVariables } from './system/variableNames';

/** How long a stop waits for running requests, in milliseconds. Docker kills a container after 10 seconds. */
const stopTimeoutMs = 8_000;

/** How long a request waits for a response of PostgreSQL, in milliseconds. */
const queryTimeoutMs = 10_000;

/** The build puts the client beside the server. */
const builtClient = path.resolve(import.meta.dirname, '../client');

/** The build of the thread that renders pages. */
const renderWorker = path.resolve(import.meta.dirname, 'rendering/renderWorker.js');

const print = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

/** Shows generated passwords at a terminal. Elsewhere the output is a log, so they are written to a file. */
const showPasswords = async (config: Config, created: CreatedAccounts): Promise<void> => {
  const { printed, endsAt } = created;
  if (!process.stdout.isTTY) {
    await writeFirstPasswords(config, created);
    print(
      `Accounts were created. Their passwords are in ${firstPasswordsFile(config)} until the first login.`,
    );
    return;
  }
  print('\nAccounts were created. Their passwords are shown only once:\n');
  for (const { email, password } of printed) print(`  ${email}  ${password}`);
  print(`\nThey expire on ${formatUtc(endsAt)} unless they are changed.`);
  print(`To set another password: ${commandLine('account reset EMAIL')}\n`);
};

const shortPasswordWarning = (variable: string): string =>
  `${variable} has fewer than ${minPasswordLength} characters. Log in and change the password.`;

const printAddresses = ({ brandHosts }: Config, { port }: AddressInfo): void => {
  for (const [host] of Object.values(brandHosts)) if (host) print(`http://${host}:${port}/`);
};

/**
 * Migrates and fills the database. Of several processes that start at once, one does it under a lock; the others wait and
 * find it done.
 * @returns the variables whose passwords are too short, if accounts were created with them
 */
const prepare = async (config: Config, files: Files): Promise<readonly string[]> => {
  const database = openDatabase(config); // no timeout: another process may hold the lock for long
  const shortPasswords = await withLock(database, 'setup', async () => {
    await rejectLostDatabase(database, files, config);
    const backup = await migrateWithBackup({ database, files }, config);
    if (backup) print(`The site was backed up before the upgrade, as ${backup.name}.`);
    const initial = initialContent(config);
    if (!(await fillContent(database, files, initial))) await addNewTexts(database, initial.texts);
    const created = await createFirstAccounts(database, config, (each) => showPasswords(config, each));
    return created.short;
  });
  await database.close();
  await deleteExpiredFirstPasswords(config);
  return shortPasswords;
};

const stopOnSignals = (stop: () => Promise<void>): void => {
  const handle = (): void => {
    setTimeout(() => process.exit(1), stopTimeoutMs).unref();
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', handle);
  process.once('SIGINT', handle);
  process.once('disconnect', handle); // the development server has exited
};

/** Under the development server, reports to it: it is the proxy of this server and prints its own addresses. */
const announce = (config: Config, address: AddressInfo): void => {
  if (process.send) process.send('listening');
  else printAddresses(config, address);
};

const explained =
  (explain: (error: unknown, config: Config) => unknown, config: Config) =>
  (error: unknown): never => {
    throw explain(error, config);
  };

/** @returns problems that do not stop the start, for the log */
const checkServices = async (config: Config): Promise<readonly string[]> => {
  await checkScanCommand(config);
  const bucketProblem = config.bucket && (await checkBucket(config.bucket));
  return [
    ...(bucketProblem === undefined ? [] : [bucketProblem]),
    ...misspeltVariables(process.env).map(
      ([name, nearest]) => `${name} is no variable of the site: did you mean ${nearest}?`,
    ),
  ];
};

const start = async (config: Config): Promise<void> => {
  const problems = await checkServices(config);
  const release = acquireDataDirLock(config);
  const files = openFiles(config);
  const shortPasswords = await prepare(config, files).catch(explained(explainDatabaseError, config));
  const database = openDatabase(config, queryTimeoutMs);
  const app = await buildApp({
    config,
    database,
    files,
    assetsDirectory: existsSync(path.join(builtClient, 'manifest.json')) ? builtClient : undefined,
    renderWorker: existsSync(renderWorker) ? renderWorker : undefined,
    logger: {
      ...loggerOptions(config.logLevel),
      ...(process.stdout.isTTY && { stream: await terminalStream() }),
    },
  }).catch(explained(explainDatabaseError, config));
  for (const problem of problems) app.log.warn(problem);
  for (const variable of shortPasswords) app.log.warn(shortPasswordWarning(variable));
  let listening: Promise<unknown> = Promise.resolve();
  stopOnSignals(async () => {
    await listening.catch(() => undefined);
    await app.close();
    await database.close();
    release();
  }); // before it listens: a program that waits for this may stop it at once
  const listenTextResolver = (address: string): string =>
    process.send ? 'Server is ready' : `Server listening at ${address}`;
  listening = app.listen({ port: config.port, host: config.host, listenTextResolver });
  await listening.catch(explained(explainListenError, config));
  const endSchedule = startBackupSchedule(config, app.log);
  app.server.once('close', endSchedule);
  const address = app.server.address();
  if (address !== null && typeof address === 'object') announce(config, address);
};

/** Their messages say what to do. */
const expectedErrors = [ConfigError, LostDatabaseError, DamagedDatabaseError];

try {
  await start(parseConfig(process.env));
} catch (error) {
  const isExpected = expectedErrors.some((each) => error instanceof each);
  process.stderr.write(`${isExpected && error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
