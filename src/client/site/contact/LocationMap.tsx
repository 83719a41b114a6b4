import { chakra } from '@chakra-ui/react';
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { mapAddresses } from '../../../model/site/maps';
import { useAppSelector } from '../../store/hooks';
import { selectBrand } from '../../store/selectors';
import { Button } from '../../ui/components/button';
import { useTexts } from '../../ui/text/useTexts';
import { DrawnMap } from './DrawnMap';

const Frame = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    overflow: 'hidden',
    minHeight: '20rem',
    borderRadius: 'md',
    bg: 'bg.sunken',
    '& > *': { gridArea: '1 / 1' },
  },
});

const Notice = chakra('div', {
  base: {
    position: 'relative', // in front of the drawing
    placeSelf: 'center',
    margin: '4',
    padding: '5',
    maxWidth: '22rem',
    display: 'grid',
    justifyItems: 'center',
    gap: '3',
    textAlign: 'center',
    bg: 'bg.surface',
    borderRadius: 'sm',
    boxShadow: 'lifted',
    '& > svg': { color: 'accent.solid' },
  },
});

/** Moves the focus into the map after the click on its button. */
const takeFocus = (frame: HTMLIFrameElement | null): void => frame?.focus();

/**
 * A map of the brand's location. A drawing is shown until the visitor clicks to load the map, so that no page loads
 * anything from another site by itself.
 */
export function LocationMap() {
  const text = useTexts('contact');
  const shared = useTexts('shared');
  const { name, place } = useAppSelector(selectBrand);
  const [isShown, setIsShown] = useState(false);
  const addresses = mapAddresses(place);
  return (
    <chakra.div className="not-printed" display="grid" gap="2" gridTemplateRows="1fr auto">
      <Frame>
        {isShown ? (
          <chakra.iframe
            ref={takeFocus}
            src={addresses.embed}
            title={text('map-title', { company: name, city: place.city })}
            width="full"
            height="full"
            border="none"
          />
        ) : (
          <>
            <DrawnMap />
            <Notice>
              <MapPin aria-hidden="true" size={32} />
              <chakra.p fontWeight="semibold" lineHeight="snug">
                {place.street}, <chakra.span whiteSpace="nowrap">{place.city}</chakra.span>
              </chakra.p>
              <Button onClick={() => setIsShown(true)}>{text('map-show')}</Button>
              <chakra.p fontSize="sm" color="fg.muted" lineHeight="snug">
                {text('map-notice')}
              </chakra.p>
            </Notice>
          </>
        )}
      </Frame>
      <p>
        <chakra.a
          href={addresses.page}
          target="_blank"
          rel="noopener noreferrer"
          display="inline-flex"
          alignItems="center"
          minHeight="11"
          color="accent.solid"
          fontWeight="semibold"
          textDecoration="underline"
          textUnderlineOffset="0.2em"
        >
          {text('map-link')}
          <chakra.span srOnly> ({shared('opens-in-new-tab')})</chakra.span>
        </chakra.a>
      </p>
    </chakra.div>
  );
}
