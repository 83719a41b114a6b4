import { act, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { EditorScreen } from '../../../../src/client/admin/editors/EditorScreen';
import type { RowActions } from '../../../../src/client/admin/list/RowActions';
import { injectAdminApi } from '../../../../src/client/store/api/adminApi';
import { rowDeleted, rowsUpdated } from '../../../../src/client/store/content/contentActions';
import { useAppStore } from '../../../../src/client/store/hooks';
import { renderScreen } from '../../../support/jsdom/renderScreen';
import { userEvent } from '../../../support/jsdom/userEvent';

const mockRendered: number[] = [];

// Every row ends in its buttons: who renders them has rendered the row.
jest.mock('../../../../src/client/admin/list/RowActions', () => {
  const actual = jest.requireActual<{ RowActions: typeof RowActions }>(
    '../../../../src/client/admin/list/RowActions',
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
    return <EditorScreen name="tankers" />;
  };
  const { store } = renderScreen(Screen, { content: { tankers: tankers(count) } });
  mockRendered.length = 0;
  return store;
};

describe('of a list of rows', () => {
  it('the one whose content changed renders, and no other', async () => {
    const store = open(12);
    act(() => {
      store.dispatch(rowsUpdated({ entity: 'tanker', rows: [{ id: 7, nameEn: 'Changed' }] }));
    });
    expect(await screen.findByText('Changed')).toBeVisible();
    expect(mockRendered).toEqual([7]);
  });

  it('the one whose details are opened renders, and no other', async () => {
    open(12);
    const details = screen.getByRole('button', { name: 'Details: Tanker 9' });
    await userEvent.click(details);
    expect(details).toHaveAttribute('aria-expanded', 'true');
    expect(mockRendered).toEqual([9]);
  });

  it('none renders while one is edited in the dialog, though none can be edited beside it', async () => {
    open(12);
    await userEvent.click(screen.getByRole('button', { name: 'Edit: Tanker 3' }));
    await screen.findByRole('dialog');
    expect(screen.getByRole('button', { name: 'Edit: Tanker 4', hidden: true })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit: Tanker 4' })).toBeEnabled());
    expect(mockRendered).toEqual([]);
  });

  it('none renders where another one goes', () => {
    const store = open(12);
    act(() => {
      store.dispatch(rowDeleted({ entity: 'tanker', id: 5 }));
    });
    expect(screen.queryByText('Tanker 5')).not.toBeInTheDocument();
    expect(mockRendered).toEqual([]);
  });
});
