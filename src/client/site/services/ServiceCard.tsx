import { chakra } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import { cardSizes } from '../../../model/images/sizes';
import { Card } from '../../ui/components/Grid';
import { CardLink } from '../../ui/components/CardLink';
import { Picture } from '../../ui/components/Picture';
import { useTexts } from '../../ui/text/useTexts';
import { useInquiryLink } from '../inquiry/useInquiryLink';
import type { Service } from '../../../model/site/screens/services';

interface ServiceCardProps {
  readonly service: Service;
  readonly isFirst: boolean;
  /** Its number in a list of lines, where the picture stands beside the words. Undefined for a card of a grid. */
  readonly line?: number | undefined;
}

const lineNumber = {
  display: 'block',
  marginBottom: '1',
  fontFamily: 'heading',
  fontWeight: 'heavy',
  fontSize: '3xl',
  lineHeight: '1',
  color: 'accent.solid',
} as const;

/** A service; the card opens the form to ask for it. */
export function ServiceCard({ service: { number, picture, keys }, isFirst, line }: ServiceCardProps) {
  const text = useTexts('services-and-repairs');
  const link = useInquiryLink('service', [number]);
  const name = text(keys.title);
  return (
    <Card
      id={`service-${number}`} // the search links to it
      isInteractive
      className="group"
      {...(line !== undefined && { flexDirection: { sm: 'row' } })}
    >
      <Picture
        src={picture}
        alt={text(keys.alt)}
        sizes={cardSizes.three}
        isFirst={isFirst}
        zoomsOnHover
        {...(line !== undefined && { flex: { sm: '0 0 44%' }, minHeight: { sm: 'full' } })}
      />
      <chakra.div padding={{ base: '4', md: '5' }} display="flex" flexDirection="column" flex="1">
        <chakra.h2 fontSize="xl" lineHeight="snug">
          {line === undefined ? null : (
            <chakra.span {...lineNumber} aria-hidden="true">
              {line}
            </chakra.span>
          )}
          {name}
        </chakra.h2>
        <Description>{text(keys.text)}</Description>
        <chakra.p marginTop="auto" paddingTop="4">
          <CardLink
            {...link}
            aria-label={text('ask-about', { name })}
            fontSize="lg"
            fontWeight="bold"
            color="accent.solid"
            display="inline-flex"
            alignItems="center"
            gap="2"
          >
            {text('ask')}
            <ArrowRight size={18} aria-hidden="true" />
          </CardLink>
        </chakra.p>
      </chakra.div>
    </Card>
  );
}

const Description = chakra('p', { base: { marginTop: '2', color: 'fg.muted' } });
