/** How much work a password hash takes: memory in KiB, passes over it, threads. */
export interface PasswordCost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** Each hash states the cost that it was made with, so this can be raised at any time. */
export const passwordCost: PasswordCost = { memoryCost: 64 * 1024, timeCost: 3, parallelism: 1 };
