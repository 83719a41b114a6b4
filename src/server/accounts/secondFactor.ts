import type { Transaction } from 'kysely';
import { Secret } from 'otpauth';
import { secondFactorSetupOver } from '../../model/account/secondFactor';
import type { Database, SystemTables } from '../database/database';
import { AppError } from '../errors';
import type { AccountWithHash } from './accounts';
import { digest } from './digest';
import { codeDigits, newTotpSecret, timeStepOfCode } from './oneTimeCodes';
import type { Session } from './sessions';
import type { AttemptLimit } from './attemptLimiter';
import { AttemptLimiter } from './attemptLimiter';

type AccountId = Pick<AccountWithHash, 'id'>;

/** How many codes replace a lost telephone, each once. */
const recoveryCodeCount = 10;

/** 80 bits, in base32: enough that a hash without salt and cost tells nothing. */
const recoveryCodeBytes = 10;

/** As they are written down: `ABCD-EFGH-IJKL-MNOP`. */
const newRecoveryCode = (): string =>
  (new Secret({ size: recoveryCodeBytes }).base32.match(/.{4}/g) ?? []).join('-');

/** A code, however it was written down, and in the full-width signs of some keyboards too. */
const plainCode = (code: string): string => code.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase();

/**
 * Whoever has the password can try codes from any number of addresses and sessions, of which three are right at any time:
 * so many a day leave them one chance in thirty a year. Recovery codes cannot be guessed, and are taken still.
 */
const wrongCodes = { tries: 30, span: 24 * 60 * 60 * 1000 } as const;

const limitsOf = ({ id }: AccountId): AttemptLimit[] => [{ key: `one-time codes\n${id}`, ...wrongCodes }];

const hashOfRecoveryCode = (accountId: number, code: string): string =>
  digest(`recovery code\n${accountId}\n${plainCode(code)}`);

/** A step of a setup is refused, in a way that the client tells apart. */
const setupOver = (code: 'secondFactorIsOn' | 'secondFactorNotBegun'): AppError =>
  new AppError(code, {}, { error: secondFactorSetupOver });

/** What was accepted: a code of the application, or one of those that replace it. */
export type AcceptedCode = 'oneTime' | 'recovery';

/** Codes of an authenticator application, which an account may ask for beside its password. */
export class SecondFactor {
  private readonly limiter: AttemptLimiter | undefined;

  constructor(
    private readonly database: Database,
    { rateLimit }: { readonly rateLimit: boolean } = { rateLimit: true },
    private readonly now: () => number = Date.now,
  ) {
    if (rateLimit) this.limiter = new AttemptLimiter(database, now);
  }

  /** Whether an account has one, and how many recovery codes are left. */
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

  /** Gives the secret that an account's codes will be made with once one of them was given. @throws Refusal where it has one */
  async start({ id }: AccountId): Promise<string> {
    const pendingTotpSecret = newTotpSecret();
    const { numUpdatedRows } = await this.database.system
      .updateTable('accounts')
      .set({ pendingTotpSecret })
      .where('id', '=', id)
      .where('totpSecret', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw setupOver('secondFactorIsOn');
    return pendingTotpSecret;
  }

  /**
   * Turns it on with its first code, and ends the account's other sessions, which began without.
   * @returns the recovery codes, which nobody is told again
   */
  async confirm({ account: { id }, tokenHash }: Session, code: string): Promise<string[]> {
    const { system } = this.database;
    const account = await system
      .selectFrom('accounts')
      .select('pendingTotpSecret')
      .where('id', '=', id)
      .executeTakeFirst();
    const secret = account?.pendingTotpSecret;
    if (!secret) throw setupOver('secondFactorNotBegun');
    const step = timeStepOfCode(secret, plainCode(code), this.now());
    if (step === undefined) throw new AppError('codeWrong');
    return system.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('accounts')
        .set({ totpSecret: secret, pendingTotpSecret: null, lastTotpStep: step })
        .where('id', '=', id)
        .where('pendingTotpSecret', '=', secret) // not begun anew, nor confirmed, meanwhile
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw setupOver('secondFactorNotBegun');
      await transaction
        .deleteFrom('sessions')
        .where('accountId', '=', id)
        .where('tokenHash', '!=', tokenHash)
        .execute();
      return this.giveRecoveryCodes(transaction, id);
    });
  }

  /**
   * What a code is, of the application or a recovery code; undefined where it is not right. One that is right is never so
   * again.
   * @throws Refusal where too many of the application's were wrong
   */
  async accept(
    { id, totpSecret }: Pick<AccountWithHash, 'id' | 'totpSecret'>,
    code: string,
  ): Promise<AcceptedCode | undefined> {
    if (totpSecret === null) return undefined;
    if (plainCode(code).length !== codeDigits)
      return (await this.useRecoveryCode(id, code)) ? 'recovery' : undefined;
    await this.limiter?.take(limitsOf({ id }));
    const step = timeStepOfCode(totpSecret, plainCode(code), this.now());
    const isRight = step !== undefined && (await this.useStep(id, totpSecret, step));
    if (isRight) await this.limiter?.giveBack(limitsOf({ id }));
    return isRight ? 'oneTime' : undefined;
  }

  /** Turns it off; the password is enough from then on. */
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

  private async giveRecoveryCodes(
    transaction: Transaction<SystemTables>,
    accountId: number,
  ): Promise<string[]> {
    const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode);
    const rows = codes.map((code) => ({ accountId, codeHash: hashOfRecoveryCode(accountId, code) }));
    await transaction.insertInto('recovery_codes').values(rows).execute();
    return codes;
  }

  private async useStep(id: number, totpSecret: string, step: number): Promise<boolean> {
    const { numUpdatedRows } = await this.database.system
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
