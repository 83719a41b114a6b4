import { dayMs } from '../../../model/format/durations';
import type { Kysely, Transaction } from 'kysely';
import { Secret } from 'otpauth';
import { secondFactorSetupExpired } from '../../../model/account/secondFactor';
import type { Database, SystemTables } from '../../database/database';
import { AppError } from '../../errors';
import type { AccountWithHash } from '../accounts';
import { digest } from '../../system/digest';
import { codeDigits, newTotpSecret, timeStepOfCode } from './oneTimeCodes';
import type { Session } from '../sessions';
import type { AttemptLimit, RateLimit } from '../../limits/attemptLimiter';
import { AttemptLimiter } from '../../limits/attemptLimiter';
import { endSessionsOf } from '../endSessions';

type AccountId = Pick<AccountWithHash, 'id'>;

/** How many recovery codes replace a lost phone. Each works once. */
const recoveryCodeCount = 10;

/** 80 bits: enough to make a fast hash without salt safe. */
const recoveryCodeBytes = 10;

/** Creates a code in the form `ABCD-EFGH-IJKL-MNOP`. */
const newRecoveryCode = (): string =>
  (new Secret({ size: recoveryCodeBytes }).base32.match(/.{4}/g) ?? []).join('-');

/** Normalizes a typed code: no spaces or hyphens, upper case, no full-width characters of some keyboards. */
const normalizeCode = (code: string): string => code.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase();

/**
 * An attacker with the password can try codes from many IP addresses and sessions, and three codes are valid at any time.
 * With 30 attempts a day the chance is one in thirty a year. Recovery codes cannot be guessed, so they are not limited.
 */
const wrongCodeLimit = { maxAttempts: 30, windowMs: dayMs } as const;

const limitsOf = ({ id }: AccountId): AttemptLimit[] => [{ key: `one-time codes\n${id}`, ...wrongCodeLimit }];

const hashOfRecoveryCode = (accountId: number, code: string): string =>
  digest(`recovery code\n${accountId}\n${normalizeCode(code)}`);

/** Whether a code has the length of the app's codes. Recovery codes are longer. */
const isOneTimeCode = (code: string): boolean => normalizeCode(code).length === codeDigits;

/** The error of a setup step that is no longer possible. The client recognizes it by `error`. */
const setupError = (code: 'secondFactorIsOn' | 'secondFactorNotBegun'): AppError =>
  new AppError(code, {}, { error: secondFactorSetupExpired });

/** The kind of an accepted code: from the authenticator app, or a recovery code. */
export type AcceptedCode = 'oneTime' | 'recovery';

/** The second factor of an account: codes of an authenticator app, in addition to the password. */
export class SecondFactor {
  private readonly limiter: AttemptLimiter;

  constructor(
    private readonly database: Database,
    config: RateLimit = { rateLimit: true },
    private readonly now: () => number = Date.now,
  ) {
    this.limiter = new AttemptLimiter(database, config, now);
  }

  /** Whether an account's second factor is on, and how many recovery codes are left. */
  async stateOf({ id }: AccountId): Promise<{ isOn: boolean; recoveryCodes: number }> {
    const { system } = this.database;
    const account = await system
      .selectFrom('accounts')
      .select('totpSecret')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const codes = await system
      .selectFrom('recovery_codes')
      .select('codeHash')
      .where('accountId', '=', id)
      .execute();
    return { isOn: account.totpSecret !== null, recoveryCodes: codes.length };
  }

