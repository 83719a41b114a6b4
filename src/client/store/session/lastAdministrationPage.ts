/** The key in `sessionStorage`. */
export const administrationPageKey = 'administrationPage';

/** Stores the address of the page of the administration that is open in this tab. */
export function storeAdministrationPage(address: string): void {
  sessionStorage.setItem(administrationPageKey, address);
}

/** The address of the last page of the administration in this tab; undefined if there was none. */
export function storedAdministrationPage(): string | undefined {
  return sessionStorage.getItem(administrationPageKey) ?? undefined;
}
