import { chakra } from '@chakra-ui/react';
import { LogOut, Settings } from 'lucide-react';
import { pathTo } from '../../../model/paths';
import { useAppSelector, useAppStore } from '../../store/hooks';
import { selectLanguage } from '../../store/selectors';
import { useTexts } from '../../ui/text/useTexts';
import { BarButton, BarLink } from './barItem';
import { DropDown } from './DropDown';
import { LanguageToggle } from './LanguageToggle';

/** On a phone the words make room for the language; a screen reader still says them. */
const Label = ({ children }: { children: string }) => (
  <chakra.span srOnly={{ base: true, sm: false }}>{children}</chakra.span>
);

/** What whoever is logged in finds in the bar: the settings, the way out, the language. */
export const AdminActions = ({ ground }: { ground: 'light' | 'dark' }) => {
  const text = useTexts('admin');
  const language = useAppSelector(selectLanguage);
  const store = useAppStore();
  const leave = async (): Promise<void> => {
    const { logout } = await import(/* webpackChunkName: "admin" */ '../../admin/session/logout');
    await logout(store);
  };
  return (
    <chakra.div display="flex" alignItems="center" justifyContent="flex-end" gap={{ base: '0', md: '2' }}>
      <DropDown
        ground={ground}
        align="end"
        label={
          <>
            <Settings aria-hidden="true" size={20} />
            <Label>{text('settings')}</Label>
          </>
        }
      >
        <li>
          <BarLink to={pathTo('changePassword', language)} wide>
            {text('change-password')}
          </BarLink>
        </li>
      </DropDown>
      <BarButton ground={ground} onClick={() => void leave()}>
        <LogOut aria-hidden="true" size={20} />
        <Label>{text('logout')}</Label>
      </BarButton>
      <LanguageToggle />
    </chakra.div>
  );
};
