import { chakra } from '@chakra-ui/react';
import type { Row } from '../../../model/schema/entities';
import { dialogSizes } from '../../../model/images/sizes';
import { sortOwnFirst } from '../../../model/site/screens/builders';
import { useAppSelector, useRows } from '../../store/hooks';
import { selectBrand } from '../../store/selectors';
import { ItemPager } from '../../ui/components/dialog/ItemPager';
import { LazyModal } from '../../ui/components/dialog/LazyModal';
import { ModalText } from '../../ui/components/dialog/ModalText';
import { Page, SectionTitle } from '../../ui/components/page/Page';
import { Picture } from '../../ui/components/Picture';
import { useOpenItem } from '../../ui/navigation/useOpenItem';
import { useLocalized } from '../../ui/text/useLocalized';
import { LocalizedText } from '../../ui/text/LocalizedText';
import { useTexts } from '../../ui/text/useTexts';
import { GoneNotice } from '../catalogue/GoneNotice';
import { SisterWork } from '../catalogue/SisterWork';
import { useIsOfBrand } from '../catalogue/useIsOfBrand';
import { InquiryButtons } from '../inquiry/InquiryButtons';
import { AssemblyTabs } from './AssemblyTabs';
import { Videos } from './Videos';

const Details = ({ assembly }: { assembly: Row<'assembly'> }) => {
  const text = useTexts('assemble-mount');
  const inLanguage = useLocalized();
  const description = inLanguage(assembly, 'description');
  return (
    <>
      <Picture
        src={assembly.image}
        alt={text('image-of', { name: inLanguage(assembly, 'name') })}
        sizes={dialogSizes.md}
        isFirst
      />
      {description ? (
        <ModalText whiteSpace="pre-line">
          <LocalizedText row={assembly} field="description" />
        </ModalText>
      ) : null}
    </>
  );
};

/** Assembly and mounting: three videos, and the assemblies with a tab for each type (specification, section 2). */
const AssembliesScreen = () => {
  const text = useTexts('assemble-mount');
  const assemblies = sortOwnFirst(useRows('assembly', useIsOfBrand()), useAppSelector(selectBrand));
  const open = useOpenItem('assemblies', assemblies);
  const { item, isOpen, isGone, linkTo, close, closeTo } = open;
  const ofSameType = assemblies.filter(({ assemblyTypeId }) => assemblyTypeId === item?.assemblyTypeId);
  return (
    <Page title={text('title')} introduction={text('introduction')}>
      {isGone ? <GoneNotice /> : null}
      <Videos />
      <chakra.section marginTop={{ base: '12', md: '20' }}>
        <SectionTitle>{text('assemblies-title')}</SectionTitle>
        <AssemblyTabs assemblies={assemblies} linkTo={linkTo} />
      </chakra.section>
      <LazyModal
        title={item ? <LocalizedText row={item} field="name" /> : ''}
        isOpen={isOpen}
        onClose={close}
        closeTo={closeTo}
        footer={
          item ? (
            <InquiryButtons subject="assembly" id={item.id}>
              {text('want')}
            </InquiryButtons>
          ) : null
        }
      >
        {item ? (
          <ItemPager items={ofSameType} open={open}>
            <Details assembly={item} />
            <SisterWork work={item} route="assemblies" />
          </ItemPager>
        ) : null}
      </LazyModal>
    </Page>
  );
};

export default AssembliesScreen;
