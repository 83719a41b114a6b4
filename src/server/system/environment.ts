export type Environment = Readonly<Record<string, string | undefined>>;

/** The environment asks for something that cannot be; the message names the variable. */
export class ConfigError extends Error {
  constructor(variable: string, problem: string) {
    super(`${variable}: ${problem}`);
    this.name = 'ConfigError';
  }
}

/** The value of a variable; one that is set to nothing is not set. */
export const envValue = (environment: Environment, variable: string): string | undefined => {
  const text = environment[variable]?.trim();
  return text === '' ? undefined : text;
};

export const parseWebUrl = (variable: string, text: string): URL => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url;
  throw new ConfigError(
    variable,
    `an address that begins with http:// or https:// is expected, not '${text}'`,
  );
};

/** Whether an address holds nothing but a host and a path: no user, no password, no query. */
export const isPlainUrl = ({ username, password, search, hash }: URL): boolean =>
  [username, password, search, hash].every((each) => each === '');
