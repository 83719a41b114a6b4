import { chakra } from '@chakra-ui/react';
import { Link } from '../../../ui/navigation/Link';
import { languagesFrom } from '../../../../model/site/languages';
import { useAppSelector } from '../../../store/hooks';
import { selectLanguage } from '../../../store/selectors';
import { EmptyState } from '../../../ui/components/page/EmptyState';
import { usePathTo } from '../../../ui/text/usePathTo';
import { useTexts } from '../../../ui/text/useTexts';
import type { PageTextRow } from './textRows';
import { TextValue } from './TextValue';
import { usePageName } from '../../controls/usePageName';

/** A longer list of results would be hard to read: the administrator refines the search instead. */
const maxResults = 40;

/** The results of a search, each with a link to its editor. */
export function FoundTexts({ rows, search }: { rows: readonly PageTextRow[]; search: string }) {
  const text = useTexts('edit-resources');
  const pageName = usePageName();
  const path = usePathTo();
  const order = languagesFrom(useAppSelector(selectLanguage));
  if (rows.length === 0) return <EmptyState>{text('search-none', { search })}</EmptyState>;
  return (
    <chakra.div display="grid" gap="3">
      <chakra.ul listStyle="none" display="grid" gap="2">
        {rows.slice(0, maxResults).map(({ classKey, key, ...row }) => (
          <chakra.li
            key={`${classKey}/${key}`}
            display="grid"
            gap="2"
            padding="4"
            bg="bg.surface"
            boxShadow="raised"
            overflowWrap="anywhere"
          >
            <chakra.p>
              <Link to={`${path('editTexts', { classKey })}?search=${encodeURIComponent(key)}`}>
                <chakra.span color="accent.solid" fontWeight="semibold" textDecoration="underline">
                  {pageName(classKey)} – {key}
                </chakra.span>
              </Link>
            </chakra.p>
            <chakra.div
              display="grid"
              gap="2"
              fontSize="sm"
              gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
            >
              {order.map((language) => (
                <TextValue key={language} text={row[language]} />
              ))}
            </chakra.div>
          </chakra.li>
        ))}
      </chakra.ul>
      {rows.length > maxResults ? (
        <chakra.p color="fg.muted">{text('search-more', { shown: maxResults, count: rows.length })}</chakra.p>
      ) : null}
    </chakra.div>
  );
}
