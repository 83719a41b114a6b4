import { act, screen, waitFor } from '@testing-library/react';
import { useToasts } from '../../../../src/client/admin/toasts/useToasts';
import type { AdminToasts } from '../../../../src/client/admin/toasts/toasts';
import { createToasts } from '../../../../src/client/admin/toasts/toasts';
import { showLoadingFailed } from '../../../../src/client/ui/toasts/startupToast';
import type { EntityName } from '../../../../src/model/schema/entities';
import { clearToasts } from '../../../support/jsdom/jsdomToasts';
import { renderScreen } from '../../../support/jsdom/renderScreen';
import { userEvent } from '../../../support/jsdom/userEvent';

const toastsIn = (language: 'en' | 'fr'): AdminToasts => {
  let toasts: AdminToasts | undefined;
  const Probe = () => {
    toasts = useToasts();
    return null;
  };
  renderScreen(Probe, { language });
  if (!toasts) throw new Error('nothing was rendered');
  return toasts;
};

const show = async (announce: () => void): Promise<void> => {
  await act(async () => {
    announce();
    await new Promise((resolve) => setTimeout(resolve, 0));
  });
};

/** The words of section 8 of the specification. */
const labels: Readonly<Partial<Record<EntityName, string>>> = {
  location: 'location',
  telephone: 'telephone',
  email: 'e-mail',
  opening: 'opening times',
  manufacturer: 'manufacturer',
  manufacturerImage: 'manufacturer image and details',
  realization: 'achievement',
  realizationType: 'achievement type',
  employee: 'personnel',
  product: 'part',
  assemblyType: 'assembly type',
  assembly: 'assembly',
  galleryImage: 'image',
  tanker: 'tanker',
  jobPosting: 'job posting',
};

afterEach(clearToasts);

