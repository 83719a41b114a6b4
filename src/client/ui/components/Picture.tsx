import { chakra } from '@chakra-ui/react';
import type { HTMLChakraProps } from '@chakra-ui/react';
import { useState } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { pageFormats, srcSetOf } from '../../../model/images/variants';
import { useIsServerRendered } from '../hydration/useIsServerRendered';
import { usePictureMetadata } from './usePictureMetadata';

interface PictureProps extends Omit<HTMLChakraProps<'div'>, 'children'> {
  /** The URL. If it is empty or does not load, a drawing fills the space. */
  readonly src: string;
  /**
   * The alt text; '' if the text beside the picture says the same. The stored alt text of the image has
   * priority. With null the picture is always decorative.
   */
  readonly alt: string | null;
  /** The `sizes` attribute of HTML: the displayed width. */
  readonly sizes?: string;
  /** Width divided by height. The layout keeps this ratio before loading and for any image. */
  readonly ratio?: number;
  /** Whether it is in the first view, so that it is not loaded lazily. */
  readonly isFirst?: boolean;
  readonly fit?: 'cover' | 'contain';
  /** The subject of the drawing that replaces a missing picture. */
  readonly subject?: keyof typeof drawings;
  /**
   * Whether a blurred preview fills the space before the picture loads. It adds a hundred bytes to the page:
   * too much for many small pictures.
   */
  readonly hasPreview?: boolean;
  /** Replaces the drawing of a missing picture. */
  readonly fallback?: ReactNode;
  /** Whether it zooms in slightly while the pointer is over its group. */
  readonly zoomsOnHover?: boolean;
}

const drawings = {
  truck: (
    <>
      <path d="M6 42V22a12 12 0 0 1 12-12h54a12 12 0 0 1 12 12v20H6Zm78-16h14l14 10v6H84Z" />
      <circle cx="26" cy="46" r="7" />
      <circle cx="60" cy="46" r="7" />
      <circle cx="98" cy="46" r="7" />
    </>
  ),
  person: (
    <>
      <circle cx="60" cy="19" r="13" />
      <path d="M32 58a28 20 0 0 1 56 0" />
    </>
  ),
} as const;

interface MissingPictureProps {
  readonly alt: string;
  readonly subject: keyof typeof drawings;
  readonly fallback: ReactNode;
}

/** The replacement of a missing picture. */
const MissingPicture = ({ alt, subject, fallback }: MissingPictureProps) => (
  <chakra.div
    position="absolute"
    inset="0"
    display="grid"
    placeItems="center"
    {...(alt ? { role: 'img', 'aria-label': alt } : {})}
  >
    {fallback ?? (
      <chakra.svg
        viewBox="0 0 120 60"
        width="40%"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
      >
        {drawings[subject]}
      </chakra.svg>
    )}
  </chakra.div>
);

const zoomStyles = { transition: 'transform 600ms', _groupHover: { transform: 'scale(1.03)' } };

const Photo = chakra('img', {
  base: { position: 'absolute', inset: '0', width: 'full', height: 'full' },
});

/**
 * Sets `src` after the `source` elements exist: with `src` set earlier, browsers would also load the original
 * image. A picture of a server-rendered page has its `src` already, and may have failed before React listened
 * to its events.
 */
const setSource =
  (src: string, onError: () => void) =>
  (image: HTMLImageElement | null): void => {
    if (!image) return;
    if (image.getAttribute('src') !== src) image.src = src;
    else if (image.complete && image.naturalWidth === 0) onError();
  };

const Sources = ({ src, width, sizes }: { src: string; width: number; sizes: string }) =>
  pageFormats.map(({ format, type }) => (
    <source key={format} type={type} srcSet={srcSetOf(src, width, format)} sizes={sizes} />
  ));

/** The placeholder image of a few pixels, which the browser stretches and blurs to the size of the picture. */
const placeholderStyle = (placeholder: string, fit: string, position = 'center'): CSSProperties => ({
  backgroundImage: `url(${placeholder})`,
  backgroundSize: fit,
  backgroundPosition: position,
  backgroundRepeat: 'no-repeat',
});

/** A picture with a fixed ratio: it is never distorted, shows no broken-image icon, and causes no layout shift. */
export function Picture({
  src,
  alt: defaultAlt,
  sizes = '100vw',
  ratio = 3 / 2,
  isFirst = false,
  fit = 'cover',
  zoomsOnHover = false,
  subject = 'truck',
  fallback,
  hasPreview = true,
  ...props
}: PictureProps) {
  const { isLoading, size, placeholder, alt: storedAlt, position } = usePictureMetadata(src, isFirst);
  const [failures, setFailures] = useState<readonly string[]>([]);
  const hasVariants = size !== undefined && !failures.includes(`${src}-`);
  const shown = hasVariants ? `${src}-` : src;
  const alt = defaultAlt === null ? '' : storedAlt || defaultAlt;
  const isServed = useIsServerRendered();
  const handleError = (): void => setFailures((before) => [...before, shown]);
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
        ...(hasPreview && placeholder && !failures.includes(src)
          ? placeholderStyle(placeholder, fit, position)
          : {}),
        ...props.style,
      }}
    >
      {src === '' || failures.includes(shown) ? (
        <MissingPicture alt={alt} subject={subject} fallback={fallback} />
      ) : isLoading ? null : (
        <picture>
          {hasVariants ? <Sources src={src} width={size.width} sizes={sizes} /> : null}
          <Photo
            key={shown}
            {...(isServed ? { src } : {})}
            ref={setSource(src, handleError)}
            alt={alt}
            {...(size ? { htmlWidth: size.width, htmlHeight: size.height } : {})}
            loading={isFirst ? 'eager' : 'lazy'}
            fetchPriority={isFirst ? 'high' : undefined}
            decoding="async"
            objectFit={fit}
            {...(zoomsOnHover ? zoomStyles : {})}
            style={position ? { objectPosition: position } : {}}
            onError={handleError}
          />
        </picture>
      )}
    </chakra.div>
  );
}
