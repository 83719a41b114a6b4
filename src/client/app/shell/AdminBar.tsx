import { chakra } from '@chakra-ui/react';
import { ExternalLink } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { editedPage } from '../../../model/site/editedPage';
import { matchPath } from '../../../model/site/paths';
import { NavigationLinks } from '../../admin/navigation/NavigationLinks';
import { PaletteButton } from '../../admin/palette/PaletteButton';
import { injectAdminApi } from '../../store/api/adminApi';
import { useAdministrationTexts } from '../../store/api/administrationTexts';
import { useAppStore } from '../../store/hooks';
import { storeAdministrationPage } from '../../store/session/lastAdministrationPage';
import { usePathTo } from '../../ui/text/usePathTo';
import { useTexts } from '../../ui/text/useTexts';
import AdminActions from './AdminActions';
import { BarLink } from './barItem';
import { FoldingBar, FoldingPanel } from './FoldingBar';

/** The link to the public page that shows the edited content. */
const ViewOnSite = ({ wide = false }: { readonly wide?: boolean }) => {
  const text = useTexts('editors');
  const path = usePathTo();
  const match = matchPath(useLocation().pathname);
  return (
    <BarLink to={path(match ? editedPage(match) : 'home')} wide={wide}>
      <ExternalLink aria-hidden="true" size={18} />
      {text('view-on-site')}
    </BarLink>
  );
};

/** Stores the address, so that the public site can lead back to it. */
const useStoredAddress = (): void => {
  const { pathname, search } = useLocation();
  useEffect(() => storeAdministrationPage(pathname + search), [pathname, search]);
};

/** The bar of the administration. On narrow screens its menu has the navigation too. */
const AdminBar = () => {
  const store = useAppStore();
  useState(() => injectAdminApi(store)); // before the navigation sends a request
  useStoredAddress();
  const hasTexts = useAdministrationTexts();
  const text = useTexts('admin');
  return (
    <chakra.div boxShadow="inset 0 -3px 0 {colors.accent.solid}">
      <FoldingBar
        isSlim
        isToggleNarrow
        wide={
          hasTexts ? (
            <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="2">
              <ViewOnSite />
              <PaletteButton minWidth="15rem" marginInlineEnd="auto" marginInlineStart="4" />
              <AdminActions ground="light" />
            </chakra.div>
          ) : null
        }
        panel={
          <FoldingPanel>
            {hasTexts ? (
              <>
                <PaletteButton width="full" marginTop="4" />
                <NavigationLinks />
                <ViewOnSite wide />
                <AdminActions part="account" />
              </>
            ) : null}
          </FoldingPanel>
        }
        panelLabel={hasTexts ? text('administration') : ''}
      />
    </chakra.div>
  );
};

export default AdminBar;
