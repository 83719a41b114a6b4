import { chakra } from '@chakra-ui/react';
import { Fragment, useMemo } from 'react';
import { findParts, groupParts, wordsParameter } from '../../../model/site/screens/findParts';
import { minRowsToFilter, pageParameter } from '../../../model/site/screens/listPage';
import { useRows } from '../../store/hooks';
import { EmptyState } from '../../ui/components/EmptyState';
import { LazyModal } from '../../ui/components/LazyModal';
import { Page } from '../../ui/components/Page';
import { TelephoneButton } from '../../ui/components/TelephoneButton';
import { useAddressParameter } from '../../ui/navigation/useAddressParameter';
import { useOpenItem } from '../../ui/navigation/useOpenItem';
import { LocalizedText } from '../../ui/text/LocalizedText';
import { useLocalized } from '../../ui/text/useLocalized';
import { useTexts } from '../../ui/text/useTexts';
import { GoneNotice } from '../catalogue/GoneNotice';
import { GrowingGrid } from '../catalogue/GrowingGrid';
import { PartCard } from './PartCard';
import { PartDetails } from './PartDetails';
import { PartSearch } from './PartSearch';

/** The title of a group, over the whole width of the grid. */
const GroupTitle = chakra('li', {
  base: { gridColumn: '1 / -1', marginTop: { base: '3', md: '5' }, _first: { marginTop: '0' } },
});

/** The parts by what they do, each with a dialog for the details. */
const PartsScreen = () => {
  const text = useTexts('parts');
  const inLanguage = useLocalized();
  const parts = useRows('product');
  const { value: words = '', replace } = useAddressParameter(wordsParameter, pageParameter);
  const { item, isOpen, isGone, linkTo, close, closeTo } = useOpenItem('parts', parts);
  const found = useMemo(() => findParts(parts, words), [parts, words]);
  const groups = groupParts(found, (part) => inLanguage(part, 'category'));
  const hasGroups = groups.some(([group]) => group !== '');
  return (
    <Page title={text('title')} introduction={text('introduction')}>
      {isGone ? <GoneNotice /> : null}
      {parts.length === 0 ? <EmptyState>{text('empty')}</EmptyState> : null}
      {parts.length >= minRowsToFilter ? (
        <>
          <chakra.div display="flex" flexWrap="wrap" gap="3" marginBottom="4">
            <PartSearch
              words={words}
              onChange={(value) => replace(value.trim() === '' ? undefined : value)}
            />
            <TelephoneButton topic="parts" />
          </chakra.div>
          <chakra.p role="status" marginBottom="4" color="fg.muted" _empty={{ display: 'none' }}>
            {words === '' ? '' : text('found', { count: found.length, total: parts.length })}
          </chakra.p>
        </>
      ) : null}
      {parts.length > 0 && found.length === 0 ? <EmptyState>{text('none-found')}</EmptyState> : null}
      <GrowingGrid columns="four" gap={{ base: '3', sm: '5', md: '6' }}>
        {groups.flatMap(([group, members], position) =>
          members.map((part, index) => (
            <Fragment key={part.id}>
              {index === 0 && hasGroups ? (
                <GroupTitle>
                  <chakra.h2 fontSize="2xl">{group || text('other-parts')}</chakra.h2>
                </GroupTitle>
              ) : null}
              <PartCard
                part={part}
                link={linkTo(part)}
                isFirst={position === 0 && index === 0}
                heading={hasGroups ? 'h3' : 'h2'}
              />
            </Fragment>
          )),
        )}
      </GrowingGrid>
      <LazyModal
        title={item ? <LocalizedText row={item} field="name" /> : ''}
        isOpen={isOpen}
        onClose={close}
        closeTo={closeTo}
      >
        {item ? <PartDetails part={item} /> : null}
      </LazyModal>
    </Page>
  );
};

export default PartsScreen;
