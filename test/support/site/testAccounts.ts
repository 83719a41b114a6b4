/** The accounts that the tests log in as, on every test server and site. */
export const administrator = { email: 'admin@example.com', password: 'administrator-password' } as const;
export const superUser = { email: 'super@example.com', password: 'super-user-password' } as const;
