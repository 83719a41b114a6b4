export type Environment = Readonly<Record<string, string | undefined>>;

/** A variable of the environment is invalid; the message names it. */
export class ConfigError extends Error {
  constructor(variable: string, problem: string, cause?: unknown) {
    super(`${variable}: ${problem}`, { cause });
    this.name = 'ConfigError';
  }
}

/** The value of a variable; a blank one counts as not set. */
export function envValue(environment: Environment, variable: string): string | undefined {
  const text = environment[variable]?.trim();
  return text === '' ? undefined : text;
}

/** The items of a list that commas separate. */
export function listOf(text: string): string[] {
  return text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);
}

export function parseWebUrl(variable: string, text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url;
  throw new ConfigError(
    variable,
    `an address that begins with http:// or https:// is expected, not '${text}'`,
  );
}

/** Whether a URL has only an origin and a path: no user, password, query or fragment. */
export function isPlainUrl({ username, password, search, hash }: URL): boolean {
  return [username, password, search, hash].every((each) => each === '');
}
