/**
 * Packages that the built server loads from node_modules: those with native parts, and those that are loaded only where they
 * are used. All other packages are bundled into the files in dist.
 */
export const externalPackages: readonly string[] = [
  '@node-rs/argon2',
  '@photostructure/sqlite',
  'nodemailer',
  'pdfjs-dist',
  'pg',
  'sharp',
];
