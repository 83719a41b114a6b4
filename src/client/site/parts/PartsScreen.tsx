import { chakra } from '@chakra-ui/react';
import { useMemo } from 'react';
import type { Row } from '../../../model/schema/entities';
import { readSynonyms } from '../../../model/search/searchQuery';
import { findParts } from '../../../model/site/screens/findParts';
import { groupByName } from '../../../model/site/screens/groupByName';
import { minRowsToFilter, pageParameter } from '../../../model/site/screens/listPage';
import { useRows } from '../../store/hooks';
import { EmptyState } from '../../ui/components/page/EmptyState';
import { ItemPager } from '../../ui/components/dialog/ItemPager';
import { LazyModal } from '../../ui/components/dialog/LazyModal';
import { Page } from '../../ui/components/page/Page';
import { TelephoneButton } from '../../ui/components/TelephoneButton';
import { useOpenItem } from '../../ui/navigation/useOpenItem';
import { LocalizedText } from '../../ui/text/LocalizedText';
import { useLocalized } from '../../ui/text/useLocalized';
import { useTexts } from '../../ui/text/useTexts';
import { CardGroups } from '../catalogue/CardGroups';
import { GoneNotice } from '../catalogue/GoneNotice';
import { GrowingGrid } from '../catalogue/GrowingGrid';
import { EmptyListInquiry } from '../inquiry/EmptyListInquiry';
import { useSearchText } from '../search/useSearchText';
import { PartCard } from './PartCard';
import { PartDetails } from './PartDetails';
import { PartSearch } from './PartSearch';

/** The parts by what they do, each with a dialog for the details. */
const PartsScreen = () => {
  const text = useTexts('parts');
  const inLanguage = useLocalized();
  const parts = useRows('product');
  const manufacturers = useRows('manufacturer');
  const search = useSearchText(pageParameter);
  const words = parts.length >= minRowsToFilter ? search.text.trim() : '';
  const open = useOpenItem('parts', parts);
  const { item, isOpen, isGone, linkTo, close, closeTo } = open;
  const table = useTexts('search')('synonyms');
  const isSearched = words !== '';
  const synonyms = useMemo(() => readSynonyms(isSearched ? [table] : []), [isSearched, table]);
  const found = useMemo(
    () => findParts(parts, manufacturers, words, synonyms),
    [parts, manufacturers, words, synonyms],
  );
  const categoryOf = (part?: Row<'product'>): string => (part ? inLanguage(part, 'category').trim() : '');
  const isMissing = parts.length > 0 && found.length === 0;
  const groups = groupByName(found, categoryOf);
  const shown = groups.flatMap(([, members]) => members);
  const hasGroups = groups.some(([group]) => group !== '');
  return (
    <Page title={text('title')} introduction={text('introduction')}>
      {isGone ? <GoneNotice /> : null}
      {parts.length === 0 ? <EmptyState>{text('empty')}</EmptyState> : null}
      {parts.length >= minRowsToFilter ? (
        <chakra.div display="grid" gap="4" marginBottom={{ base: '6', md: '8' }}>
          <chakra.div display="flex" flexWrap="wrap" gap="3">
            <PartSearch search={search} />
            {isMissing ? null : <TelephoneButton topic="parts" />}
          </chakra.div>
          <chakra.p role="status" color="fg.muted" _empty={{ display: 'none' }}>
            {words === '' ? '' : text('found', { count: found.length, total: parts.length })}
          </chakra.p>
        </chakra.div>
      ) : null}
      {isMissing ? (
        <EmptyListInquiry subject="part" ask={text('ask')}>
          {text('none-found')}
        </EmptyListInquiry>
      ) : null}
      <GrowingGrid
        arrange={(cards, start) => (
          <CardGroups
            cards={cards}
            groupOf={(index) => categoryOf(shown[start + index])}
            headingOf={hasGroups ? (group) => group || text('other-parts') : undefined}
            width="15rem"
            columns={4}
          />
        )}
      >
        {shown.map((part, index) => (
          <PartCard
            key={part.id}
            part={part}
            link={linkTo(part)}
            isFirst={index === 0}
            heading={hasGroups ? 'h3' : 'h2'}
          />
        ))}
      </GrowingGrid>
      <LazyModal
        title={item ? <LocalizedText row={item} field="name" /> : ''}
        isOpen={isOpen}
        onClose={close}
        closeTo={closeTo}
      >
        {item ? (
          <ItemPager items={shown} open={open}>
            <PartDetails part={item} />
          </ItemPager>
        ) : null}
      </LazyModal>
    </Page>
  );
};

export default PartsScreen;
