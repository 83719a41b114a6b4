import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { cleanAccountName, maxAccountNameLength } from '../../model/account/accountName';
import { errorMessage } from '../../model/errors/catalogue';
import type { Account, AccountWithHash } from '../accounts/accounts';
import { createAccount, findAccount, listAccounts, setName, setPassword } from '../accounts/accounts';
import { deleteAccount, formerName } from '../accounts/deleteAccount';
import { deleteFirstPassword } from '../accounts/passwords/firstPasswordsFile';
import { isEmailAddress } from '../../model/schema/validate';
import { KnownPasswords } from '../accounts/passwords/knownPasswords';
import { checkNewPassword } from '../accounts/passwords/newPassword';
import { randomPassword } from '../accounts/passwords/passwords';
import { SecondFactor } from '../accounts/login/secondFactor';
import { temporaryPasswordLifetimeMs } from '../accounts/passwords/temporaryPassword';
import { formatUtc } from '../system/formatUtc';
import { migrateWithBackup } from '../archive/automatic/automaticBackup';
import type { Config } from '../config';
import type { Database } from '../database/database';
import { openDatabase } from '../database/database';
import { withLock } from '../database/lock';
import { isUniqueViolation } from '../database/uniqueViolation';
import { openSharedFiles } from '../files/openFiles';
import { AppError } from '../errors';
import { explainDatabaseError } from '../system/startProblems';
import { notifyOwner } from './notifyOwner';
import { configOfSite } from './site';
import { UsageError } from './terminal';
import { usageOf } from './usage';

interface Context {
  readonly config: Config;
  readonly database: Database;
}

const createKnownPasswords = ({ knownPasswordsUrl }: Config): KnownPasswords =>
  new KnownPasswords(knownPasswordsUrl, (problem) =>
    console.error(`The password was not checked against leaked passwords: ${problem}.`),
  );

/** @throws UsageError with the words of an AppError, which the operator can act on */
const explain = (error: unknown): never => {
  throw error instanceof AppError ? new UsageError(errorMessage(error.code, 'en', error.values)) : error;
};

const accountExistsError = (email: string): UsageError => new UsageError(`${email} already has an account.`);

/** Asks for a password, and generates one if none is entered. A generated password has to be printed. */
const choosePassword = async (
  config: Config,
  email: string,
): Promise<{ password: string; isGenerated: boolean }> => {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const entered = process.stdin.isTTY ? await terminal.question('Password (empty for a random one): ') : '';
  terminal.close();
  if (entered === '') return { password: randomPassword(), isGenerated: true };
  await checkNewPassword(entered, email, createKnownPasswords(config));
  return { password: entered, isGenerated: false };
};

const passwordNote = ({ temporaryPasswordEndsAt: endsAt }: Account): string | false =>
  endsAt !== null &&
  `temporary password ${endsAt > Date.now() ? 'expires' : 'expired'} on ${formatUtc(endsAt)}`;

const printPassword = (email: string, password: string, createdAt: number): void => {
  console.log(`${email}  ${password}`);
  console.log(`It expires on ${formatUtc(createdAt + temporaryPasswordLifetimeMs)} unless it is changed.`);
};

const list = async ({ database }: Context): Promise<void> => {
  for (const account of await listAccounts(database)) {
    const { email, name, isSuperUser, hasSecondFactor } = account;
    const notes = [
      name,
      isSuperUser && 'super-user',
      hasSecondFactor && 'second factor',
      passwordNote(account),
    ];
    console.log([email, ...notes].filter(Boolean).join('  '));
  }
};

/** @throws UsageError for a name that is too long */
const requireName = (name: string): string => {
  const cleaned = cleanAccountName(name);
  if (cleaned.length > maxAccountNameLength)
    throw new UsageError(`A name has at most ${maxAccountNameLength} characters.`);
  return cleaned;
};

interface NewAccount {
  readonly email: string;
  readonly name: string;
  readonly isSuperUser: boolean;
}

