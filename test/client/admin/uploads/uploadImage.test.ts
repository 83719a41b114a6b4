import { parseUploadResponse } from '../../../../src/client/admin/uploads/uploadImage';
import { progressOf } from '../../../../src/model/images/uploads';
import type { UploadItem } from '../../../../src/model/images/uploads';

test('the address of a picture is what the host calls its link', () => {
  const body = JSON.stringify({ data: { link: '/api/image/1.png' }, success: true });
  expect(parseUploadResponse(200, body)).toEqual({ data: { link: '/api/image/1.png' } });
});

test.each([
  ['says why it refused', 413, '{"message":"Too large: 10 MB at most."}', 'Too large: 10 MB at most.'],
  ['refuses without a word', 500, '<h1>Bad gateway</h1>', null],
  ['answers no link', 200, '{"data":{}}', null],
  ['answers an empty link', 200, '{"data":{"link":""}}', null],
])('a host that %s has failed', (_, status, body, message) => {
  expect(parseUploadResponse(status, body)).toEqual({ error: { status, message } });
});

test('a host that does not answer has no status', () => {
  expect(parseUploadResponse(0, '')).toEqual({ error: { status: null, message: null } });
});

test('what was refused does not count among the files on their way', () => {
  const file = new File([''], 'a.png', { type: 'image/png' });
  const items: readonly UploadItem[] = [
    { id: 1, file, status: 'refused', rejection: 'notAnImage' },
    { id: 2, file, status: 'done' },
    { id: 3, file, status: 'sending', percent: 12 },
  ];
  expect(progressOf(items)).toEqual({ number: 2, total: 2, percent: 12 });
});
