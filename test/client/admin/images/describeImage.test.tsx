import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import EditorScreen from '../../../../src/client/admin/editors/EditorScreen';
import { injectAdminApi } from '../../../../src/client/store/api/adminApi';
import { useAppStore } from '../../../../src/client/store/hooks';
import { storeSession } from '../../../../src/client/store/session/storedSession';
import { sessionStarted } from '../../../../src/client/store/session/session';
import type { Language } from '../../../../src/model/site/languages';
import { imageNameOf } from '../../../../src/model/images/variants';
import { newRow } from '../../../../src/model/schema/rows';
import { startEditedServer, stopEditedServer } from '../../../support/jsdom/editedServer';
import { failOnce } from '../../../support/faults/failingRequests';
import { renderScreen } from '../../../support/jsdom/renderScreen';
import { pixel } from '../../../support/data/pixel';
import type { TestServer } from '../../../support/site/server/testServer';
import { administrator, isRecord } from '../../../support/site/server/testServer';
import { uploadImage } from '../../../support/data/uploads';

let server: TestServer;
let token: string;
let image: string;

beforeEach(async () => {
  ({ server, token } = await startEditedServer());
  image = await uploadImage(server, token, pixel);
});

afterEach(() => stopEditedServer(server));

const words = {
  en: {
    edit: /^Edit: /,
    partName: 'Name in English',
    describe: 'Describe the picture…',
    focus: 'Focal point',
    place: (x: number, y: number) => `${x} % from the left, ${y} % from the top`,
    english: 'English text',
    french: 'French text',
    save: 'Save',
    mine: /^Your version/,
    theirs: /Saved version/,
  },
  fr: {
    edit: /^Modifier\s: /,
    partName: 'Nom en anglais',
    describe: 'Décrire l’image…',
    focus: 'Point focal',
    english: 'Texte anglais',
    french: 'Texte français',
    save: 'Enregistrer',
    cancel: 'Annuler',
    refused:
      /Vos modifications n’ont pas été enregistrées\. The server is out of order\. Votre saisie est conservée/,
  },
} as const;

/** Finds an element by its name, since finding roles is slow on a large page. */
const findByName = (selector: string, name: string | RegExp): Promise<HTMLElement> =>
  waitFor(() => {
    const found = [...document.querySelectorAll<HTMLElement>(selector)].findLast((each) =>
      (each.ariaLabel ?? each.textContent).match(name),
    );
    if (!found) throw new Error(`There is no ${selector} ${String(name)}.`);
    return found;
  });

/** Opens the dialog of a part and types something into it. */
const editPart = async (language: Language, imageLink = image) => {
  storeSession(administrator.email, token);
  const row = newRow('product', { nameEn: 'Valve', nameFr: 'Robinet', image: imageLink });
  const { body } = await server.request('POST', '/api/product/save', { token, body: row });
  const Screen = () => {
    injectAdminApi(useAppStore());
    return <EditorScreen editor={{ entity: 'product', route: 'edit-parts' }} />;
  };
  const content = { products: [{ ...row, id: isRecord(body) ? body.id : 0 }] };
  const { store } = renderScreen(Screen, { language, content });
  store.dispatch(sessionStarted({ email: administrator.email }));
  fireEvent.click(await findByName('button', words[language].edit));
  const name = await screen.findByLabelText(words[language].partName);
  fireEvent.change(name, { target: { value: 'Typed' } });
  return name;
};

/** Opens the description of the picture, over the dialog of the part. */
const describePicture = async (language: Language) => {
  const labels = words[language];
  fireEvent.click(await screen.findByText(labels.describe));
  const focus = await findByName('[role=slider]', labels.focus);
  const element = focus.closest<HTMLElement>('[role=dialog]');
  if (!element) throw new Error('No dialog is open.');
  const dialog = within(element);
  return {
    dialog,
    focus,
    type: (label: string, value: string): void =>
      void fireEvent.change(dialog.getByLabelText(label), { target: { value } }),
    press: (name: string): void => void fireEvent.click(dialog.getByText(name)),
    untilClosed: () => waitFor(() => expect(element).not.toBeInTheDocument()),
  };
};

const describeElsewhere = (labels: object) =>
  server.request('PUT', '/api/image/describe', { token, body: { name: imageNameOf(image), ...labels } });

