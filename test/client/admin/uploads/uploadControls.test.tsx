import { createEvent, fireEvent, screen } from '@testing-library/react';
import { DropZone } from '../../../../src/client/admin/uploads/DropZone';
import { UploadStatus } from '../../../../src/client/admin/uploads/UploadStatus';
import type { UploadItem } from '../../../../src/model/admin/uploads';
import { plain, renderScreen } from '../../../support/jsdom/renderScreen';

const files = ['one.png', 'two.png', 'notes.txt'].map((name) => new File([name], name));

const show = (isDisabled: boolean) => {
  const onFiles = jest.fn();
  renderScreen(
    () => (
      <DropZone label="Add pictures" hint="or drop them here" isDisabled={isDisabled} onFiles={onFiles} />
    ),
    {},
  );
  return { onFiles, button: screen.getByRole('button', { name: 'Add pictures' }) };
};

/** Drops files without an entry in a file system. @returns whether the browser would open them */
const drop = (target: HTMLElement): boolean => {
  const items = files.map((file) => ({ kind: 'file', getAsFile: () => file, webkitGetAsEntry: () => null }));
  const event = createEvent.drop(target, { dataTransfer: { types: ['Files'], items, files } });
  fireEvent(target, event);
  return !event.defaultPrevented;
};

it('takes all dropped files in their order, so that the upload says which it refuses', () => {
  const { onFiles, button } = show(false);
  expect(drop(button)).toBe(false);
  expect(onFiles.mock.calls).toEqual([[files]]);
});

it('of several drop zones, only the one that is meant for it takes a pasted picture', () => {
  const taken: string[] = [];
  const zone = (label: string, takesPaste?: boolean) => (
    <DropZone label={label} hint="" takesPaste={takesPaste} onFiles={() => void taken.push(label)} />
  );
  const Zones = () => (
    <>
      {zone('Further pictures', false)}
      {zone('Main picture')}
    </>
  );
  renderScreen(Zones);
  fireEvent.paste(document.body, { clipboardData: { files, getData: () => '' } });
  expect(taken).toEqual(['Main picture']);
});

it('neither takes nor opens a file that is dropped while it is disabled', () => {
  const { onFiles, button } = show(true);
  expect(button).toBeDisabled();
  expect(drop(button)).toBe(false);
  expect(onFiles).not.toHaveBeenCalled();
});

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
