import { useAppSelector } from '../../store/hooks';
import { selectLanguage } from '../../store/selectors';
import { CardGrid } from '../../ui/components/Grid';
import { Page } from '../../ui/components/Page';
import { useTexts } from '../../ui/text/useTexts';
import { DocumentCard } from './DocumentCard';
import { documentUrl, usefulDocuments } from '../../../model/site/screens/documents';

/** Documents to read, print or share, each with a preview. */
const DocumentsScreen = () => {
  const text = useTexts('useful-documents');
  const language = useAppSelector(selectLanguage);
  return (
    <Page title={text('title')} introduction={text('introduction')}>
      <CardGrid columns="two">
        {usefulDocuments.map(({ file, title, description }) => {
          const url = documentUrl(file, language);
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
