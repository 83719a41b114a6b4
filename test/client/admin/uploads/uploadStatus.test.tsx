import { screen } from '@testing-library/react';
import { UploadStatus } from '../../../../src/client/admin/uploads/UploadStatus';
import type { UploadItem } from '../../../../src/model/admin/uploads';
import { plain, renderScreen } from '../../../support/jsdom/renderScreen';

const file = new File([''], 'truck.png', { type: 'image/png' });

const items: readonly UploadItem[] = [
  { id: 1, file, batch: 'batch', status: 'done' },
  { id: 2, file, batch: 'batch', status: 'uploading', percent: null },
];

const nothing = (): void => undefined;

const upload = { isBusy: false, send: nothing, choose: nothing, retry: nothing };

it.each([
  ['en', 'Picture 2 of 2: Uploading'],
  ['fr', 'Image 2 sur 2 : Téléversement en cours'],
] as const)('the status says which picture is uploading, in %s', (language, message) => {
  renderScreen(() => <UploadStatus upload={{ ...upload, items, isBusy: true }} />, { language });
  expect(plain(screen.getByRole('status').textContent)).toBe(message);
});

it.each([
  ['is not offered for a picture that the server rejected', 415, 0],
  ['is offered if the server failed', 500, 1],
] as const)('another try %s', (_, status, count) => {
  const cause = { status, message: 'What the server says.' };
  const failed: UploadItem = { id: 1, file, batch: 'batch', status: 'failed', cause };
  renderScreen(() => <UploadStatus upload={{ ...upload, items: [failed] }} />);
  expect(screen.getByText(/What the server says\./)).toBeVisible();
  expect(screen.queryAllByRole('button', { name: 'Try again' })).toHaveLength(count);
});
