import { act, waitFor } from '@testing-library/react';
import TextsEditorScreen from '../../../../src/client/admin/texts/TextsEditorScreen';
import { usePageChange } from '../../../../src/client/app/router/usePageChange';
import { injectAdminApi } from '../../../../src/client/store/api/adminApi';
import { useAppStore } from '../../../../src/client/store/hooks';
import { languageChosen } from '../../../../src/client/store/language';
import { renderScreen } from '../../../support/jsdom/renderScreen';

const Page = () => {
  usePageChange();
  injectAdminApi(useAppStore());
  return <TextsEditorScreen />;
};

const open = (classKey: string) =>
  renderScreen(Page, { route: '/edit-resources/:classKey', path: `/edit-resources/${classKey}` });

it('the tab title of a page without texts is "Page not found", in each language', async () => {
  const { store } = open('nonsense');
  await waitFor(() => expect(document.title).toBe('Page not found | Norcuve'));
  act(() => void store.dispatch(languageChosen('fr')));
  await waitFor(() => expect(document.title).toBe('Page introuvable | Norcuve'));
});

it('the tab title of a page with texts is "Edit texts"', async () => {
  open('home');
  await waitFor(() => expect(document.title).toBe('Edit texts | Norcuve'));
});
