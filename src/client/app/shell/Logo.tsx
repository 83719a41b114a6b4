import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router';
import { pathTo } from '../../../model/site/paths';
import { useAppSelector } from '../../store/hooks';
import { selectBrand, selectIsLoggedIn, selectLanguage } from '../../store/selectors';
import { useTexts } from '../../ui/text/useTexts';

/** The brand's logo. It links to the home page, or to the dashboard for an administrator. */
export function Logo({ isInverse = false }: { isInverse?: boolean }) {
  const text = useTexts('navigation');
  const brand = useAppSelector(selectBrand);
  const language = useAppSelector(selectLanguage);
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const label = `${brand.name} – ${text(isLoggedIn ? 'dashboard' : 'home')}`;
  return (
    <Link to={pathTo(isLoggedIn ? 'dashboard' : 'home', language)} aria-label={label}>
      <chakra.img
        src={`${brand.assets}/${isInverse ? 'logo-inverse' : 'logo'}.svg`}
        alt=""
        height={{ base: '8', sm: '9', md: '8', lg: '11' }}
        width="auto"
      />
    </Link>
  );
}
