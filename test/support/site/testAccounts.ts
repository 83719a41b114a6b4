/** The accounts of every test server. */
export const administrator = { email: 'admin@example.com', password: 'administrator-password' } as const;
export const superUser = { email: 'super@example.com', password: 'super-user-password' } as const;
