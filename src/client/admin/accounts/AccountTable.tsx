import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { TextKey } from '../../../content/texts';
import type { AccountOverview } from '../../../model/account/accountOverview';
import { useAppSelector } from '../../store/hooks';
import { Button, LinkButton } from '../../ui/components/button';
import { usePathTo } from '../../ui/text/usePathTo';
import { useTexts } from '../../ui/text/useTexts';
import type { AccountAction, AccountTask } from './accountTask';
import { actionsOf } from './accountTask';
import { displayName } from '../../../model/account/displayName';
import { useFormatDateTime } from '../../ui/text/useFormatDateTime';

/*
 * A table on wide screens. On narrow ones each row is a card, and each cell shows its heading. Roles are set
 * explicitly, because values of `display` other than those of tables remove the implicit roles.
 */

const columns = ['person', 'role', 'last-login', 'second-factor', 'sessions', 'actions'] as const;

/** The widths of the columns in the table. A long address takes a second line. */
const columnWidths: Readonly<Record<(typeof columns)[number], string>> = {
  person: 'auto',
  role: '10.5rem', // of the longest role, in French
  'last-login': '10rem',
  'second-factor': '8rem',
  sessions: '11rem',
  actions: '15rem',
};

const Table = chakra('table', {
  base: {
    display: { base: 'block', xl: 'table' },
    width: 'full',
    tableLayout: 'fixed',
    bg: { xl: 'bg.surface' },
    borderCollapse: 'collapse',
    textAlign: 'start',
  },
});

const Row = chakra('tr', {
  base: {
    display: { base: 'grid', xl: 'table-row' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    gap: '3',
    padding: { base: '4', xl: '0' },
    marginBottom: { base: '4', xl: '0' },
    bg: 'bg.surface',
    borderWidth: { base: '1px', xl: '1px 0 0' },
    borderStyle: 'solid',
    borderColor: 'line.subtle',
    borderRadius: { base: 'md', xl: '0' },
  },
});

const Heading = chakra('th', {
  base: { padding: '3', fontSize: 'sm', fontWeight: 'semibold', textAlign: 'start', color: 'fg.muted' },
});

interface CellProps {
  readonly column: (typeof columns)[number];
  readonly children: ReactNode;
}

const Cell = ({ column, children }: CellProps) => {
  const text = useTexts('accounts');
  return (
    <chakra.td
      role="cell"
      display={{ base: 'block', xl: 'table-cell' }}
      padding={{ xl: '3' }}
      minWidth="0"
      overflowWrap={column === 'person' ? 'anywhere' : undefined}
      verticalAlign="top"
    >
      {column === 'actions' ? null : (
        <chakra.span hideFrom="xl" display="block" fontSize="sm" color="fg.muted" aria-hidden="true">
          {text(column)}
        </chakra.span>
      )}
      {children}
    </chakra.td>
  );
};

interface AccountRowProps {
  readonly account: AccountOverview;
  readonly isOwn: boolean;
  /** When the list was loaded, in milliseconds since 1970. */
  readonly now: number;
  readonly onChoose: (task: AccountTask) => void;
}

/** The last login, and the state of the invitation of an account without a password. */
const LoginFacts = ({ account, now }: Pick<AccountRowProps, 'account' | 'now'>) => {
  const text = useTexts('accounts');
  const format = useFormatDateTime('short');
  const { lastLoginAt, hasPassword, invitationEndsAt: endsAt } = account;
  const stateKey = (): TextKey<'accounts'> => {
    if (endsAt === null) return 'no-password';
    return endsAt > now ? 'link-open' : 'link-ended';
  };
  return (
    <>
      <p>{lastLoginAt === null ? text('no-login') : format(lastLoginAt)}</p>
      {hasPassword ? null : (
        <chakra.p marginTop="1" fontSize="sm" fontWeight="semibold">
          {text(stateKey(), { date: endsAt === null ? '' : format(endsAt) })}
        </chakra.p>
      )}
    </>
  );
};

const Actions = ({ account, isOwn, onChoose }: Omit<AccountRowProps, 'now'>) => {
  const text = useTexts('accounts');
  const path = usePathTo();
  const button = (action: AccountAction) => (
    <Button
      key={action}
      variant={action === 'remove' ? 'danger' : 'outline'}
      size="sm"
      minHeight="11"
      aria-label={text('action-of', { action: text(action), who: displayName(account.name, account.email) })}
      onClick={() => onChoose({ action, account })}
    >
      {text(action)}
    </Button>
  );
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2">
      {isOwn ? (
        <LinkButton to={path('changePassword')} variant="outline" size="sm" minHeight="11">
          {text('own-account')}
        </LinkButton>
      ) : null}
      {actionsOf(account, isOwn).map(button)}
    </chakra.div>
  );
};

const AccountRow = (props: AccountRowProps) => {
  const { account, isOwn, now } = props;
  const { name, email, role, hasSecondFactor, sessions, lastUseAt } = account;
  const text = useTexts('accounts');
  const format = useFormatDateTime('short');
  return (
    <Row role="row">
      <Cell column="person">
        <chakra.p fontWeight="semibold">
          {displayName(account.name, account.email)}
          {isOwn ? ` (${text('you')})` : ''}
        </chakra.p>
        {name === '' ? null : (
          <chakra.p fontSize="sm" color="fg.muted">
            {email}
          </chakra.p>
        )}
      </Cell>
      <Cell column="role">{text(role)}</Cell>
      <Cell column="last-login">
        <LoginFacts account={account} now={now} />
      </Cell>
      <Cell column="second-factor">{text(hasSecondFactor ? 'on' : 'off')}</Cell>
      <Cell column="sessions">
        {lastUseAt === null
          ? text('no-sessions')
          : text('sessions-used', { count: sessions, date: format(lastUseAt) })}
      </Cell>
      <Cell column="actions">
        <Actions {...props} />
      </Cell>
    </Row>
  );
};

interface AccountTableProps extends Pick<AccountRowProps, 'now' | 'onChoose'> {
  readonly accounts: readonly AccountOverview[];
}

/** All accounts, each with its actions. */
export function AccountTable({ accounts, now, onChoose }: AccountTableProps) {
  const text = useTexts('accounts');
  const ownEmail = useAppSelector(({ session }) => session.email);
  return (
    <Table role="table" aria-label={text('title')}>
      <chakra.thead role="rowgroup" srOnly={{ base: true, xl: false }}>
        <tr role="row">
          {columns.map((column) => (
            <Heading key={column} role="columnheader" scope="col" width={columnWidths[column]}>
              {text(column)}
            </Heading>
          ))}
        </tr>
      </chakra.thead>
      <chakra.tbody role="rowgroup" display={{ base: 'block', xl: 'table-row-group' }}>
        {accounts.map((account) => (
          <AccountRow
            key={account.id}
            account={account}
            isOwn={account.email === ownEmail}
            now={now}
            onChoose={onChoose}
          />
        ))}
      </chakra.tbody>
    </Table>
  );
}
