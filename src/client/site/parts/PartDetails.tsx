import { chakra } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import type { Row } from '../../../model/schema/entities';
import { useAppSelector } from '../../store/hooks';
import { dialogSizes } from '../../../model/images/sizes';
import { AnchorButton } from '../../ui/components/button';
import { Picture } from '../../ui/components/Picture';
import { useLocalized } from '../../ui/text/useLocalized';
import { LocalizedText } from '../../ui/text/LocalizedText';
import { useTexts } from '../../ui/text/useTexts';
import { fileUrl } from '../../../model/site/screens/fileUrl';

/** The content of a part's dialog: picture, description and, if there is one, the data sheet. */
export function PartDetails({ part }: { part: Row<'product'> }) {
  const text = useTexts('parts');
  const shared = useTexts('shared');
  const inLanguage = useLocalized();
  const apiBaseUrl = useAppSelector((state) => state.site.apiBaseUrl);
  const description = inLanguage(part, 'description');
  return (
    <>
      <Picture
        src={part.image}
        alt={text('image-of', { name: inLanguage(part, 'name') })}
        sizes={dialogSizes.md}
        isFirst
      />
      {description || part.fileName ? (
        <chakra.div
          padding={{ base: '4', md: '6' }}
          display="grid"
          gridTemplateColumns="minmax(0, 1fr)"
          gap="5"
          justifyItems="start"
        >
          {description ? (
            <chakra.p maxWidth="prose" whiteSpace="pre-line">
              <LocalizedText row={part} field="description" />
            </chakra.p>
          ) : null}
          {part.fileName ? (
            <AnchorButton
              href={fileUrl(apiBaseUrl, part.fileName)}
              target="_blank"
              rel="noopener"
              variant="primary"
            >
              <Download aria-hidden="true" size={20} />
              {text('download')}
              <chakra.span srOnly>({shared('opens-in-new-tab')})</chakra.span>
            </AnchorButton>
          ) : null}
        </chakra.div>
      ) : null}
    </>
  );
}
