import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { useLocation } from 'react-router';
import { Link } from '../../ui/navigation/Link';
import { hasPermission, routeAction } from '../../../model/permissions';
import { useAppSelector } from '../../store/hooks';
import { selectRole } from '../../store/selectors';
import { storedSecondFactorNeed } from '../../store/session/storedSession';
import { usePathTo } from '../../ui/text/usePathTo';
import { usePlural } from '../../ui/text/usePlural';
import { useTexts } from '../../ui/text/useTexts';
import { isRequestUnknown } from '../requests/requestError';
import { useHiddenRows } from '../requests/useEditedRows';
import { useInquirySummary } from '../requests/useInquirySummary';
import { useLanguageCounts } from '../requests/useLanguageReview';
import type { DashboardGroup, DashboardLink } from './dashboardGroups';
import { dashboardGroups } from './dashboardGroups';
import { useAttentionCount } from './attention';
import { Count, Counts } from './Count';
import { useCount } from './useCount';

const Frame = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    minHeight: { base: '11', lg: '8' },
    paddingInline: '3',
    paddingBlock: '1',
    borderInlineStartWidth: '3px',
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: 'transparent',
    fontSize: 'sm',
    lineHeight: 'snug',
    textDecoration: 'none',
    _hover: { bg: 'accent.subtle' },
    '&[aria-current]': {
      borderInlineStartColor: 'accent.solid',
      bg: 'accent.subtle',
      fontWeight: 'semibold',
    },
  },
});

/** A link that says when its page is the current one. The pages below that page have their own links. */
const SideLink = ({ to, children }: { readonly to: string; readonly children: ReactNode }) => {
  const { pathname } = useLocation();
  return (
    <Frame to={to} {...(pathname === to ? { 'aria-current': 'page' } : {})}>
      {children}
    </Frame>
  );
};

const DashboardItem = () => {
  const text = useTexts('admin');
  const path = usePathTo();
  const isLate = useAppSelector(({ session }) => session.backup?.isLate === true);
  return (
    <SideLink to={path('dashboard')}>
      {text('dashboard')}
      {isLate ? <Count tone="failed">{text('backup-late-short')}</Count> : null}
    </SideLink>
  );
};

/**
 * The inbox, with the numbers of new inquiries and of unsent mails. A back-end without inquiries has none.
 */
const InquiriesItem = () => {
  const text = useTexts('inbox');
  const titles = useTexts('titles');
  const path = usePathTo();
  const plural = usePlural();
  const { data: summary, error } = useInquirySummary();
  if (isRequestUnknown(error)) return null;
  const { new: fresh = 0, unsentMails = 0 } = summary ?? {};
  return (
    <li>
      <SideLink to={path('inquiries')}>
        {titles('inquiries')}
        <Counts>
          {unsentMails > 0 ? (
            <Count tone="failed" label={text(`unsent-${plural(unsentMails)}`, { count: unsentMails })}>
              {unsentMails}
            </Count>
          ) : null}
          {fresh > 0 ? (
            <Count tone="new" label={text(`new-${plural(fresh)}`, { count: fresh })}>
              {fresh}
            </Count>
          ) : null}
        </Counts>
      </SideLink>
    </li>
  );
};

const AttentionCount = ({ count }: { readonly count: number }) => {
  const text = useTexts('admin');
  const plural = usePlural();
  if (count === 0) return null;
  return (
    <Count tone="attention" label={text(`attention-${plural(count)}`, { count })}>
      {count}
    </Count>
  );
};

const EditorAttention = ({ route }: { readonly route: string }) => (
  <AttentionCount count={useAttentionCount(route)} />
);

const LanguageAttention = () => {
  const counts = useLanguageCounts();
  return <AttentionCount count={counts.reduce((sum, { count }) => sum + count, 0)} />;
};

const EditorItem = ({ link }: { readonly link: DashboardLink }) => {
  const text = useTexts('admin');
  const path = usePathTo();
  const count = useCount(link);
  return (
    <SideLink to={path(link.route, link.params)}>
      {text(link.label)}
      <Counts>
        {link.route === 'languages' ? <LanguageAttention /> : <EditorAttention route={link.route} />}
        {count === undefined ? null : <Count>{count}</Count>}
      </Counts>
    </SideLink>
  );
};

const List = ({ label, children }: { readonly label?: string; readonly children: ReactNode }) => (
  <chakra.ul listStyle="none" aria-labelledby={label}>
    {children}
  </chakra.ul>
);

const Group = ({ group }: { readonly group: DashboardGroup }) => {
  const text = useTexts('admin');
  const role = useAppSelector(selectRole);
  const id = useId();
  return (
    <div>
      <chakra.p
        id={id}
        paddingInline="3"
        paddingBottom="1"
        fontSize="xs"
        fontWeight="bold"
        letterSpacing="label"
        textTransform="uppercase"
        color="fg.muted"
      >
        {text(group.title)}
      </chakra.p>
      <List label={id}>
        {group.links
          .filter(({ route }) => hasPermission(role, routeAction(route)))
          .map((link) => (
            <li key={link.label}>
              <EditorItem link={link} />
            </li>
          ))}
      </List>
    </div>
  );
};

const AllLinks = () => {
  useHiddenRows(); // they count too
  return (
    <chakra.div display="grid" gap="5" paddingBlock="4">
      <List>
        <li>
          <DashboardItem />
        </li>
        <InquiriesItem />
      </List>
      {dashboardGroups.map((group) => (
        <Group key={group.title} group={group} />
      ))}
    </chakra.div>
  );
};

/** Links to all pages of the administration: the dashboard, the inbox, and the editors by group, with the number of their items. */
export function NavigationLinks() {
  const needsSecondFactor = useAppSelector(({ session }) => session.needsSecondFactor);
  return (needsSecondFactor ?? storedSecondFactorNeed()) ? null : <AllLinks />; // no page would open
}
