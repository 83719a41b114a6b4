import { chakra } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import type { Service } from '../../../model/site/screens/services';
import { servicesOf } from '../../../model/site/screens/servicesOf';
import { useAppSelector } from '../../store/hooks';
import { selectBrand } from '../../store/selectors';
import { CardLink } from '../../ui/components/CardLink';
import { Container, Section } from '../../ui/components/page/Page';
import { TelephoneButton } from '../../ui/components/TelephoneButton';
import { useTexts } from '../../ui/text/useTexts';
import { useInquiryLink } from '../inquiry/useInquiryLink';
import { SectionHead } from './SectionHead';

const Lines = chakra('ol', {
  base: {
    listStyle: 'none',
    display: 'grid',
    columnGap: '8',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    borderTopWidth: '4px',
    borderTopStyle: 'solid',
    borderTopColor: 'accent.solid',
  },
});

const Line = chakra('li', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '2.75rem minmax(0, 1fr) auto',
    alignItems: 'start',
    columnGap: '3',
    paddingBlock: '4',
    borderBottomWidth: '1px',
    borderBottomStyle: 'solid',
    borderBottomColor: 'line.strong',
    _hover: { bg: 'accent.subtle' },
    '& > svg': { color: 'accent.solid', marginTop: '1.5' },
  },
});

const Number = chakra('span', {
  base: {
    fontFamily: 'heading',
    fontWeight: 'heavy',
    fontSize: '3xl',
    lineHeight: '1',
    color: 'accent.solid',
    fontVariantNumeric: 'tabular-nums',
  },
});

/** A line of the work order. It opens the form that asks for the service. */
const WorkLine = ({ service: { keys, number }, line }: { service: Service; line: number }) => {
  const text = useTexts('services-and-repairs');
  const link = useInquiryLink('service', [number]);
  const name = text(keys.title);
  return (
    <Line>
      <Number aria-hidden="true">{line}</Number>
      <div>
        <chakra.h3 fontSize="xl" lineHeight="snug">
          <CardLink {...link} aria-label={text('ask-about', { name })} color="fg.default">
            {name}
          </CardLink>
        </chakra.h3>
        <chakra.p marginTop="1" color="fg.muted">
          {text(keys.text)}
        </chakra.p>
      </div>
      <ArrowRight size={20} aria-hidden="true" />
    </Line>
  );
};

/** The services of the workshop, as the lines of a work order. */
export function Workshop() {
  const text = useTexts('home');
  const services = servicesOf(useAppSelector(selectBrand));
  return (
    <Section aria-labelledby="workshop" bg="bg.surface">
      <Container>
        <SectionHead>
          <chakra.div maxWidth="prose">
            <chakra.h2 id="workshop" fontSize="3xl">
              {text('workshop-title')}
            </chakra.h2>
            <chakra.p marginTop="2" fontSize="lg" color="fg.muted">
              {text('workshop-text')}
            </chakra.p>
          </chakra.div>
          <TelephoneButton topic="service" variant="solid" />
        </SectionHead>
        <Lines>
          {services.map((service, index) => (
            <WorkLine key={service.number} service={service} line={index + 1} />
          ))}
        </Lines>
      </Container>
    </Section>
  );
}
