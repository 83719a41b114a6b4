import { chakra } from '@chakra-ui/react';
import { FileText } from 'lucide-react';
import { useRows } from '../../store/hooks';
import { cardSizes } from '../../../model/images/sizes';
import { EmptyState } from '../../ui/components/EmptyState';

import { LazyModal } from '../../ui/components/LazyModal';
import { OpenableCard } from '../../ui/components/OpenableCard';
import { Page } from '../../ui/components/Page';
import { useOpenItem } from '../../ui/navigation/useOpenItem';
import { useLocalized } from '../../ui/text/useLocalized';
import { LocalizedText } from '../../ui/text/LocalizedText';
import { useTexts } from '../../ui/text/useTexts';
import { PartDetails } from './PartDetails';
import { GrowingGrid } from '../catalogue/GrowingGrid';

const DocumentNote = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    fontSize: 'sm',
    color: 'fg.muted',
    '& svg': { flexShrink: '0', color: 'accent.solid' },
  },
});

/** The parts, each with a dialog for the details. */
const PartsScreen = () => {
  const text = useTexts('parts');
  const inLanguage = useLocalized();
  const parts = useRows('product');
  const { item, isOpen, open, close } = useOpenItem('parts', parts);
  return (
    <Page title={text('title')} introduction={text('introduction')}>
      {parts.length === 0 ? <EmptyState>{text('empty')}</EmptyState> : null}
      <GrowingGrid columns="four">
        {parts.map((part, index) => (
          <li key={part.id}>
            <OpenableCard
              image={part.image}
              alt=""
              sizes={cardSizes.four}
              heading="h2"
              title={<LocalizedText row={part} field="name" />}
              action={text('see-part', { name: inLanguage(part, 'name') })}
              onOpen={() => open(part)}
              isFirst={index === 0}
            >
              {part.fileName ? (
                <DocumentNote>
                  <FileText aria-hidden="true" size={18} />
                  {text('has-document')}
                </DocumentNote>
              ) : null}
            </OpenableCard>
          </li>
        ))}
      </GrowingGrid>
      <LazyModal
        title={item ? <LocalizedText row={item} field="name" /> : ''}
        isOpen={isOpen}
        onClose={close}
      >
        {item ? <PartDetails part={item} /> : null}
      </LazyModal>
    </Page>
  );
};

export default PartsScreen;
