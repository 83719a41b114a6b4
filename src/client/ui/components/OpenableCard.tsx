import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { cardSizes } from '../../../model/images/sizes';
import { Card } from './Grid';
import { Opener } from './Opener';
import { Picture } from './Picture';

interface OpenableCardProps {
  readonly image: string;
  readonly alt: string;
  /** How wide the picture is shown; as in a grid of three columns where it is not given. */
  readonly sizes?: string;
  /** What it is called; part of the button's name. */
  readonly title: string;
  /** What the button does: 'See the profile'. */
  readonly action: string;
  readonly onOpen: () => void;
  readonly ratio?: number;
  readonly isFirst?: boolean;
  /** The level of its heading: one below that of the heading it stands under. */
  readonly heading?: 'h2' | 'h3';
  readonly children?: ReactNode;
}

/** A card with a picture that opens something: all of it is the button, and it looks so. */
export const OpenableCard = ({
  image,
  alt,
  sizes = cardSizes.three,
  title,
  action,
  onOpen,
  ratio = 3 / 2,
  isFirst = false,
  heading: Heading = 'h3',
  children,
}: OpenableCardProps) => (
  <Card looksOpenable className="group">
    <Picture src={image} alt={alt} sizes={sizes} ratio={ratio} isFirst={isFirst} zooms />
    <chakra.div padding={{ base: '4', md: '5' }} display="grid" gap="2" flex="1" alignContent="start">
      <Heading>
        <Opener onClick={onOpen} aria-haspopup="dialog">
          {title}
          <chakra.span srOnly> – {action}</chakra.span>
        </Opener>
      </Heading>
      {children}
    </chakra.div>
  </Card>
);
