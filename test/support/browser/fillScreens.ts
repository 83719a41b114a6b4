import type { Page } from 'playwright-core';
import { superUser } from '../site/testAccounts';

/** The beginning of the French names of two tankers, which only the year tells apart. */
export const longName =
  'Semi-remorque en aluminium à cinq essieux avec quatre compartiments, deux pompes et un dévidoir';

type Change = readonly [method: string, path: string, body: object];

const changes = (): readonly Change[] => {
  const times = { onlineAt: '2099-11-30T12:30Z', offlineAt: '2099-12-30T12:30Z' };
  const rows = [1, 2].map((id) => ({ id, isHidden: true, ...times }));
  const { email, password } = superUser;
  const address = email.replace(/^/, 'somebody.with.a.long.name.in.the.office.of.levis.');
  const account = { email: address, name: '', role: 'administrator', current_password: password };
  const named = ['2025', '2026'].map((year) => ({ nameEn: year, nameFr: `${longName}, ${year}` }));
  return [
    ['PUT', '/api/visibility/update', { entity: 'tanker', rows }],
    ['PUT', '/api/tanker/update', { id: 2, nameFr: '' }],
    ['POST', '/api/accounts', account],
    ...named.map((row): Change => ['POST', '/api/tanker/save', row]),
  ];
};

/**
 * Gives the first tankers all marks that a row can have, and adds two with long names, and an account with a long address. The page
 * is the super-user's.
 */
export function fillScreens(page: Page): Promise<void> {
  return page.evaluate(async (requests) => {
    const authorization = `Bearer ${sessionStorage.getItem('authenticationToken')}`;
    for (const [method, path, body] of requests) {
      const headers = { authorization, 'content-type': 'application/json' };
      const { ok, status } = await fetch(path, { method, headers, body: JSON.stringify(body) });
      if (!ok) throw new Error(`${path}: ${status}`);
    }
  }, changes());
}