const create = async (
  { config, database }: Context,
  { email, name, isSuperUser }: NewAccount,
): Promise<void> => {
  if (!isEmailAddress(email)) throw new UsageError(`'${email}' is not an e-mail address.`);
  if (await findAccount(database, email)) throw accountExistsError(email);
  const { password, isGenerated } = await choosePassword(config, email);
  const account = { email, name, password, isSuperUser, hasTemporaryPassword: isGenerated };
  const now = Date.now();
  await createAccount({ database, config }, account, now).catch((error: unknown) => {
    throw isUniqueViolation(error) ? accountExistsError(email) : error; // created by another command while the password was typed
  });
  if (isGenerated) printPassword(email, password, now);
  else console.log(`The account ${email} was created.`);
};

const requireAccount = async (database: Database, email: string): Promise<AccountWithHash> => {
  const account = await findAccount(database, email);
  if (!account) throw new UsageError(`${email} has no account.`);
  return account;
};

const rename = async ({ database }: Context, email: string, name: string): Promise<void> => {
  const account = await requireAccount(database, email);
  await setName(database, account, name);
  console.log(
    name === ''
      ? `The history shows ${account.email} by the e-mail address.`
      : `The history shows ${account.email} as ${name}.`,
  );
};

const reset = async ({ config, database }: Context, email: string): Promise<void> => {
  const account = await requireAccount(database, email);
  const { password, isGenerated } = await choosePassword(config, email);
  const now = Date.now();
  await setPassword({ database, config }, account, password, isGenerated ? { generatedAt: now } : {});
  await withLock(database, 'setup', () => deleteFirstPassword(config, account.email)); // it is no longer valid
  if (isGenerated) printPassword(email, password, now);
  else console.log(`The password of ${email} was changed. All sessions of the account have ended.`);
  await notifyOwner(config, account.email, 'passwordReset');
};

const remove = async ({ config, database }: Context, email: string): Promise<void> => {
  const account = await requireAccount(database, email);
  const { length } = await listAccounts(database);
  if (length === 1) throw new UsageError(`${email} is the only account. Create another one first.`); // without accounts, the next start would create one
  await deleteAccount(database, account);
  console.log(`The account ${email} was deleted. The history shows it as ${formerName(account)}.`);
  await notifyOwner(config, account.email, 'accountDeleted');
};

/** For an administrator who lost the telephone and the recovery codes. */
const turnSecondFactorOff = async ({ config, database }: Context, email: string): Promise<void> => {
  const account = await requireAccount(database, email);
  if (account.totpSecret === null) throw new UsageError(`${email} has no second factor.`);
  await new SecondFactor(database).turnOff(account);
  console.log(`The second factor of ${email} was turned off.`);
  await notifyOwner(config, account.email, 'secondFactorTakenOff');
};

const run = async (context: Context, args: readonly string[]): Promise<void> => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { super: { type: 'boolean' }, name: { type: 'string' } },
  });
  const [command, email, name = ''] = positionals;
  if (command === 'list') return list(context);
  // 'make' is the name in earlier releases, which scripts of operators may use.
  if ((command === 'create' || command === 'make') && email)
    return create(context, {
      email,
      name: requireName(values.name ?? ''),
      isSuperUser: values.super ?? false,
    });
  if (command === 'name' && email) return rename(context, email, requireName(name));
  if (command === 'reset' && email) return reset(context, email);
  if (command === 'delete' && email) return remove(context, email);
  if (command === 'second-factor-off' && email) return turnSecondFactorOff(context, email);
  throw new UsageError(usageOf('account'));
};

/** Lists, creates, names, resets and deletes accounts. */
export async function account(args: readonly string[]): Promise<void> {
  if (args.length === 0) throw new UsageError(usageOf('account'));
  const config = configOfSite();
  const database = openDatabase(config);
  try {
    await migrateWithBackup(
      {
        database,
        get files() {
          return openSharedFiles(config); // only an upgrade needs them
        },
      },
      config,
    );
    await run({ config, database }, args).catch(explain);
  } catch (error) {
    throw explainDatabaseError(error, config);
  } finally {
    await database.close();
  }
}
