import { createAccount } from '../../../../src/server/accounts/accounts';
import type { Environment } from '../../../../src/server/system/environment';
import { openDatabase } from '../../../../src/server/database/database';
import { migrate } from '../../../../src/server/database/migrate';
import { administrator, superUser } from '../testAccounts';
import { testConfig } from './testConfig';

/** Migrates an empty database and creates the accounts. Every test server starts with a copy of it. */
export async function fillTemplate(environment: Environment): Promise<void> {
  const config = testConfig(environment);
  const database = openDatabase(config);
  await migrate(database);
  await createAccount({ database, config }, { ...administrator, isSuperUser: false });
  await createAccount({ database, config }, { ...superUser, isSuperUser: true });
  await database.close();
}
