import { storedText } from '../storedText';

/** The key in `sessionStorage`. */
export const administrationPageKey = 'administrationPage';

const page = storedText('sessionStorage', administrationPageKey);

/** Stores the address of the page of the administration that is open in this tab. */
export function storeAdministrationPage(address: string): void {
  page.set(address);
}

/** The address of the last page of the administration in this tab; undefined if there was none. */
export function storedAdministrationPage(): string | undefined {
  return page.get() ?? undefined;
}
