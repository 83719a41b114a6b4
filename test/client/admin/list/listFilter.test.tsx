import { act, screen, waitFor, within } from '@testing-library/react';
import EditorScreen from '../../../../src/client/admin/editors/EditorScreen';
import { minRowsForSearch } from '../../../../src/client/admin/list/useFilter';
import { injectAdminApi } from '../../../../src/client/store/api/adminApi';
import { rowDeleted } from '../../../../src/client/store/content/contentActions';
import { useAppStore } from '../../../../src/client/store/hooks';
import { plain, renderScreen } from '../../../support/jsdom/renderScreen';
import { userEvent } from '../../../support/jsdom/userEvent';

const words = {
  en: {
    list: 'Tankers',
    search: 'Search in this list',
    add: 'Add',
  },
  fr: {
    list: 'Citernes',
    search: 'Rechercher dans cette liste',
    reorder: 'Réordonner',
    countMessage: (shown: number, count: number) =>
      `${shown} sur ${count} éléments. Effacez la recherche pour réordonner la liste.`,
    none: 'Aucun élément ne correspond à votre recherche.',
  },
} as const;

const open = (language: 'en' | 'fr', count: number) => {
  const tankers = Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    nameEn: index === 6 ? 'Used truck' : `Tanker ${index + 1}`,
    nameFr: index === 6 ? 'Camion usagé' : `Citerne ${index + 1}`,
    additionalInformationEn: index === 8 ? 'With a heater' : '',
    displayOrder: index + 1,
  }));
  const Screen = () => {
    injectAdminApi(useAppStore());
    return <EditorScreen editor={{ entity: 'tanker', route: 'edit-tankers' }} />;
  };
  return renderScreen(Screen, { language, content: { tankers } });
};

const rows = (language: 'en' | 'fr') =>
  within(screen.getByRole('list', { name: words[language].list }))
    .getAllByRole('listitem')
    .map((row) => row.querySelector('p')?.textContent);

describe('a long list', () => {
  it('can be searched by any words in either language, ignoring accents', async () => {
    open('fr', minRowsForSearch + 1);
    const box = screen.getByRole('searchbox', { name: words.fr.search });
    await userEvent.type(box, 'usage camion');
    await waitFor(() => expect(rows('fr')).toEqual(['Camion usagé']));
    expect(
      screen.getByText((text) => plain(text) === words.fr.countMessage(1, minRowsForSearch + 1)),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: words.fr.reorder })).toBeDisabled();
    await userEvent.clear(box);
    await userEvent.type(box, 'HEATER');
    await waitFor(() => expect(rows('fr')).toEqual(['Citerne 9']));
    await userEvent.type(box, ' nowhere');
    expect(await screen.findByText(words.fr.none)).toBeVisible();
    await userEvent.clear(box);
    await waitFor(() => expect(rows('fr')).toHaveLength(minRowsForSearch + 1));
    expect(screen.getByRole('button', { name: words.fr.reorder })).toBeEnabled();
  });

  it('shows all rows while a row is added', async () => {
    open('en', minRowsForSearch + 1);
    await userEvent.type(screen.getByRole('searchbox', { name: words.en.search }), 'heater');
    await userEvent.click(screen.getByRole('button', { name: words.en.add }));
    await screen.findByRole('dialog');
    expect(screen.getByRole('searchbox', { name: words.en.search, hidden: true })).toHaveValue('');
  });

  it.each([
    ['en', '0 of 1 item. Clear'],
    ['fr', '0 sur 1 élément. Effacez'],
  ] as const)('in %s, counts a single row in the singular: %s', async (language, message) => {
    const { store } = open(language, minRowsForSearch + 1);
    await userEvent.type(screen.getByRole('searchbox', { name: words[language].search }), 'nowhere');
    await screen.findByText(/^0 .*21/);
    act(() => {
      for (let id = 2; id <= minRowsForSearch + 1; id += 1)
        store.dispatch(rowDeleted({ entity: 'tanker', id }));
    });
    expect(screen.getByText((text) => plain(text).startsWith(message))).toBeVisible();
  });

  it('has no search if it is short', () => {
    open('en', minRowsForSearch);
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });
});
