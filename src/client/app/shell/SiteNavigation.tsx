import { chakra } from '@chakra-ui/react';
import { useLocation } from 'react-router';
import type { NavigationLink } from '../../../model/site/navigation';
import { isMenu, topBar } from '../../../model/site/navigation';
import { pageOf } from '../../../model/site/pages';
import { isProtectedRoute, matchPath } from '../../../model/site/paths';
import { usePathTo } from '../../ui/text/usePathTo';
import { useTexts } from '../../ui/text/useTexts';
import { BarLink } from './barItem';
import { DropDown } from './DropDown';

const PageLink = ({ link, wide = false }: { link: NavigationLink; wide?: boolean }) => {
  const text = useTexts('navigation');
  const path = usePathTo();
  return (
    <BarLink to={path(link.route)} wide={wide}>
      {text(link.label)}
    </BarLink>
  );
};

/** The route of the current page that the navigation lists: for a tanker, the tankers. */
const useListedRoute = (): string | undefined => {
  const route = matchPath(useLocation().pathname)?.route;
  if (!route || isProtectedRoute(route)) return undefined;
  return pageOf(route).row?.list ?? route;
};

/** The navigation links in a row, from the medium breakpoint on. */
export function WideNavigation() {
  const text = useTexts('navigation');
  const current = useListedRoute();
  return (
    <chakra.ul listStyle="none" display="flex" alignItems="center">
      {topBar.map((item) => (
        <li key={item.label}>
          {isMenu(item) ? (
            <DropDown label={text(item.label)} isCurrent={item.links.some(({ route }) => route === current)}>
              {item.links.map((link) => (
                <li key={link.route}>
                  <PageLink link={link} wide />
                </li>
              ))}
            </DropDown>
          ) : (
            <PageLink link={item} />
          )}
        </li>
      ))}
    </chakra.ul>
  );
}

/** The navigation links below each other, in the burger menu. */
export function NarrowNavigation() {
  const text = useTexts('navigation');
  return (
    <chakra.ul listStyle="none" display="grid" gap="4" paddingBlock="4">
      {topBar.map((item) => (
        <li key={item.label}>
          {isMenu(item) ? (
            <>
              <chakra.p paddingInline="3" color="fg.muted" fontSize="sm" fontWeight="semibold">
                {text(item.label)}
              </chakra.p>
              <chakra.ul
                listStyle="none"
                borderLeftWidth="3px"
                borderLeftStyle="solid"
                borderLeftColor="accent.solid"
              >
                {item.links.map((link) => (
                  <li key={link.route}>
                    <PageLink link={link} wide />
                  </li>
                ))}
              </chakra.ul>
            </>
          ) : (
            <PageLink link={item} wide />
          )}
        </li>
      ))}
    </chakra.ul>
  );
}
