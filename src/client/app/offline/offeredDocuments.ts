import { documentNames } from '../../../model/search/documentNames';
import { documentUrl, usefulDocuments } from '../../../model/site/screens/documents';
import { fileUrl } from '../../../model/site/screens/fileUrl';
import { selectBrand, selectLanguage, selectRows } from '../../store/selectors';
import type { RootState } from '../../store/store';

/** The addresses of the documents that the site offers in the reader's language: the guides, and those of rows. */
export function offeredDocuments(state: RootState): readonly string[] {
  const [brand, language] = [selectBrand(state), selectLanguage(state)];
  const names = new Set(documentNames((entity) => selectRows(state, entity)));
  return [
    ...usefulDocuments.map(({ file }) => documentUrl(file, language, brand)),
    ...[...names].map((name) => fileUrl(state.site.apiBaseUrl, name)),
  ];
}
