/** The cost of an Argon2 hash: memory in KiB, passes over it, and threads. */
export interface PasswordCost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** Each hash contains its own cost, so this can be raised at any time. */
export const passwordCost: PasswordCost = { memoryCost: 64 * 1024, timeCost: 3, parallelism: 1 };
