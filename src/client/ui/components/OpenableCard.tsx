import { chakra } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { cardSizes } from '../../../model/images/sizes';
import { Card } from './Grid';
import { CardLink } from './CardLink';
import { Picture } from './Picture';
import type { AddressLink } from '../navigation/useQueryParameter';

interface OpenableCardProps {
  readonly image: string;
  readonly alt: string;
  /** The `sizes` attribute of the picture; by default that of a grid of three columns. */
  readonly sizes?: string;
  /** The title, which is part of the accessible name of the link. */
  readonly title: ReactNode;
  /** The action of the link for screen readers: 'See the profile'. */
  readonly action: string;
  readonly link: AddressLink;
  readonly ratio?: number;
  /** The subject of the drawing that replaces a missing picture. */
  readonly subject?: ComponentProps<typeof Picture>['subject'];
  /** Replaces the drawing of a missing picture. */
  readonly fallback?: ReactNode;
  readonly isFirst?: boolean;
  /** The heading level: one below the heading above the card. */
  readonly heading?: 'h2' | 'h3';
  readonly children?: ReactNode;
}

/** A card with a picture that opens a dialog. The whole card is the link. */
export function OpenableCard({
  image,
  alt,
  sizes = cardSizes.three,
  title,
  action,
  link,
  ratio = 3 / 2,
  subject,
  fallback,
  isFirst = false,
  heading: Heading = 'h3',
  children,
}: OpenableCardProps) {
  return (
    <Card isInteractive className="group">
      <Picture
        src={image}
        alt={alt}
        sizes={sizes}
        ratio={ratio}
        {...(subject && { subject })}
        fallback={fallback}
        isFirst={isFirst}
        zoomsOnHover
      />
      <chakra.div
        padding={{ base: '4', md: '5' }}
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap="2"
        flex="1"
        alignContent="start"
      >
        <Heading>
          <CardLink {...link} aria-haspopup="dialog">
            {title}
            <chakra.span srOnly> – {action}</chakra.span>
          </CardLink>
        </Heading>
        {children}
      </chakra.div>
    </Card>
  );
}
