import { chakra } from '@chakra-ui/react';
import { cardSizes } from '../../../model/images/sizes';
import type { Row } from '../../../model/schema/entities';
import { fullName } from '../../../model/site/screens/fullName';
import { textOfHtml } from '../../../model/text/textOfHtml';
import { OpenableCard } from '../../ui/components/OpenableCard';
import type { AddressLink } from '../../ui/navigation/useQueryParameter';
import { RowMark } from '../../ui/preview/RowMark';
import { LocalizedText } from '../../ui/text/LocalizedText';
import { useFallbackLanguage, useLocalized } from '../../ui/text/useLocalized';
import { useTexts } from '../../ui/text/useTexts';
import { EmployeeLinks } from './EmployeeLinks';
import { monogramOf } from './Monogram';

/** Width divided by height of a portrait on a card. */
const cardRatio = 1;

/** The portrait stands above the text in a narrow column, else beside it. */
const Item = chakra('li', {
  base: {
    containerType: 'inline-size',
    '@container (min-width: 17rem)': {
      '& article': { flexDirection: 'row' },
      '& article > :first-child': { flex: '0 0 6rem' },
    },
    '@container (min-width: 23rem)': { '& article > :first-child': { flex: '0 0 8rem' } },
  },
});

const Role = chakra('p', { base: { color: 'fg.muted', lineHeight: 'snug', _empty: { display: 'none' } } });

/** The first lines about a person, where a card is so wide that it would be empty without them. */
const FirstLines = chakra('p', {
  base: {
    display: 'none',
    '@container (min-width: 34rem)': { lineClamp: '4' },
  },
});

interface EmployeeCardProps {
  readonly employee: Row<'employee'>;
  readonly link: AddressLink;
  /** Whether it is in the first view, so that its portrait is not loaded lazily. */
  readonly isFirst: boolean;
  /** The heading level: one below the heading above the card. */
  readonly heading: 'h2' | 'h3';
}

/** A person: portrait, role, telephone and e-mail. The card opens the profile. */
export function EmployeeCard({ employee, link, isFirst, heading }: EmployeeCardProps) {
  const text = useTexts('employees');
  const langOf = useFallbackLanguage();
  const name = fullName(employee);
  const [firstLines = ''] = useLocalized()(employee, 'description').split('</p>');
  return (
    <Item>
      <OpenableCard
        image={employee.image}
        alt={text('photo-of', { name })}
        title={name}
        action={text('see-profile', { name })}
        link={link}
        sizes={cardSizes.people}
        ratio={cardRatio}
        subject="person"
        fallback={monogramOf(employee)}
        isFirst={isFirst}
        heading={heading}
      >
        <RowMark entity="employee" id={employee.id} />
        <Role>
          <LocalizedText row={employee} field="role" />
        </Role>
        {firstLines ? (
          <FirstLines lang={langOf(employee, 'description')}>{textOfHtml(firstLines)}</FirstLines>
        ) : null}
        <EmployeeLinks employee={employee} />
      </OpenableCard>
    </Item>
  );
}
