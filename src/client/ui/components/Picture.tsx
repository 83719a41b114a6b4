import { chakra } from '@chakra-ui/react';
import type { HTMLChakraProps } from '@chakra-ui/react';
import { useState } from 'react';
import type { CSSProperties } from 'react';
import { srcSetOf, variantFormats, variantTypes } from '../../../model/images/variants';
import { useImage } from './useImage';

interface PictureProps extends Omit<HTMLChakraProps<'div'>, 'children'> {
  /** Its URL; where it is empty or does not load, a drawn ground keeps the space. */
  readonly src: string;
  /** What it shows, for whoever cannot see it; '' where the words beside it say so already. What is said of the image itself
   * goes before, unless this is null. */
  readonly alt: string | null;
  /** How wide it is shown, as `sizes` of HTML says it. */
  readonly sizes?: string;
  /** Width to height, kept before it loads and whatever comes. */
  readonly ratio?: number;
  /** Whether it is seen at once, so that it must not wait. */
  readonly isFirst?: boolean;
  readonly fit?: 'cover' | 'contain';
  /** Whether it comes a little closer while the pointer is over its group. */
  readonly zooms?: boolean;
}

/** A drawn tanker in the place of a picture that is not there. */
const Ground = ({ alt }: { alt: string }) => (
  <chakra.div
    position="absolute"
    inset="0"
    display="grid"
    placeItems="center"
    {...(alt ? { role: 'img', 'aria-label': alt } : {})}
  >
    <chakra.svg
      viewBox="0 0 120 60"
      width="40%"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
    >
      <path d="M6 42V22a12 12 0 0 1 12-12h54a12 12 0 0 1 12 12v20H6Zm78-16h14l14 10v6H84Z" />
      <circle cx="26" cy="46" r="7" />
      <circle cx="60" cy="46" r="7" />
      <circle cx="98" cy="46" r="7" />
    </chakra.svg>
  </chakra.div>
);

const zoom = { transition: 'transform 600ms', _groupHover: { transform: 'scale(1.03)' } };

const Photo = chakra('img', {
  base: { position: 'absolute', inset: '0', width: 'full', height: 'full' },
});

/** The address comes when the element has its sources: before, a browser would load the picture as it came. */
const setSource =
  (src: string) =>
  (image: HTMLImageElement | null): void => {
    if (image && image.getAttribute('src') !== src) image.src = src;
  };

const Sources = ({ src, width, sizes }: { src: string; width: number; sizes: string }) =>
  variantFormats.map((format) => (
    <source key={format} type={variantTypes[format]} srcSet={srcSetOf(src, width, format)} sizes={sizes} />
  ));

/** A few px, which the browser stretches softly to the place of the picture. */
const blurred = (placeholder: string, fit: string, position = 'center'): CSSProperties => ({
  backgroundImage: `url(${placeholder})`,
  backgroundSize: fit,
  backgroundPosition: position,
  backgroundRepeat: 'no-repeat',
});

/** A picture in a fixed ratio: never stretched, never a broken icon, nothing moves when it comes. */
export const Picture = ({
  src,
  alt: words,
  sizes = '100vw',
  ratio = 3 / 2,
  isFirst = false,
  fit = 'cover',
  zooms = false,
  ...props
}: PictureProps) => {
  const { isAwaited, size, placeholder, alt: said, position } = useImage(src);
  const [failures, setFailures] = useState<readonly string[]>([]);
  const hasVariants = size !== undefined && !failures.includes(`${src}-`);
  const shown = hasVariants ? `${src}-` : src;
  const alt = words === null ? '' : said || words;
  return (
    <chakra.div
      position="relative"
      width="full"
      overflow="hidden"
      bg="bg.sunken"
      color="line.strong"
      {...props}
      style={{
        aspectRatio: String(ratio),
        ...(placeholder && !failures.includes(src) ? blurred(placeholder, fit, position) : {}),
        ...props.style,
      }}
    >
      {src === '' || failures.includes(shown) ? (
        <Ground alt={alt} />
      ) : isAwaited ? null : (
        <picture>
          {hasVariants ? <Sources src={src} width={size.width} sizes={sizes} /> : null}
          <Photo
            key={shown}
            ref={setSource(src)}
            alt={alt}
            {...(size ? { htmlWidth: size.width, htmlHeight: size.height } : {})}
            loading={isFirst ? 'eager' : 'lazy'}
            fetchPriority={isFirst ? 'high' : 'auto'}
            decoding="async"
            objectFit={fit}
            {...(zooms ? zoom : {})}
            style={position ? { objectPosition: position } : {}}
            onError={() => setFailures((before) => [...before, shown])}
          />
        </picture>
      )}
    </chakra.div>
  );
};