describe('the toasts', () => {
  it.each(Object.entries(labels) as [EntityName, string][])(
    'name what was done to a %s',
    async (entity, label) => {
      const toasts = toastsIn('en');
      await show(() => {
        toasts.added(entity);
        toasts.modified(entity);
        toasts.deleted(entity);
      });
      expect(await screen.findByText(`Added ${label} to database with success`)).toBeVisible();
      expect(await screen.findByText(`Modified ${label} to database with success`)).toBeVisible();
      expect(await screen.findByText(`Deleted ${label} from database with success`)).toBeVisible();
    },
  );

  it.each([
    ['addedText', 'Added text to database with success'],
    ['modifiedText', 'Modified text to database with success'],
    ['deletedText', 'Delete text from database with success'],
    ['addedFile', 'Added file to database with success'],
    ['modifiedFile', 'Modified file to database with success'],
  ] as const)('name what was done to texts and files: %s', async (name, message) => {
    const toasts = toastsIn('en');
    await show(() => toasts[name]());
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('show the general error and the message of the server', async () => {
    const toasts = toastsIn('en');
    await show(() => toasts.failed({ status: 409, message: 'Somebody was faster.' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Something went wrong. Please advise the developper.');
    expect(alert).toHaveTextContent('Somebody was faster.');
  });

  it('are in the current language, including the button that closes them', async () => {
    const toasts = toastsIn('fr');
    await show(() => toasts.added('tanker'));
    expect(await screen.findByText('Ajout réussi à la base de données : citerne')).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Fermer' }).length).toBeGreaterThan(0);
  });

  it('that report no error have the role "status"', async () => {
    const toasts = toastsIn('en');
    await show(() => toasts.info('A word'));
    expect((await screen.findByText('A word')).closest('[role]')).toHaveAttribute('role', 'status');
  });

  it('undo the changes, the last one first, and confirm it', async () => {
    const undone: number[] = [];
    const undo = (id: number) => Promise.resolve(void undone.push(id)).then(() => ({}));
    const toasts = createToasts(
      (key) => key,
      (key) => key,
      undo,
    );
    await show(() => toasts.modifiedText([7, null, 8]));
    await userEvent.click(screen.getByRole('button', { name: 'undo' }));
    expect(await screen.findByText('undone')).toBeVisible();
    expect(undone).toEqual([8, 7]);
  });

  it('offer to redo what was undone, and to undo what was redone', async () => {
    const undone: number[] = [];
    const undo = (id: number) => {
      undone.push(id);
      return Promise.resolve({ data: { id: id + 10 } });
    };
    const toasts = createToasts(
      (key) => `${key} again`,
      (key) => key,
      undo,
    );
    await show(() => toasts.deleted('tanker', 7));
    await userEvent.click(screen.getByRole('button', { name: 'undo again' }));
    await screen.findByText('undone again');
    await userEvent.click(screen.getByRole('button', { name: 'redo again' }));
    await screen.findByText('redone again');
    expect(undone).toEqual([7, 17]);
    await userEvent.click(screen.getAllByRole('button', { name: 'undo again' }).at(-1) ?? document.body);
    await waitFor(() => expect(undone).toEqual([7, 17, 27]));
  });

  it('offer to undo for 10 seconds, and say the rest for 3.5 seconds', async () => {
    const toasts = createToasts(
      (key) => `${key} lasts`,
      (key) => key,
      () => Promise.resolve({}),
    );
    await show(() => {
      toasts.modified('tanker', 7);
      toasts.modified('tanker');
    });
    const durations = screen
      .getAllByText('modified lasts')
      .map((text) =>
        text.closest<HTMLElement>('.Toastify__toast')?.style.getPropertyValue('--toast-duration'),
      );
    expect(durations).toEqual(['10000ms', '3500ms']);
  });

  it('stand at most three at once: the oldest without the focus goes', async () => {
    const toasts = createToasts(
      (key) => `${key} stands`,
      (key) => key,
      () => Promise.resolve({}),
    );
    await show(() => toasts.modified('tanker', 7));
    screen.getByRole('button', { name: 'undo stands' }).focus();
    await show(() => ['one', 'two', 'three'].forEach((word) => toasts.info(word)));
    const standing = [...document.querySelectorAll('.Toastify__toast[data-in="true"] .toast-text')];
    expect(standing.map(({ textContent }) => textContent)).toEqual(['modified stands', 'two', 'three']);
  });

  it('move to the bottom while they would cover a button of the page', async () => {
    const main = document.createElement('main');
    document.body.append(main);
    const [below, beside] = ['under the toasts', 'elsewhere'].map((label) => {
      const button = document.createElement('button');
      button.textContent = label;
      main.append(button);
      return button;
    });
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      if (this === beside) return new DOMRect(20, 500, 100, 44);
      return this === below ? new DOMRect(1300, 100, 100, 44) : new DOMRect(1080, 88, 350, 90);
    });
    const place = () => document.querySelector<HTMLElement>('.Toastify__toast-container')?.dataset.place;
    const toasts = toastsIn('en');
    beside?.focus();
    await show(() => toasts.info('A word'));
    expect(place()).toBe('bottom');
    below?.focus();
    expect(place()).toBe('bottom');
    below?.remove();
    beside?.focus();
    expect(place()).toBeUndefined();

    const dialog = document.createElement('div');
    dialog.setAttribute('role', 'dialog');
    document.body.append(dialog);
    if (below) main.append(below);
    beside?.focus();
    expect(place()).toBeUndefined(); // the dialog starts below the toasts
    dialog.remove();
    await waitFor(() => expect(place()).toBe('bottom'));
    jest.restoreAllMocks();
    main.remove();
  });

  it('undo once, even if the button is pressed twice', async () => {
    const undone: number[] = [];
    const undo = (id: number) => Promise.resolve(void undone.push(id)).then(() => ({}));
    const twice = createToasts(
      (key) => `${key} twice`,
      (key) => key,
      undo,
    );
    await show(() => twice.modified('tanker', 7));
    await userEvent.dblClick(screen.getByRole('button', { name: 'undo twice' }));
    expect(await screen.findByText('undone twice')).toBeVisible();
    expect(undone).toEqual([7]);
  });

  it('stop undoing at the first error, show it, and offer no undo without a change', async () => {
    const attempted: number[] = [];
    const reject = (id: number) => {
      attempted.push(id);
      return Promise.resolve({ error: { status: 409, message: `Ann has changed ${id} since.` } });
    };
    const toasts = createToasts(
      (key) => `${key} refused`,
      (key) => key,
      reject,
    );
    await show(() => toasts.modified('tanker', null));
    expect(screen.queryByRole('button', { name: 'undo refused' })).toBeNull();
    await show(() => toasts.deletedText([1, 2]));
    await userEvent.click(screen.getByRole('button', { name: 'undo refused' }));
    expect(await screen.findByText('not-undone refused')).toBeVisible();
    expect(screen.getByText('Ann has changed 2 since.')).toBeVisible();
    expect(attempted).toEqual([2]);
  });

  it.each([
    ['en', 'The site could not be loaded. Trying again.'],
    ['fr', 'Le site n’a pas pu être chargé. Nouvelle tentative en cours.'],
  ] as const)(
    'can say in %s that the content could not be loaded, without the texts of the site',
    async (language, message) => {
      await show(() => showLoadingFailed(language));
      expect(await screen.findByText(message)).toBeVisible();
    },
  );
});
