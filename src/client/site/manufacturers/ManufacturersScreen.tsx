import { useRows } from '../../store/hooks';
import { EmptyState } from '../../ui/components/page/EmptyState';
import { ItemPager } from '../../ui/components/dialog/ItemPager';
import { LazyModal } from '../../ui/components/dialog/LazyModal';
import { ModalText } from '../../ui/components/dialog/ModalText';
import { Page } from '../../ui/components/page/Page';
import { useOpenItem } from '../../ui/navigation/useOpenItem';
import { useLocalized } from '../../ui/text/useLocalized';
import { LocalizedText } from '../../ui/text/LocalizedText';
import { useTexts } from '../../ui/text/useTexts';
import { groupByParent } from '../../../model/site/screens/groupByParent';
import { GoneNotice } from '../catalogue/GoneNotice';
import { LargePicture } from '../catalogue/LargePicture';
import { Manufacturer } from './Manufacturer';
import { useProductLabel } from './useProductLabel';

const hasImage = ({ image }: { readonly image: string }): boolean => image !== '';

/** The manufacturers whose equipment is sold. Those without pictures are left out (specification, section 2). */
const ManufacturersScreen = () => {
  const text = useTexts('manufacturers');
  const inLanguage = useLocalized();
  const labelOf = useProductLabel();
  const images = useRows('manufacturerImage', hasImage);
  const groups = groupByParent(useRows('manufacturer'), images, (row) => row.manufacturerId);
  const catalogue = useRows('product');
  const products = groups.flatMap(({ parent, items }) =>
    items.map((image, index) => ({ id: image.id, image, parent, label: labelOf(parent, image, index) })),
  );
  const open = useOpenItem('manufacturers', products);
  const { item, isOpen, isGone, linkTo, close, closeTo } = open;
  const description = item ? inLanguage(item.image, 'description') : '';
  return (
    <Page title={text('title')} introduction={text('introduction')}>
      {isGone ? <GoneNotice /> : null}
      {groups.length === 0 ? <EmptyState>{text('empty')}</EmptyState> : null}
      {groups.map(({ parent, items }, index) => (
        <Manufacturer
          key={parent.id}
          manufacturer={parent}
          parts={catalogue.filter(({ manufacturerId }) => manufacturerId === parent.id)}
          images={items}
          isFirst={index === 0}
          linkTo={linkTo}
        />
      ))}
      <LazyModal
        title={item ? <LocalizedText row={item.parent} field="name" /> : ''}
        isOpen={isOpen}
        onClose={close}
        closeTo={closeTo}
        size="lg"
      >
        {item ? (
          <ItemPager items={products} open={open}>
            <LargePicture src={item.image.image} alt={item.label} ratio={4 / 3} />
            {description ? (
              <ModalText whiteSpace="pre-line">
                <LocalizedText row={item.image} field="description" />
              </ModalText>
            ) : null}
          </ItemPager>
        ) : null}
      </LazyModal>
    </Page>
  );
};

export default ManufacturersScreen;
