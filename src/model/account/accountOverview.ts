/** The role of an account (model/permissions). */
export const accountRoles = ['administrator', 'superUser'] as const;

export type AccountRole = (typeof accountRoles)[number];

/** An account, as the super-user sees it. Times are in milliseconds since 1970. */
export interface AccountOverview {
  readonly id: number;
  readonly email: string;
  /** The name in the history; '' where the history shows the email address. */
  readonly name: string;
  readonly role: AccountRole;
  /** Null if nobody has logged in since the site stores this time. */
  readonly lastLoginAt: number | null;
  readonly hasSecondFactor: boolean;
  /** Whether a password is set. Without one, the account waits for its person to open the one-time link. */
  readonly hasPassword: boolean;
  /** How many sessions have not ended, and when one of them was last used, to the minute. */
  readonly sessions: number;
  readonly lastUseAt: number | null;
  /** When the unused one-time link ends or ended; null without one. */
  readonly invitationEndsAt: number | null;
}
