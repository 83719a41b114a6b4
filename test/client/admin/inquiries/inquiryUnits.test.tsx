import { act, screen } from '@testing-library/react';
import { InquiryUnits } from '../../../../src/client/admin/inquiries/InquiryUnits';
import { rowDeleted } from '../../../../src/client/store/content/contentActions';
import { newRow } from '../../../../src/model/schema/rows';
import { renderScreen } from '../../../support/jsdom/renderScreen';
import { inquiry } from './inboxServer';

it('a unit that visitors no longer see has no link, which would lead to a page that does not exist', () => {
  const asked = inquiry(1);
  const { store } = renderScreen(() => <InquiryUnits inquiry={asked} />, {
    content: { tankers: [{ ...newRow('tanker'), id: 7 }] },
  });
  expect(screen.getByRole('link', { name: /^B-train, 60,000 L \(NC-7\)/ })).toBeVisible();
  act(() => void store.dispatch(rowDeleted({ entity: 'tanker', id: 7 })));
  expect(screen.getByText('B-train, 60,000 L (NC-7), no longer on the site')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});
