import { chakra } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import { cardSizes } from '../../../model/images/sizes';
import { Card } from '../../ui/components/Grid';
import { CardLink } from '../../ui/components/CardButton';
import { Picture } from '../../ui/components/Picture';
import { usePathTo } from '../../ui/text/usePathTo';
import { useTexts } from '../../ui/text/useTexts';
import type { Service } from '../../../model/site/screens/services';

interface ServiceCardProps {
  readonly service: Service;
  readonly isFirst: boolean;
}

/** A service; the card links to the contact page (specification, section 2). */
export function ServiceCard({ service: { picture, keys }, isFirst }: ServiceCardProps) {
  const text = useTexts('services-and-repairs');
  const path = usePathTo();
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
            to={path('contact')}
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

const Description = chakra('p', { base: { marginTop: '2', color: 'fg.muted', textWrap: 'pretty' } });
