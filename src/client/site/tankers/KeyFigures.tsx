import { chakra } from '@chakra-ui/react';
import type { Row } from '../../../model/schema/entities';
import { keyFigures } from '../../../model/site/screens/tankers/tankerSpecifications';
import { useNumberFormat } from '../../ui/text/useNumberFormat';
import { useTexts } from '../../ui/text/useTexts';

interface KeyFiguresProps {
  readonly tanker: Row<'tanker'>;
  /** The size of the figures: larger on the page of the tanker. */
  readonly size?: 'xl' | '2xl';
}

/** The key figures of a tanker: capacity, year, compartments or mileage. */
export function KeyFigures({ tanker, size = 'xl' }: KeyFiguresProps) {
  const text = useTexts('tankers');
  const shared = useTexts('shared');
  const figures = keyFigures(tanker, useNumberFormat());
  if (figures.length === 0) return null;
  return (
    <chakra.dl
      display="flex"
      flexWrap="wrap"
      justifyContent="space-between"
      rowGap="2"
      columnGap="4"
      paddingBlock="3"
      borderStyle="solid"
      borderColor="line.subtle"
      borderTopWidth="1px"
      borderBottomWidth="1px"
    >
      {figures.map(({ name, value }) => (
        <chakra.div key={name} display="flex" flexDirection="column-reverse" justifyContent="flex-end">
          <chakra.dt fontSize="xs" lineHeight="snug" color="fg.muted">
            {name === 'year' || name === 'kilometers' ? shared(name) : text(name)}
          </chakra.dt>
          <chakra.dd
            fontFamily="heading"
            fontWeight="bold"
            fontSize={size}
            lineHeight="snug"
            fontVariantNumeric="tabular-nums"
            overflowWrap="anywhere"
          >
            {value}
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}