const storedDescription = async (): Promise<unknown> => {
  const { body } = await server.request('GET', '/api/image/all');
  return isRecord(body) && Array.isArray(body.images) ? body.images[0] : undefined;
};

describe('the description of a picture', () => {
  it('is edited with keys and text, over a dialog that keeps what was typed in it', async () => {
    const name = await editPart('en');
    const { dialog, focus, type, untilClosed } = await describePicture('en');
    const move = (...keys: readonly string[]): void =>
      keys.forEach((key) => fireEvent.keyDown(focus, { key }));
    move('ArrowLeft', 'ArrowLeft', 'ArrowDown');
    expect(focus).toHaveAttribute('aria-valuetext', words.en.place(46, 52));
    move('Home');
    expect(focus).toHaveAttribute('aria-valuetext', words.en.place(50, 50));
    move('ArrowRight', 'ArrowUp', 'ArrowUp');
    type(words.en.english, '  A valve\nof brass ');
    type(words.en.french, 'Un robinet de laiton');
    fireEvent.keyDown(dialog.getByLabelText(words.en.french), { key: 'Enter', ctrlKey: true });
    await untilClosed();
    expect(await storedDescription()).toMatchObject({
      ...{ focalX: 52, focalY: 46 },
      ...{ altEn: 'A valve of brass', altFr: 'Un robinet de laiton' },
    });
    expect(name).toHaveValue('Typed');
    const reopened = await describePicture('en');
    expect(reopened.focus).toHaveAttribute('aria-valuetext', words.en.place(52, 46));
    expect(reopened.dialog.getByLabelText(words.en.french)).toHaveValue('Un robinet de laiton');
  });

  it('is discarded only after a confirmation', async () => {
    const name = await editPart('fr');
    const { dialog, type, press, untilClosed } = await describePicture('fr');
    type(words.fr.english, 'A valve');
    const ask = jest.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true);
    press(words.fr.cancel);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(dialog.getByLabelText(words.fr.english)).toHaveValue('A valve');
    press(words.fr.cancel);
    await untilClosed();
    expect(name).toHaveValue('Typed');
    expect(await storedDescription()).toMatchObject({ altEn: '' });
  });

  it('stays as typed if the server rejects it', async () => {
    await editPart('fr');
    const { dialog, type, press, untilClosed } = await describePicture('fr');
    type(words.fr.french, 'Un robinet');
    failOnce('/api/image/describe', 'rejected');
    press(words.fr.save);
    expect(await dialog.findByText(words.fr.refused)).toBeVisible();
    expect(dialog.getByLabelText(words.fr.french)).toHaveValue('Un robinet');
    press(words.fr.save);
    await untilClosed();
    expect(await storedDescription()).toMatchObject({ altFr: 'Un robinet' });
  });

  it('shows both versions if another administrator changed it in between', async () => {
    await editPart('en');
    const { dialog, focus, type, press, untilClosed } = await describePicture('en');
    fireEvent.keyDown(focus, { key: 'ArrowLeft' });
    type(words.en.english, 'Mine');
    type(words.en.french, 'Le mien');
    await describeElsewhere({ focalX: 10, focalY: 20, altEn: 'Theirs' });
    press(words.en.save);
    const conflict = (await dialog.findByText(words.en.place(10, 20))).closest('fieldset');
    if (!conflict) throw new Error('Nothing can be chosen.');
    fireEvent.click(within(conflict).getByLabelText(words.en.theirs));
    expect(focus).toHaveAttribute('aria-valuetext', words.en.place(10, 20));
    expect(dialog.getByLabelText(words.en.english)).toHaveValue('Mine');
    press(words.en.save);
    const [, choice] = dialog.getAllByLabelText(words.en.mine);
    expect(choice).toHaveFocus(); // the conflict is not resolved yet
    expect(await storedDescription()).toMatchObject({ altEn: 'Theirs' });
    fireEvent.click(dialog.getAllByLabelText(words.en.mine)[1] ?? focus);
    press(words.en.save);
    await untilClosed();
    expect(await storedDescription()).toMatchObject({
      focalX: 10,
      focalY: 20,
      altEn: 'Mine',
      altFr: 'Le mien',
    });
  });
});

it('the description of a picture is offered for images of this site only', async () => {
  await editPart('en', 'https://pictures.example/1.jpg');
  expect(await screen.findByText('Replace the picture')).toBeVisible();
  expect(screen.queryByText('Describe the picture…')).toBeNull();
});
