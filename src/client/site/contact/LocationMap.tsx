import { chakra } from '@chakra-ui/react';
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { mapAddresses } from '../../../model/site/maps';
import { useAppSelector } from '../../store/hooks';
import { selectBrand } from '../../store/selectors';
import { Button } from '../../ui/components/button';
import { useTexts } from '../../ui/text/useTexts';

const Stroke = chakra('path', { base: { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } });

/** The placeholder of the map: a drawing of fictional streets in the colours of the brand. */
function DrawnMap() {
  return (
    <chakra.svg
      viewBox="0 0 800 500"
      width="full"
      height="full"
      position="absolute"
      inset="0"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <chakra.rect width="800" height="500" fill="bg.sunken" />
      <chakra.path d="M0 392C130 340 210 430 372 408s214-96 428-72v164H0Z" fill="accent.subtle" />
      <chakra.path d="M560 40h150v110H560zM70 60h120v84H70z" fill="line.subtle" />
      <Stroke
        stroke="bg.surface"
        strokeWidth="10"
        d="M0 96h800M0 200h800M0 304h520M104 0v392M232 0v410M360 0v406M488 0v372M616 0v340M732 0v330M232 200l128 104M488 96l128 104"
      />
      <Stroke stroke="line.strong" strokeWidth="20" d="M-20 330C160 240 300 290 430 210S640 90 820 70" />
      <Stroke stroke="bg.surface" strokeWidth="15" d="M-20 330C160 240 300 290 430 210S640 90 820 70" />
      <Stroke
        stroke="accent.solid"
        strokeWidth="4"
        strokeDasharray="18 12"
        d="M-20 330C160 240 300 290 400 228"
      />
    </chakra.svg>
  );
}

const Frame = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    overflow: 'clip', // with 'hidden', the ratio would cut off large text
    aspectRatio: { md: '3 / 2' }, // that of the picture beside it
    minHeight: { base: '20rem', md: 'auto' },
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
    <chakra.div className="not-printed" display="grid" gap="2">
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
