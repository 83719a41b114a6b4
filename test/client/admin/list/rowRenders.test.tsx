import { act, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import EditorScreen from '../../../../src/client/admin/editors/EditorScreen';
import type { RowActions } from '../../../../src/client/admin/list/actions/RowActions';
import { injectAdminApi } from '../../../../src/client/store/api/adminApi';
import { rowDeleted, rowsUpdated } from '../../../../src/client/store/content/contentActions';
import { useAppStore } from '../../../../src/client/store/hooks';
import { renderScreen } from '../../../support/jsdom/renderScreen';
import { userEvent } from '../../../support/jsdom/userEvent';

const mockRendered: number[] = [];

// Every row contains its buttons, so each render of the buttons is a render of the row.
jest.mock('../../../../src/client/admin/list/actions/RowActions', () => {
  const actual = jest.requireActual<{ RowActions: typeof RowActions }>(
    '../../../../src/client/admin/list/actions/RowActions',
  );
  const Counted = (props: ComponentProps<typeof RowActions>) => {
    mockRendered.push(props.rowId);
    return actual.RowActions(props);
  };
  return { RowActions: Counted };
});

const tankers = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    nameEn: `Tanker ${index + 1}`,
    nameFr: `Citerne ${index + 1}`,
    displayOrder: index + 1,
  }));

const open = (count: number) => {
  const Screen = () => {
    injectAdminApi(useAppStore());
    return <EditorScreen editor={{ entity: 'tanker', route: 'edit-tankers' }} />;
  };
  const { store } = renderScreen(Screen, { content: { tankers: tankers(count), tankerImages: [] } });
  mockRendered.length = 0;
  return store;
};

describe('in a list of rows', () => {
  it('only the row whose content changed renders', async () => {
    const store = open(5);
    act(() => {
      store.dispatch(rowsUpdated({ entity: 'tanker', rows: [{ id: 2, nameEn: 'Changed' }] }));
    });
    expect(await screen.findByText('Changed')).toBeVisible();
    expect(mockRendered).toEqual([2]);
  });

  it('only the row whose details are opened renders', async () => {
    open(5);
    const details = screen.getByRole('button', { name: 'Details: Tanker 2' });
    await userEvent.click(details);
    expect(details).toHaveAttribute('aria-expanded', 'true');
    expect(mockRendered).toEqual([2]);
  });

  it('no row renders while one is edited in the dialog, although the other edit buttons are disabled', async () => {
    open(5);
    await userEvent.click(screen.getByRole('button', { name: 'Edit: Tanker 3' }));
    await screen.findByRole('dialog');
    expect(screen.getByRole('button', { name: 'Edit: Tanker 4', hidden: true })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit: Tanker 4' })).toBeEnabled());
    expect(mockRendered).toEqual([]);
  });

  it('no row renders when another one is deleted', () => {
    const store = open(5);
    act(() => {
      store.dispatch(rowDeleted({ entity: 'tanker', id: 5 }));
    });
    expect(screen.queryByText('Tanker 5')).not.toBeInTheDocument();
    expect(mockRendered).toEqual([]);
  });
});
