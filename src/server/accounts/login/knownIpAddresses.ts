import type { Database } from '../../database/database';
import { digest } from '../digest';

/** How long an IP address stays known after its last login: 90 days. */
const lifetimeMs = 90 * 24 * 60 * 60 * 1000;

const keyOf = (account: string, address: string): string => digest(`${account}\n${address}`);

/** The IP addresses that logged in to an account. Only hashes are stored. */
export class KnownIpAddresses {
  constructor(
    private readonly database: Database,
    private readonly now: () => number = Date.now,
  ) {}

  async has(account: string, address: string): Promise<boolean> {
    const known = await this.database.system
      .selectFrom('known_addresses')
      .select('key')
      .where('key', '=', keyOf(account, address))
      .where('endsAt', '>', this.now())
      .executeTakeFirst();
    return known !== undefined;
  }

  async add(account: string, address: string): Promise<void> {
    const endsAt = this.now() + lifetimeMs;
    await this.database.system
      .insertInto('known_addresses')
      .values({ key: keyOf(account, address), endsAt })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ endsAt }))
      .execute();
  }
}
