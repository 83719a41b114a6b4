import { screen, within } from '@testing-library/react';
import EditorScreen from '../../../../src/client/admin/editors/EditorScreen';
import { injectAdminApi } from '../../../../src/client/store/api/adminApi';
import { useAppStore } from '../../../../src/client/store/hooks';
import { renderScreen } from '../../../support/jsdom/renderScreen';

const lists = { en: 'Tankers', fr: 'Citernes' } as const;

/** Opens the list of tankers in a language. */
export function openTankers(
  language: 'en' | 'fr',
  tankers: readonly Readonly<Record<string, unknown>>[],
): ReturnType<typeof renderScreen> {
  const Screen = () => {
    injectAdminApi(useAppStore());
    return <EditorScreen editor={{ entity: 'tanker', route: 'edit-tankers' }} />;
  };
  return renderScreen(Screen, { language, content: { tankers } });
}

/** The names that the list shows, from its top. */
export function shownTankers(language: 'en' | 'fr'): readonly (string | undefined)[] {
  return within(screen.getByRole('table', { name: lists[language] }))
    .getAllByRole('rowheader')
    .map((row) => row.querySelector('p')?.textContent);
}
