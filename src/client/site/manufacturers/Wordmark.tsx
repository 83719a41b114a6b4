import { chakra } from '@chakra-ui/react';
import type { Row } from '../../../model/schema/entities';
import { openedSearch } from '../../../model/site/pages';
import { siteHost } from '../../../model/site/screens/siteHost';
import { Link } from '../../ui/navigation/Link';
import { LocalizedText } from '../../ui/text/LocalizedText';
import { usePathTo } from '../../ui/text/usePathTo';
import { useTexts } from '../../ui/text/useTexts';

/** The manufacturer's name, as on the plate of a machine. On a wide tile its products stand beside it. */
const Tile = chakra('div', {
  base: {
    gridColumn: { xl: 'span calc(5 - var(--pictures))' },
    display: 'flex',
    flexWrap: 'wrap',
    alignContent: 'start',
    columnGap: '6',
    rowGap: '3',
    bg: 'inverse.bg',
    color: 'inverse.fg',
    padding: '4',
    borderRadius: 'md',
    borderInlineStartWidth: '6px',
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: 'accent.solid',
    '& > *': { flex: '1 1 11rem', minWidth: '0' },
    '& p': { marginTop: '1.5', fontSize: 'sm', color: 'inverse.muted' },
    '& ul': { listStyle: 'none' },
    '& a': {
      display: 'inline-block',
      paddingBlock: '1',
      overflowWrap: 'anywhere',
      fontSize: 'sm',
      lineHeight: 'snug',
      color: 'inverse.accent',
      textDecoration: 'underline',
      textUnderlineOffset: '0.2em',
    },
  },
});

interface WordmarkProps {
  readonly manufacturer: Row<'manufacturer'>;
  readonly parts: readonly Row<'product'>[];
}

/** A manufacturer: its name, its products, its site, and its parts in the catalogue. */
export function Wordmark({ manufacturer, parts }: WordmarkProps) {
  const text = useTexts('manufacturers');
  const path = usePathTo();
  const host = siteHost(manufacturer.website);
  return (
    <Tile data-inverse="">
      <div>
        <chakra.h2 fontSize="2xl" lineHeight="snug" overflowWrap="anywhere">
          <LocalizedText row={manufacturer} field="name" />
        </chakra.h2>
        <chakra.p _empty={{ display: 'none' }}>
          <LocalizedText row={manufacturer} field="makes" />
        </chakra.p>
        {host ? (
          <chakra.a href={manufacturer.website} rel="noopener" marginTop="2">
            {host}
          </chakra.a>
        ) : null}
      </div>
      {parts.length > 0 ? (
        <div>
          <chakra.h3 fontSize="md">{text('in-catalogue')}</chakra.h3>
          <ul>
            {parts.map((part) => (
              <li key={part.id}>
                <Link to={path('parts') + openedSearch('parts', part.id)}>
                  {part.partNumber} <LocalizedText row={part} field="name" />
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </Tile>
  );
}
