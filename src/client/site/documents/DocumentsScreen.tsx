import { useAppSelector } from '../../store/hooks';
import { selectBrand, selectLanguage } from '../../store/selectors';
import { CardGrid } from '../../ui/components/Grid';
import { Page } from '../../ui/components/page/Page';
import { useTexts } from '../../ui/text/useTexts';
import { DocumentCard } from './DocumentCard';
import { documentUrl, usefulDocuments } from '../../../model/site/screens/documents';

/** Documents to read, print or share, each with a preview. */
const DocumentsScreen = () => {
  const text = useTexts('useful-documents');
  const language = useAppSelector(selectLanguage);
  const brand = useAppSelector(selectBrand);
  return (
    <Page title={text('title')} introduction={text('introduction')}>
      <CardGrid columns="two">
        {usefulDocuments.map(({ file, title, description }) => {
          const url = documentUrl(file, language, brand);
          return (
            <li key={url}>
              <DocumentCard url={url} title={text(title)} description={text(description)} />
            </li>
          );
        })}
      </CardGrid>
    </Page>
  );
};

export default DocumentsScreen;
