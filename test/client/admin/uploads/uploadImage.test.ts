import { parseUploadResponse } from '../../../../src/client/admin/uploads/uploadImage';
import { progressOf } from '../../../../src/model/admin/uploads';
import type { UploadItem } from '../../../../src/model/admin/uploads';

test('the address of an image is the link in the response of the host', () => {
  const body = JSON.stringify({ data: { link: '/api/image/1.png' }, success: true });
  expect(parseUploadResponse(200, body)).toEqual({ data: { link: '/api/image/1.png' } });
});

test.each([
  [
    'responds with an error message',
    413,
    '{"message":"Too large: 10 MB at most."}',
    'Too large: 10 MB at most.',
  ],
  ['responds with an error without a message', 500, '<h1>Bad gateway</h1>', null],
  ['responds without a link', 200, '{"data":{}}', null],
  ['responds with an empty link', 200, '{"data":{"link":""}}', null],
])('an upload to a host that %s has failed', (_, status, body, message) => {
  expect(parseUploadResponse(status, body)).toEqual({ error: { status, message } });
});

test('without a response there is no status', () => {
  expect(parseUploadResponse(null, '')).toEqual({ error: { status: null, message: null } });
});

test('rejected files do not count in the progress', () => {
  const file = new File([''], 'a.png', { type: 'image/png' });
  const items: readonly UploadItem[] = [
    { id: 1, file, batch: 'batch', status: 'rejected', rejection: 'notAnImage' },
    { id: 2, file, batch: 'batch', status: 'done' },
    { id: 3, file, batch: 'batch', status: 'uploading', percent: 12 },
  ];
  expect(progressOf(items)).toEqual({ number: 2, total: 2, percent: 12 });
});
