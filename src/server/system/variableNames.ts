import type { Environment } from './environment';

/** All variables that the site reads. docs/settings.md and docs/operations.md describe each. */
export const variableNames: readonly string[] = [
  ...['PORT', 'HOST', 'DATA_DIR', 'DATABASE_URL', 'FILES_URL'],
  ...['BRAND_HOSTS', 'TRUST_PROXY', 'HOST_HEADER', 'HSTS_SUBDOMAINS', 'ALLOWED_ORIGINS', 'PUBLIC_URL'],
  ...['ADMIN_EMAIL', 'ADMIN_PASSWORD', 'ADMIN_PASSWORD_FILE'],
  ...['SUPER_USER_EMAIL', 'SUPER_USER_PASSWORD', 'SUPER_USER_PASSWORD_FILE', 'SECOND_FACTOR'],
  ...['IMAGE_HOST_URL', 'IMAGE_HOST_CLIENT_ID', 'MAX_FILE_BYTES', 'MAX_IMAGE_BYTES', 'MAX_IMAGES'],
  ...['SCAN_COMMAND', 'KNOWN_PASSWORDS_URL', 'SMTP_URL', 'MAIL_FROM'],
  ...['BACKUP_EVERY', 'BACKUP_KEEP', 'BACKUP_TO'],
  ...['INQUIRY_DAYS', 'INQUIRY_KEY', 'SITE_TIME_ZONE', 'SOLD_DAYS'],
  ...['RATE_LIMIT', 'DEMO_CONTENT', 'LOG_LEVEL', 'START_EMPTY', 'METRICS'],
  ...['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'AWS_SESSION_TOKEN', 'AWS_REGION', 'AWS_DEFAULT_REGION'],
  ...['AWS_ENDPOINT_URL_S3', 'AWS_ENDPOINT_URL'],
];

/** How many letters must be inserted, deleted, replaced or swapped with their neighbour to turn one word into another. */
const distance = (one: string, other: string): number => {
  const rows: number[][] = [];
  const at = (row: number, column: number): number =>
    Math.min(row, column) < 0 ? Infinity : (rows[row]?.[column] ?? Infinity);
  for (let row = 0; row <= one.length; row += 1) {
    rows[row] = [];
    for (let column = 0; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const value = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(row - 2, column - 2) + 1 : Infinity,
      );
      rows[row]?.push(row + column === 0 ? 0 : value);
    }
  }
  return at(one.length, other.length);
};

/** Short names are close to many others, so fewer differences count as a mistake. */
const isCloseTo = (name: string, known: string): boolean => {
  const limit = Math.max(1, Math.floor((Math.max(name.length, known.length) - 1) / 4));
  const isOfSimilarLength = Math.abs(name.length - known.length) <= limit; // saves most of the time
  return isOfSimilarLength && distance(name, known) <= limit;
};

/** Variables that are probably misspelt, each with the name that was meant. */
export function misspeltVariables(environment: Environment): readonly (readonly [string, string])[] {
  return Object.keys(environment).flatMap((name) => {
    if (variableNames.includes(name) || !/^[A-Z0-9_]+$/i.test(name)) return [];
    const [nearest] = variableNames
      .filter((known) => isCloseTo(name.toUpperCase(), known))
      .sort((one, other) => distance(name, one) - distance(name, other));
    return nearest === undefined ? [] : [[name, nearest] as const];
  });
}
