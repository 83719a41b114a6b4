import { chakra } from '@chakra-ui/react';
import { Navigation } from 'lucide-react';
import { mapAddresses, phoneDirections } from '../../../model/site/maps';
import { useAppSelector } from '../../store/hooks';
import { selectBrand, selectLanguage } from '../../store/selectors';
import { AnchorButton } from '../../ui/components/button';
import { useIsHydrated } from '../../ui/hydration/useIsHydrated';
import { useTexts } from '../../ui/text/useTexts';
import { ContactSection } from './ContactSection';
import { addressLines } from '../../../model/site/screens/contact/addressLines';

/** The address of the brand, with a link to directions. */
export function Address() {
  const text = useTexts('contact');
  const shared = useTexts('shared');
  const language = useAppSelector(selectLanguage);
  const { legalName, place } = useAppSelector(selectBrand);
  const onPhone = useIsHydrated() ? phoneDirections(place, navigator.userAgent) : undefined;
  return (
    <ContactSection id="address" title={text('address')}>
      <chakra.address fontStyle="normal" fontSize="lg" lineHeight="snug" display="grid" gap="1">
        <strong>{legalName}</strong>
        {addressLines(place, language).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </chakra.address>
      <chakra.p marginTop="4" maxWidth="prose">
        {text('territory')}
      </chakra.p>
      <AnchorButton
        {...(onPhone
          ? { href: onPhone }
          : { href: mapAddresses(place).directions, target: '_blank', rel: 'noopener noreferrer' })}
        variant="outline"
        marginTop="5"
      >
        <Navigation aria-hidden="true" size={20} />
        {text('directions')}
        {onPhone ? null : <chakra.span srOnly>({shared('opens-in-new-tab')})</chakra.span>}
      </AnchorButton>
    </ContactSection>
  );
}
