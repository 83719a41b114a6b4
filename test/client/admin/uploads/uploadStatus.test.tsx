import { screen } from '@testing-library/react';
import { UploadStatus } from '../../../../src/client/admin/uploads/UploadStatus';
import type { UploadItem } from '../../../../src/model/admin/uploads';
import { plain, renderScreen } from '../../../support/jsdom/renderScreen';

const file = new File([''], 'truck.png', { type: 'image/png' });

const items: readonly UploadItem[] = [
  { id: 1, file, status: 'done' },
  { id: 2, file, status: 'sending', percent: null },
];

it.each([
  ['en', 'Picture 2 of 2: Uploading'],
  ['fr', 'Image 2 sur 2 : Téléversement en cours'],
] as const)('the status says which picture is uploading, in %s', (language, message) => {
  const upload = { items, isBusy: true, send: () => undefined, choose: () => undefined };
  renderScreen(() => <UploadStatus upload={upload} />, { language });
  expect(plain(screen.getByRole('status').textContent)).toBe(message);
});
