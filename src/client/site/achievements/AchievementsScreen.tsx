import { useRows } from '../../store/hooks';
import { EmptyState } from '../../ui/components/EmptyState';

import { LazyModal } from '../../ui/components/LazyModal';
import { Page } from '../../ui/components/Page';
import { Tabs } from '../../ui/components/Tabs';
import { useOpenItem } from '../../ui/navigation/useOpenItem';
import { useLocalized } from '../../ui/text/useLocalized';
import { LocalizedText } from '../../ui/text/LocalizedText';
import { useTexts } from '../../ui/text/useTexts';
import { groupByParent } from '../../../model/site/screens/groupByParent';
import { LargePicture } from '../catalogue/LargePicture';
import { useIsOfBrand } from '../catalogue/useIsOfBrand';
import { AchievementCard } from './AchievementCard';
import { GrowingGrid } from '../catalogue/GrowingGrid';

/** Number of cards in the first row of a wide screen; their pictures are not loaded lazily. */
const eagerCount = 3;

/** Built units, with a tab for each type (specification, section 2). */
const AchievementsScreen = () => {
  const text = useTexts('achievements');
  const inLanguage = useLocalized();
  const achievements = useRows('realization', useIsOfBrand());
  const groups = groupByParent(useRows('realizationType'), achievements, (row) => row.realizationTypeId);
  const { item, isOpen, open, close } = useOpenItem('achievements', achievements);
  return (
    <Page title={text('title')} introduction={text('introduction')}>
      {groups.length === 0 ? <EmptyState>{text('empty')}</EmptyState> : null}
      <Tabs
        parameter="type"
        label={text('types-label')}
        tabs={groups.map(({ parent: type, items }) => ({
          id: String(type.id),
          label: inLanguage(type, 'realizationType'),
          content: (
            <GrowingGrid>
              {items.map((achievement, index) => (
                <li key={achievement.id}>
                  <AchievementCard
                    achievement={achievement}
                    onOpen={() => open(achievement)}
                    isFirst={index < eagerCount}
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
        size="lg"
      >
        {item ? (
          <LargePicture src={item.image} alt={text('image-of', { name: inLanguage(item, 'description') })} />
        ) : null}
      </LazyModal>
    </Page>
  );
};

export default AchievementsScreen;
