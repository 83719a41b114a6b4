import { chakra } from '@chakra-ui/react';
import { Link } from '../../ui/navigation/Link';
import { useAppSelector } from '../../store/hooks';
import { selectBrand, selectIsLoggedIn } from '../../store/selectors';
import { usePathTo } from '../../ui/text/usePathTo';
import { useTexts } from '../../ui/text/useTexts';

/** The brand's logo, in the bar or, inverse, in the footer. It links to the home page, or to the dashboard for an administrator. */
export function Logo({ isInverse = false }: { isInverse?: boolean }) {
  const text = useTexts('navigation');
  const brand = useAppSelector(selectBrand);
  const path = usePathTo();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const label = `${brand.name} – ${text(isLoggedIn ? 'dashboard' : 'home')}`;
  return (
    <Link to={path(isLoggedIn ? 'dashboard' : 'home')} aria-label={label}>
      <chakra.img
        loading={isInverse ? 'lazy' : undefined}
        src={`${brand.assets}/${isInverse ? 'logo-inverse' : 'logo'}.svg`}
        alt=""
        height={{ base: '8', sm: '9', md: '8', lg: '11' }}
        width="auto"
        // Its white letters need the dark ground, which forced colours take from the footer.
        {...(isInverse ? { css: { bg: 'inverse.bg', forcedColorAdjust: 'none' } } : {})}
      />
    </Link>
  );
}
