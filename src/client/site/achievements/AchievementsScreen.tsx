import { chakra } from '@chakra-ui/react';
import { useAppSelector, useRows } from '../../store/hooks';
import { selectBrand } from '../../store/selectors';
import { fullRows, sizesInFullRows } from '../../ui/components/fullRows';
import { EmptyState } from '../../ui/components/page/EmptyState';
import { ItemPager } from '../../ui/components/dialog/ItemPager';
import { LazyModal } from '../../ui/components/dialog/LazyModal';
import { Page } from '../../ui/components/page/Page';
import { ShareButton } from '../../ui/components/ShareButton';
import { Tabs } from '../../ui/components/Tabs';
import { useOpenItem } from '../../ui/navigation/useOpenItem';
import { useLocalized } from '../../ui/text/useLocalized';
import { LocalizedText } from '../../ui/text/LocalizedText';
import { useTexts } from '../../ui/text/useTexts';
import { InquiryButtons } from '../inquiry/InquiryButtons';
import { listPageSize } from '../../../model/site/screens/listPage';
import { sortOwnFirst } from '../../../model/site/screens/builders';
import { groupByParent } from '../../../model/site/screens/groupByParent';
import { GoneNotice } from '../catalogue/GoneNotice';
import { LargePicture } from '../catalogue/LargePicture';
import { SisterWork } from '../catalogue/SisterWork';
import { useIsOfBrand } from '../catalogue/useIsOfBrand';
import { AchievementCard, AchievementFacts } from './AchievementCard';
import { GrowingGrid } from '../catalogue/GrowingGrid';

/** Number of cards in the first row of a wide screen; their pictures are not loaded lazily. */
const eagerCount = 3;

/** On a phone the facts are below the picture, which has the whole width. */
const PictureAndFacts = chakra('div', {
  base: {
    display: 'grid',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
  },
});

/** Built units, with a tab for each type (specification, section 2). */
const AchievementsScreen = () => {
  const text = useTexts('achievements');
  const inLanguage = useLocalized();
  const achievements = sortOwnFirst(useRows('realization', useIsOfBrand()), useAppSelector(selectBrand));
  const groups = groupByParent(useRows('realizationType'), achievements, (row) => row.realizationTypeId);
  const open = useOpenItem('achievements', achievements);
  const { item, isOpen, isGone, linkTo, close, closeTo } = open;
  const ofSameType = groups.find(({ items }) => items.some(({ id }) => id === item?.id))?.items ?? [];
  return (
    <Page title={text('title')} introduction={text('introduction')}>
      {isGone ? <GoneNotice /> : null}
      {groups.length === 0 ? <EmptyState>{text('empty')}</EmptyState> : null}
      <Tabs
        parameter="type"
        label={text('types-label')}
        tabs={groups.map(({ parent: type, items }) => ({
          id: String(type.id),
          label: <LocalizedText row={type} field="realizationType" />,
          content: (
            <GrowingGrid css={items.length > listPageSize ? {} : fullRows}>
              {items.map((achievement, index) => (
                <li key={achievement.id}>
                  <AchievementCard
                    achievement={achievement}
                    link={linkTo(achievement)}
                    isFirst={index < eagerCount}
                    sizes={sizesInFullRows(index, items.length)}
                  />
                </li>
              ))}
            </GrowingGrid>
          ),
        }))}
      />
      <LazyModal
        title={item ? <LocalizedText row={item} field="description" /> : ''}
        isOpen={isOpen}
        onClose={close}
        closeTo={closeTo}
        size="lg"
        footer={
          item ? (
            <InquiryButtons subject="achievement" id={item.id}>
              {text('want')}
            </InquiryButtons>
          ) : null
        }
      >
        {item ? (
          <ItemPager
            items={ofSameType}
            open={open}
            actions={<ShareButton title={inLanguage(item, 'description')} />}
          >
            <PictureAndFacts>
              <LargePicture
                src={item.image}
                alt={text('image-of', { name: inLanguage(item, 'description') })}
              />
              <AchievementFacts achievement={item} />
            </PictureAndFacts>
            <SisterWork work={item} route="achievements" />
          </ItemPager>
        ) : null}
      </LazyModal>
    </Page>
  );
};

export default AchievementsScreen;
