/**
 * What the built server finds in node_modules when it runs: packages with native parts, and those that are loaded only where
 * they are used. All other packages are part of the files in dist.
 */
export const externalPackages: readonly string[] = [
  '@node-rs/argon2',
  '@photostructure/sqlite',
  'nodemailer',
  'pg',
  'sharp',
];
