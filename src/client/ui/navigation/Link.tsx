import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler, useLocation, useResolvedPath } from 'react-router';
import type { To } from 'react-router';
import { servedAddress } from '../../../model/site/paths';
import { useAppSelector } from '../../store/hooks';
import { selectLanguage } from '../../store/selectors';
import { useIsHydrated } from '../hydration/useIsHydrated';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of the site, or a part of one. */
  readonly to: To;
  /** Whether the page takes the place of the current one in the history. */
  readonly replace?: boolean;
  /** The state of the entry in the browser's history. */
  readonly state?: unknown;
}

/**
 * The `href` of a link. In the HTML of the server, an address that both languages share names the language, for readers without
 * scripts. Only these links are rendered again after hydration.
 */
const useServedHref = (to: To): string => {
  const href = useHref(to);
  const served = servedAddress(href, useAppSelector(selectLanguage));
  return useIsHydrated(served === href) ? href : served;
};

/**
 * A link to a page of the site. The router's own link can also load the data of pages before a click, which this site does not
 * have: that would be code on each page, and work for each link during hydration.
 */
export function Link({ to, replace, state, target, onClick, ...props }: LinkProps) {
  const follow = useLinkClickHandler(to, {
    state,
    ...(replace === undefined ? {} : { replace }),
    ...(target === undefined ? {} : { target }),
  });
  return (
    <a
      {...props}
      href={useServedHref(to)}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        const isSecondClick = event.detail > 1 && state && !replace;
        if (isSecondClick) event.preventDefault(); // of a double click: it would open the same dialog again
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}

/** A link that is marked as current on its own page and on the pages below it. */
export function NavLink({ to, ...props }: LinkProps) {
  const { pathname: own } = useResolvedPath(to);
  const { pathname } = useLocation();
  const isCurrent = pathname === own || pathname.startsWith(`${own}/`);
  return <Link to={to} {...(isCurrent ? { 'aria-current': 'page' } : {})} {...props} />;
}
