import { chakra } from '@chakra-ui/react';
import type { HTMLChakraProps } from '@chakra-ui/react';
import { useState } from 'react';

interface PictureProps extends Omit<HTMLChakraProps<'div'>, 'children'> {
  /** Its URL; where it is empty or does not load, a drawn ground keeps the space. */
  readonly src: string;
  /** What it shows, for whoever cannot see it; '' where the words beside it say so already. */
  readonly alt: string;
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

/** A picture in a fixed ratio: never stretched, never a broken icon, nothing moves when it comes. */
export const Picture = ({
  src,
  alt,
  ratio = 3 / 2,
  isFirst = false,
  fit = 'cover',
  zooms = false,
  ...props
}: PictureProps) => {
  const [failed, setFailed] = useState<string>();
  const isShown = src !== '' && failed !== src;
  return (
    <chakra.div
      position="relative"
      width="full"
      overflow="hidden"
      bg="bg.sunken"
      color="line.strong"
      {...props}
      style={{ aspectRatio: String(ratio), ...props.style }}
    >
      {isShown ? (
        <Photo
          src={src}
          alt={alt}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
          decoding="async"
          objectFit={fit}
          {...(zooms ? zoom : {})}
          onError={() => setFailed(src)}
        />
      ) : (
        <Ground alt={alt} />
      )}
    </chakra.div>
  );
};
