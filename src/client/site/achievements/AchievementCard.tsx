import { chakra } from '@chakra-ui/react';
import type { Row } from '../../../model/schema/entities';
import { sisterBuilder } from '../../../model/site/screens/builders';
import { useAppSelector } from '../../store/hooks';
import { selectBrand } from '../../store/selectors';
import { Card } from '../../ui/components/Grid';
import { EnlargeLink } from '../../ui/components/CardLink';
import { Picture } from '../../ui/components/Picture';
import type { Specification } from '../../ui/components/SpecificationTable';
import { SpecificationTable } from '../../ui/components/SpecificationTable';
import type { AddressLink } from '../../ui/navigation/useQueryParameter';
import { RowMark } from '../../ui/preview/RowMark';
import { useFallbackLanguage, useLocalized } from '../../ui/text/useLocalized';
import { useNumberFormat } from '../../ui/text/useNumberFormat';
import { useTexts } from '../../ui/text/useTexts';
import { useEqualWords } from '../catalogue/useEqualWords';

interface AchievementCardProps {
  readonly achievement: Row<'realization'>;
  /** The link that enlarges its picture. */
  readonly link: AddressLink;
  readonly isFirst: boolean;
  /** The `sizes` attribute of the picture. */
  readonly sizes: string;
}

const useSpecifications = (achievement: Row<'realization'>): readonly Specification[] => {
  const text = useTexts('achievements');
  const shared = useTexts('shared');
  const sister = sisterBuilder(achievement, useAppSelector(selectBrand));
  const inLanguage = useLocalized();
  const langOf = useFallbackLanguage();
  const formatNumber = useNumberFormat();
  const equalWords = useEqualWords();
  return [
    {
      label: text('description'),
      value: inLanguage(achievement, 'description'),
      lang: langOf(achievement, 'description'),
      isLead: true,
    },
    {
      label: text('type'),
      value: inLanguage(achievement, 'projectType'),
      lang: langOf(achievement, 'projectType'),
    },
    { label: text('specification'), value: achievement.specification },
    { label: shared('manufacturer'), value: sister?.name ?? '' }, // only a sister company: the page is about what the brand builds
    { label: text('capacity'), value: formatNumber(achievement.capacity, 'litre') },
    { label: text('material'), value: equalWords(achievement.material)?.[0] ?? achievement.material },
    { label: text('compartments'), value: formatNumber(achievement.compartments) },
  ];
};

/** The specifications of a built unit below its picture; its description is the title of the dialog. */
export function AchievementFacts({ achievement }: { achievement: Row<'realization'> }) {
  const text = useTexts('achievements');
  const rows = useSpecifications(achievement).filter(({ isLead, value }) => !isLead && value !== '');
  const name = useLocalized()(achievement, 'description');
  if (rows.length === 0) return null;
  return (
    <chakra.div paddingInline={{ base: '4', md: '6' }} paddingTop="3">
      <SpecificationTable rows={rows} caption={text('image-of', { name })} />
    </chakra.div>
  );
}

/** A built unit: its picture, which a click on the card enlarges, and its specifications. */
export function AchievementCard({ achievement, link, isFirst, sizes }: AchievementCardProps) {
  const text = useTexts('achievements');
  const inLanguage = useLocalized();
  const specifications = useSpecifications(achievement);
  const name = inLanguage(achievement, 'description');
  const hasImage = achievement.image !== '';
  return (
    <Card isInteractive={hasImage} className="group">
      <Picture
        src={achievement.image}
        alt={hasImage ? text('image-of', { name }) : ''}
        sizes={sizes}
        isFirst={isFirst}
        zoomsOnHover
      />
      <RowMark entity="realization" id={achievement.id} />
      {hasImage ? <EnlargeLink label={text('see-image', { name })} link={link} /> : null}
      <chakra.div padding={{ base: '4', md: '5' }}>
        <SpecificationTable rows={specifications} caption={text('image-of', { name })} />
      </chakra.div>
    </Card>
  );
}
