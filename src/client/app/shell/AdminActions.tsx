import { chakra } from '@chakra-ui/react';
import { LayoutDashboard, LogOut, Settings } from 'lucide-react';
import { Provider } from 'react-redux';
import { toolsAttribute } from '../../admin/onPage/sources/pageParts';
import { useAdministrationTexts } from '../../store/api/administrationTexts';
import { useAppStore } from '../../store/hooks';
import { originalStore } from '../../store/originalStore';
import { sessionEnded } from '../../store/session/session';
import { clearStoredSession } from '../../store/session/storedSession';
import { selectRole } from '../../store/selectors';
import { storedAdministrationPage } from '../../store/session/lastAdministrationPage';
import { importWithRetry } from '../../ui/lazy/importWithRetry';
import { TextProvider } from '../../ui/text/TextProvider';
import { usePathTo } from '../../ui/text/usePathTo';
import { useTexts } from '../../ui/text/useTexts';
import { BarButton, BarLink } from './barItem';
import { DropDown } from './DropDown';
import { EditModeSwitch, EditModeTools } from './EditModeSwitch';
import { HiddenRowsSwitch } from './HiddenRowsSwitch';
import { LanguageToggle } from './LanguageToggle';
import { useIsAdministration } from './useIsAdministration';

/** The links of the settings menu, with the text keys of their labels on the page 'admin'. */
const settings = [
  { route: 'history', label: 'history' },
  { route: 'changePassword', label: 'change-password' },
  { route: 'secondFactor', label: 'second-factor' },
] as const;

const loadLogout = () => import(/* webpackChunkName: "admin" */ '../../admin/session/logout');

const SettingsLinks = () => {
  const text = useTexts('admin');
  const path = usePathTo();
  return settings.map(({ route, label }) => (
    <li key={route}>
      <BarLink to={path(route)} wide>
        {text(label)}
      </BarLink>
    </li>
  ));
};

const LogoutButton = ({ ground = 'light', wide = false }: { ground?: 'light' | 'dark'; wide?: boolean }) => {
  const text = useTexts('admin');
  const store = useAppStore();
  const handleLogout = async (): Promise<void> => {
    const code = await importWithRetry(loadLogout).catch(() => undefined);
    if (code) {
      await code.logout(store);
    } else {
      clearStoredSession(); // as without a response of the server
      store.dispatch(sessionEnded());
    }
    const content = document.getElementById('content');
    const hasEnded = selectRole(store.getState()) === 'visitor';
    if (hasEnded && !content?.contains(document.activeElement)) content?.focus({ preventScroll: true });
  };
  return (
    <BarButton ground={ground} wide={wide} onClick={() => void handleLogout()}>
      <LogOut aria-hidden="true" size={20} />
      {text('logout')}
    </BarButton>
  );
};

/** From a public page back to the page of the administration that was open before. */
const AdministrationLink = ({
  ground = 'light',
  wide = false,
}: {
  ground?: 'light' | 'dark';
  wide?: boolean;
}) => {
  const text = useTexts('admin');
  const path = usePathTo();
  return (
    <BarLink ground={ground} wide={wide} to={storedAdministrationPage() ?? path('dashboard')}>
      <LayoutDashboard aria-hidden="true" size={20} />
      {text('administration')}
    </BarLink>
  );
};

/** In the bar: the settings, the logout button, the language. */
const WideActions = ({ ground }: { ground: 'light' | 'dark' }) => {
  const text = useTexts('admin');
  const isAdministration = useIsAdministration();
  return (
    <chakra.div display="flex" alignItems="center" justifyContent="flex-end" gap="2">
      {isAdministration ? null : (
        <chakra.div marginInlineEnd="auto">
          <AdministrationLink ground={ground} />
        </chakra.div>
      )}
      <EditModeSwitch ground={ground} />
      <HiddenRowsSwitch ground={ground} />
      <DropDown
        ground={ground}
        align="end"
        label={
          <>
            <Settings aria-hidden="true" size={20} />
            {text('settings')}
          </>
        }
      >
        <SettingsLinks />
      </DropDown>
      <LogoutButton ground={ground} />
      <LanguageToggle />
    </chakra.div>
  );
};

/** In the burger menu of the site, above its pages: the actions on the open page. */
const PageActions = () => (
  <>
    <li>
      <EditModeSwitch wide />
    </li>
    <li>
      <HiddenRowsSwitch wide />
    </li>
    <li>
      <AdministrationLink wide />
    </li>
  </>
);

/** At the end of a burger menu: the settings and the logout button, without the language. */
const AccountActions = () => (
  <>
    <SettingsLinks />
    <li>
      <LogoutButton wide />
    </li>
  </>
);

/** The background of the bar that has the actions, or their part in a burger menu. */
export type AdminActionsProps =
  | { readonly ground: 'light' | 'dark'; readonly part?: never }
  | { readonly part: 'page' | 'account'; readonly ground?: never };

const Actions = ({ ground, part }: AdminActionsProps) => {
  const hasTexts = useAdministrationTexts();
  if (!hasTexts) return ground ? <chakra.div minHeight="11" /> : null;
  return (
    <>
      <div {...{ [toolsAttribute]: '' }}>
        {ground ? (
          <WideActions ground={ground} />
        ) : (
          <chakra.ul listStyle="none" paddingBlock="4">
            {part === 'page' ? <PageActions /> : <AccountActions />}
          </chakra.ul>
        )}
      </div>
      {ground === 'dark' ? <EditModeTools /> : null}
    </>
  );
};

/**
 * The actions of an administrator, in the bar or in the burger menu. While the page is edited, they show the
 * stored content, and not the typed values.
 */
const AdminActions = (props: AdminActionsProps) => {
  const store = originalStore(useAppStore());
  return (
    <Provider store={store}>
      <TextProvider>
        <Actions {...props} />
      </TextProvider>
    </Provider>
  );
};

export default AdminActions;
