import { act, fireEvent, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Palette } from '../../../../src/client/admin/palette/Palette';
import { injectAdminApi } from '../../../../src/client/store/api/adminApi';
import { useAppStore } from '../../../../src/client/store/hooks';
import { sessionStarted } from '../../../../src/client/store/session/session';
import type { ScreenSettings } from '../../../support/jsdom/renderScreen';
import { renderScreen } from '../../../support/jsdom/renderScreen';

interface OpenSettings extends ScreenSettings {
  /** The content of the page. */
  readonly Page?: ComponentType;
  readonly logout?: () => void;
}

/** Shows a page of the administration to an administrator. */
export function openPage({ Page = () => null, logout = () => undefined, ...settings }: OpenSettings = {}) {
  const Screen = () => {
    injectAdminApi(useAppStore());
    return (
      <>
        <Page />
        <Palette logout={logout} />
      </>
    );
  };
  const rendered = renderScreen(Screen, { route: '*', path: '/admin', ...settings });
  act(() => void rendered.store.dispatch(sessionStarted({ email: 'me@example.com' })));
  return rendered;
}

/** Presses Ctrl+K. @returns the field */
export async function pressSearchKey(): Promise<HTMLElement> {
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'k', ctrlKey: true });
  return screen.findByRole('combobox');
}

/** Types into the field. */
export function search(field: HTMLElement, text: string): void {
  fireEvent.change(field, { target: { value: text } });
}

/** The names of the items in the list, each with its detail. */
export function shownItems(): string[] {
  return screen.getAllByRole('option').map(({ textContent }) => textContent.replace(/[\u00a0\u202f]/g, ' '));
}