  /**
   * Starts a setup.
   * @returns the new secret, pending until the first correct code.
   * @throws AppError if the factor is on
   */
  async start({ id }: AccountId): Promise<string> {
    const pendingTotpSecret = newTotpSecret();
    const { numUpdatedRows } = await this.database.system
      .updateTable('accounts')
      .set({ pendingTotpSecret })
      .where('id', '=', id)
      .where('totpSecret', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw setupError('secondFactorIsOn');
    return pendingTotpSecret;
  }

  /**
   * Turns the second factor on with its first code. Ends the account's other sessions, which began without it.
   * @returns the recovery codes, which are not shown again
   */
  async confirm({ account: { id }, tokenHash }: Session, code: string): Promise<string[]> {
    const { system } = this.database;
    const account = await system
      .selectFrom('accounts')
      .select('pendingTotpSecret')
      .where('id', '=', id)
      .executeTakeFirst();
    const secret = account?.pendingTotpSecret;
    if (!secret) throw setupError('secondFactorNotBegun');
    const step = timeStepOfCode(secret, normalizeCode(code), this.now());
    if (step === undefined) throw new AppError('codeWrong');
    return system.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('accounts')
        .set({ totpSecret: secret, pendingTotpSecret: null, lastTotpStep: step })
        .where('id', '=', id)
        .where('pendingTotpSecret', '=', secret) // neither restarted nor confirmed in between
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw setupError('secondFactorNotBegun');
      await endSessionsOf(transaction, id, tokenHash);
      return this.createRecoveryCodes(transaction, id);
    });
  }

  /**
   * Checks a code and uses it up: a code is accepted only once.
   * @returns the kind of code; undefined if it is wrong
   * @throws AppError after too many wrong codes of the app
   */
  async accept(
    { id, totpSecret }: Pick<AccountWithHash, 'id' | 'totpSecret'>,
    code: string,
  ): Promise<AcceptedCode | undefined> {
    if (totpSecret === null) return undefined;
    if (!isOneTimeCode(code)) return (await this.useRecoveryCode(id, code)) ? 'recovery' : undefined;
    await this.limiter.take(limitsOf({ id }));
    const isRight = await this.useOneTimeCode(this.database.system, { id, totpSecret }, code);
    if (isRight) await this.limiter.refund(limitsOf({ id }));
    return isRight ? 'oneTime' : undefined;
  }

  /**
   * Replaces all recovery codes. It needs a code of the app: a stolen recovery code must not lead to ten new ones.
   * @returns the new codes, which are not shown again
   */
  async renewRecoveryCodes({ id }: AccountId, code: string): Promise<string[]> {
    const { system } = this.database;
    const { totpSecret } = await system
      .selectFrom('accounts')
      .select('totpSecret')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (totpSecret === null) throw new AppError('secondFactorIsOff');
    if (!isOneTimeCode(code)) throw new AppError('codeWrong');
    const renew = async (transaction: Transaction<SystemTables>): Promise<string[]> => {
      // The account's row is changed first, so that concurrent renewals wait for each other.
      if (!(await this.useOneTimeCode(transaction, { id, totpSecret }, code)))
        throw new AppError('codeWrong');
      await transaction.deleteFrom('recovery_codes').where('accountId', '=', id).execute();
      return this.createRecoveryCodes(transaction, id);
    };
    return this.limiter.counted(limitsOf({ id }), () => system.transaction().execute(renew));
  }

  /** Turns the second factor off. The password is then enough. */
  async turnOff({ id }: AccountId): Promise<void> {
    await this.database.system.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('accounts')
        .set({ totpSecret: null, pendingTotpSecret: null, lastTotpStep: null })
        .where('id', '=', id)
        .execute();
      await transaction.deleteFrom('recovery_codes').where('accountId', '=', id).execute();
    });
  }

  private async createRecoveryCodes(
    transaction: Transaction<SystemTables>,
    accountId: number,
  ): Promise<string[]> {
    const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode);
    const rows = codes.map((code) => ({ accountId, codeHash: hashOfRecoveryCode(accountId, code) }));
    await transaction.insertInto('recovery_codes').values(rows).execute();
    return codes;
  }

  private async useOneTimeCode(
    system: Kysely<SystemTables>,
    { id, totpSecret }: { readonly id: number; readonly totpSecret: string },
    code: string,
  ): Promise<boolean> {
    const step = timeStepOfCode(totpSecret, normalizeCode(code), this.now());
    if (step === undefined) return false;
    const { numUpdatedRows } = await system
      .updateTable('accounts')
      .set({ lastTotpStep: step })
      .where('id', '=', id)
      .where('totpSecret', '=', totpSecret)
      .where('lastTotpStep', '<', step)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  private async useRecoveryCode(accountId: number, code: string): Promise<boolean> {
    const { numDeletedRows } = await this.database.system
      .deleteFrom('recovery_codes')
      .where('accountId', '=', accountId)
      .where('codeHash', '=', hashOfRecoveryCode(accountId, code))
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }
}
