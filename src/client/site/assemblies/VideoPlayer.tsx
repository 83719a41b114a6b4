import { chakra } from '@chakra-ui/react';
import { Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from '../../ui/navigation/Link';
import { Picture } from '../../ui/components/Picture';
import type { AddressLink } from '../../ui/navigation/useQueryParameter';
import { useTexts } from '../../ui/text/useTexts';

interface VideoPlayerProps {
  readonly file: string;
  readonly poster: string;
  readonly title: string;
  readonly isPlaying: boolean;
  /** Whether it was the last video that played, and none plays now. */
  readonly hasStopped: boolean;
  /** The link that plays it. */
  readonly link: AddressLink;
}

const ratio = 16 / 9;

const posterSizes = '(min-width: 1240px) 376px, (min-width: 768px) 33vw, calc(100vw - 32px)';

const PlayLink = chakra(Link, {
  base: {
    position: 'absolute',
    inset: '0',
    width: 'full',
    display: 'grid',
    placeItems: 'center',
    cursor: 'pointer',
    color: 'primary.fg',
    _focusVisible: { outline: '3px solid {colors.focus}', outlineOffset: '-3px' },
    '& > span': {
      display: 'grid',
      placeItems: 'center',
      width: '20',
      height: '14',
      borderRadius: 'sm',
      bg: 'primary.bg',
      boxShadow: 'lifted',
      transition: 'transform 160ms, background-color 120ms',
    },
    _hover: { '& > span': { transform: 'scale(1.08)', bg: 'primary.hover' } },
  },
});

/** Moves the focus from the play link, which disappears, to the video. */
const focus = (element: HTMLVideoElement | null): void => element?.focus({ preventScroll: true });

const VideoFile = ({ file, poster, title }: Pick<VideoPlayerProps, 'file' | 'poster' | 'title'>) => {
  const text = useTexts('assemble-mount');
  const [hasFailed, setHasFailed] = useState(false);
  if (hasFailed) {
    return (
      <chakra.p role="alert" padding="6" margin="auto" textAlign="center">
        {text('video-error')}
      </chakra.p>
    );
  }
  return (
    <chakra.video
      ref={focus}
      src={file}
      poster={poster}
      aria-label={title}
      controls
      autoPlay
      playsInline
      width="full"
      height="full"
      onError={() => setHasFailed(true)}
    >
      <a href={file}>{title}</a>
    </chakra.video>
  );
};

/** Returns the ref of the play link, which takes the focus back from the video. */
const useFocusAfterVideo = (hasStopped: boolean) => {
  const playLink = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (hasStopped && document.activeElement === document.body)
      playLink.current?.focus({ preventScroll: true });
  }, [hasStopped]);
  return playLink;
};

/** A video behind its poster. The browser loads nothing of the video before a click on the play link. */
export function VideoPlayer({ file, poster, title, isPlaying, hasStopped, link }: VideoPlayerProps) {
  const text = useTexts('assemble-mount');
  const playLink = useFocusAfterVideo(hasStopped);
  return (
    <chakra.div
      position="relative"
      display="grid"
      bg="inverse.bg"
      color="inverse.fg"
      style={{ aspectRatio: String(ratio) }}
    >
      {isPlaying ? (
        <VideoFile file={file} poster={poster} title={title} />
      ) : (
        <>
          <Picture src={poster} alt="" sizes={posterSizes} ratio={ratio} />
          <PlayLink ref={playLink} aria-label={text('video-play', { name: title })} {...link}>
            <span aria-hidden="true">
              <Play fill="currentColor" />
            </span>
          </PlayLink>
        </>
      )}
    </chakra.div>
  );
}
