import type { AccountOverview } from '../../../model/account/accountOverview';

/** The actions of the super-user on an account. */
export type AccountAction = 'rename' | 'reset' | 'end' | 'factor-off' | 'remove';

/** The dialog that is open. */
export type AccountTask =
  | { readonly action: 'add' }
  | { readonly action: AccountAction; readonly account: AccountOverview };

/** The actions that make sense for an account. The own password and second factor are changed under Settings. */
export function actionsOf(
  { sessions, hasSecondFactor }: Pick<AccountOverview, 'sessions' | 'hasSecondFactor'>,
  isOwn: boolean,
): readonly AccountAction[] {
  if (isOwn) return sessions > 1 ? ['end'] : [];
  return [
    'rename',
    'reset',
    ...(sessions > 0 ? (['end'] as const) : []),
    ...(hasSecondFactor ? (['factor-off'] as const) : []),
    'remove',
  ];
}
