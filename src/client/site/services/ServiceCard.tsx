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
}

/** A service; the card opens the form to ask for it. */
export function ServiceCard({ service: { number, picture, keys }, isFirst }: ServiceCardProps) {
  const text = useTexts('services-and-repairs');
  const link = useInquiryLink('service', [number]);
  const name = text(keys.title);
  return (
    <Card looksOpenable className="group">
      <Picture src={picture} alt={text(keys.alt)} sizes={cardSizes.three} isFirst={isFirst} zooms />
      <chakra.div padding={{ base: '4', md: '5' }} display="flex" flexDirection="column" flex="1">
        <chakra.h2 fontSize="xl" lineHeight="snug">
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
