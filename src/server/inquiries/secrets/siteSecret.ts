import { createHmac, randomBytes } from 'node:crypto';
import type { Database } from '../../database/database';

const name = 'inquiries';

/** A secret of the site, created at its first use. It is in the database, so that all processes and later starts have the same. */
export class SiteSecret {
  private secret: Promise<string> | undefined;

  constructor(private readonly database: Database) {}

  /** Signs a text. @returns 64 hexadecimal digits */
  async sign(text: string): Promise<string> {
    return createHmac('sha256', await this.read())
      .update(text)
      .digest('hex');
  }

  private read(): Promise<string> {
    this.secret ??= this.load().catch((error: unknown) => {
      this.secret = undefined; // the database may respond later
      throw error;
    });
    return this.secret;
  }

  private async load(): Promise<string> {
    const { system } = this.database;
    const stored = await this.find();
    if (stored !== undefined) return stored;
    await system
      .insertInto('site_secrets')
      .values({ name, secret: randomBytes(32).toString('hex') })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return (await this.find()) ?? this.load(); // another process may have created it
  }

  private async find(): Promise<string | undefined> {
    const row = await this.database.system
      .selectFrom('site_secrets')
      .select('secret')
      .where('name', '=', name)
      .executeTakeFirst();
    return row?.secret;
  }
}
