import { act, screen, within } from '@testing-library/react';
import DocumentsScreen from '../../../src/client/site/documents/DocumentsScreen';
import type { PdfPreviewProps } from '../../../src/client/site/documents/PdfPreview';
import { renderScreen } from '../../support/jsdom/renderScreen';

/** Only a browser has the canvas on which pages are drawn. Here the test calls the callbacks of each preview. */
const previews = new Map<string, PdfPreviewProps>();

jest.mock('../../../src/client/site/documents/LazyPdfPreview', () => ({
  LazyPdfPreview: (props: PdfPreviewProps) => {
    previews.set(props.url, props);
    return null;
  },
}));

const preview = (url: string): PdfPreviewProps => {
  const found = previews.get(url);
  if (!found) throw new Error(`there is no preview of ${url}`);
  return found;
};

beforeEach(() => previews.clear());

const card = (title: string): HTMLElement => screen.getByRole('article', { name: title });

describe('the useful documents', () => {
  it.each([
    ['en', 'Open the document'],
    ['fr', 'Ouvrir le document'],
  ] as const)('are those of the language (%s), and open in a new tab', (language, name) => {
    renderScreen(DocumentsScreen, { language });
    const links = screen.getAllByRole('link', { name: new RegExp(name) });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `/pdf/loading-guide-${language}.pdf`,
      `/pdf/inspection-schedule-${language}.pdf`,
    ]);
    for (const link of links) expect(link).toHaveAttribute('target', '_blank');
  });

  it('are those of the brand', () => {
    renderScreen(DocumentsScreen, { brand: 'rubicuve', language: 'fr' });
    const [guide] = screen.getAllByRole('link', { name: /Ouvrir le document/ });
    expect(guide).toHaveAttribute('href', '/pdf/rubicuve/loading-guide-fr.pdf');
  });

  it('show their number of pages and the first page once they are loaded', () => {
    renderScreen(DocumentsScreen);
    const guide = card('Loading guide');
    expect(within(guide).getByRole('status')).toHaveTextContent('Loading the preview');
    expect(guide).not.toHaveTextContent('Number of pages');
    act(() => preview('/pdf/loading-guide-en.pdf').onLoaded(4));
    expect(guide).toHaveTextContent('Number of pages: 4');
    act(() => preview('/pdf/loading-guide-en.pdf').onDrawn());
    expect(
      within(guide).getByRole('img', { name: /Preview of the first page: Loading guide/ }),
    ).toBeVisible();
    expect(within(card('Inspection schedule')).getByRole('status')).toBeVisible();
  });

  it('can still be opened if the preview fails', () => {
    renderScreen(DocumentsScreen);
    const schedule = card('Inspection schedule');
    act(() => preview('/pdf/inspection-schedule-en.pdf').onFailed());
    expect(within(schedule).getByRole('status')).toHaveTextContent('The preview cannot be shown here');
    expect(within(schedule).getByRole('link')).toHaveAttribute('href', '/pdf/inspection-schedule-en.pdf');
  });
});
