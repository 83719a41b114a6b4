import { chakra } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import type { Path } from 'react-router';
import { LinkButton } from '../../ui/components/button';
import type { AddressLink } from '../../ui/navigation/useQueryParameter';
import { useTexts } from '../../ui/text/useTexts';
import type { GalleryPicture } from './galleryPicture';
import { LargePicture } from './LargePicture';

const Overlay = chakra('section', {
  base: {
    position: 'fixed',
    inset: '0',
    zIndex: 'modal',
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    justifyItems: 'center',
    alignItems: 'center',
    padding: '2',
    bg: '#000',
    color: 'inverse.fg',
    '& nav': { display: 'flex', gap: '2', justifySelf: 'end' },
  },
});

interface EnlargedPictureProps {
  readonly picture: GalleryPicture;
  readonly pictures: readonly GalleryPicture[];
  readonly linkTo: (picture: GalleryPicture) => AddressLink;
  readonly closeTo: Path;
}

/** One picture of several in full screen, before the code of the lightbox runs, or without any scripts. */
export function EnlargedPicture({ picture, pictures, linkTo, closeTo }: EnlargedPictureProps) {
  const text = useTexts('gallery');
  const index = pictures.indexOf(picture);
  const neighbours = [
    { name: 'previous', Icon: ChevronLeft, neighbour: pictures.at(index - 1) ?? picture },
    { name: 'next', Icon: ChevronRight, neighbour: pictures[index + 1] ?? pictures[0] ?? picture },
  ] as const;
  return (
    <Overlay aria-label={picture.alt} data-inverse="">
      <nav aria-label={text('title')}>
        {neighbours.map(({ name, Icon, neighbour }) => (
          <LinkButton
            key={name}
            variant="ghost"
            size="icon"
            color="inherit"
            aria-label={text(name)}
            {...linkTo(neighbour)}
          >
            <Icon aria-hidden="true" />
          </LinkButton>
        ))}
        <LinkButton variant="ghost" size="icon" color="inherit" aria-label={text('close')} to={closeTo}>
          <X aria-hidden="true" />
        </LinkButton>
      </nav>
      <LargePicture src={picture.src} alt={picture.alt} />
    </Overlay>
  );
}
