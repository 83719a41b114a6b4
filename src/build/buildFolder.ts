/** Where each kind of build puts its files. */
export const buildFolder = { production: 'dist', development: 'dist/development' } as const;
