import { chakra } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import type { Row } from '../../../model/schema/entities';
import { dialogSizes } from '../../../model/images/sizes';
import { publicPages } from '../../../model/site/pages';
import { fileUrl } from '../../../model/site/screens/fileUrl';
import { useAppSelector } from '../../store/hooks';
import { AnchorButton, LinkButton } from '../../ui/components/button';
import { Picture } from '../../ui/components/Picture';
import { ShareButton } from '../../ui/components/ShareButton';
import { TelephoneButton } from '../../ui/components/TelephoneButton';
import { LocalizedText } from '../../ui/text/LocalizedText';
import { useLocalized } from '../../ui/text/useLocalized';
import { useTexts } from '../../ui/text/useTexts';
import { useInquiryLink } from '../inquiry/useInquiryLink';

/** The content of a part's dialog: picture, number, what it fits, description, data sheet, and who to call. */
export function PartDetails({ part }: { part: Row<'product'> }) {
  const text = useTexts('parts');
  const shared = useTexts('shared');
  const inLanguage = useLocalized();
  const apiBaseUrl = useAppSelector((state) => state.site.apiBaseUrl);
  const link = useInquiryLink('part', [part.id], publicPages.parts.opens.parameter);
  const description = inLanguage(part, 'description');
  const name = inLanguage(part, 'name');
  return (
    <>
      <Picture
        src={part.image}
        alt={text('image-of', { name })}
        sizes={dialogSizes.md}
        isFirst
        maxHeight="45vh" // leaves room for the buttons
      />
      <chakra.div
        padding={{ base: '4', md: '6' }}
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap="5"
        justifyItems="start"
      >
        <chakra.dl
          display="grid"
          gridTemplateColumns="auto minmax(0, 1fr)"
          columnGap="5"
          rowGap="2"
          alignItems="baseline"
          css={{ '& > dt': { fontSize: 'sm', color: 'fg.muted' }, '& > dd': { fontWeight: 'semibold' } }}
        >
          {part.partNumber ? (
            <>
              <dt>{text('part-number')}</dt>
              <dd>{part.partNumber}</dd>
            </>
          ) : null}
          {inLanguage(part, 'fits') ? (
            <>
              <dt>{text('fits')}</dt>
              <dd>
                <LocalizedText row={part} field="fits" />
              </dd>
            </>
          ) : null}
        </chakra.dl>
        {description ? (
          <chakra.p maxWidth="prose" whiteSpace="pre-line">
            <LocalizedText row={part} field="description" />
          </chakra.p>
        ) : null}
        {part.fileName ? null : <chakra.p color="fg.muted">{text('no-document')}</chakra.p>}
        <chakra.div display="flex" flexWrap="wrap" gap="3" width="full" css={{ '& > *': { flexGrow: '1' } }}>
          <TelephoneButton topic="parts" />
          <LinkButton {...link} variant="primary">
            {text('ask-about')}
          </LinkButton>
          {part.fileName ? (
            <AnchorButton
              href={fileUrl(apiBaseUrl, part.fileName)}
              target="_blank"
              rel="noopener"
              variant="outline"
            >
              <Download aria-hidden="true" size={20} />
              {text('download')}
              <chakra.span srOnly>({shared('opens-in-new-tab')})</chakra.span>
            </AnchorButton>
          ) : null}
          <ShareButton title={inLanguage(part, 'name')} />
        </chakra.div>
      </chakra.div>
    </>
  );
}
