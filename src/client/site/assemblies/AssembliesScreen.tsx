import { chakra } from '@chakra-ui/react';
import type { Row } from '../../../model/schema/entities';
import { dialogSizes } from '../../../model/images/sizes';
import { useRows } from '../../store/hooks';
import { LazyModal } from '../../ui/components/LazyModal';
import { ModalText } from '../../ui/components/ModalText';
import { Page, SectionTitle } from '../../ui/components/Page';
import { Picture } from '../../ui/components/Picture';
import { useOpenItem } from '../../ui/navigation/useOpenItem';
import { useLocalized } from '../../ui/text/useLocalized';
import { LocalizedText } from '../../ui/text/LocalizedText';
import { useTexts } from '../../ui/text/useTexts';
import { GoneNotice } from '../catalogue/GoneNotice';
import { useIsOfBrand } from '../catalogue/useIsOfBrand';
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
  const assemblies = useRows('assembly', useIsOfBrand());
  const { item, isOpen, isGone, linkTo, close, closeTo } = useOpenItem('assemblies', assemblies);
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
      >
        {item ? <Details assembly={item} /> : null}
      </LazyModal>
    </Page>
  );
};

export default AssembliesScreen;
