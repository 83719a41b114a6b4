import type { Job } from './job';
import type { Office } from './office';
import { openedForm, pdfFile, pictureFile } from './job';

/* The jobs with rows: people, tankers, parts, achievements, postings, manufacturers. */

const replacePicture = /^(?:Replace the picture|Remplacer l.image)$/;

const tanker = (office: { say: (en: string, fr: string) => string }): string =>
  office.say('Aviation refueller', 'Avitailleur');

/** The first content has no photos of people. */
const givePhoto = async (office: Office): Promise<void> => {
  const image = await office.page.evaluate(async () => {
    const { tankers } = (await (await fetch('/api/tanker/all')).json()) as { tankers: { image: string }[] };
    return tankers.find((row) => row.image !== '')?.image ?? '';
  });
  await office.change('employee', { id: 1, image });
};

export const contentJobs: readonly Job[] = [
  {
    number: 1,
    name: 'change a telephone number',
    then: [3, 14],
    run: async (office) => {
      await office.find('0143', /0143/);
      await office.page.locator('input[type=tel]').click();
      await office.hit('End', 'Backspace', 'Backspace');
      await office.type('99');
      await office.hit('Enter');
      await office.saved();
    },
  },
  {
    number: 2,
    name: 'add an employee with a photo',
    then: [6, 111],
    run: async (office) => {
      await office.find(
        office.say('add employee', 'ajouter employe'),
        /^(?:Add: personnel|Ajouter\s: membre du personnel)/,
      );
      const dialog = await openedForm(office);
      await office.untilFocused(dialog);
      await office.type('Josee');
      await office.next('Gagnon');
      await office.next('josee.gagnon@norcuve.example.com');
      await office.next(office.say('Buyer', 'Acheteuse'));
      await office.next(office.say('Acheteuse', 'Buyer'));
      await office.give(office.button(office.word('editors/image-choose'), dialog), pictureFile);
      await office.button(replacePicture, dialog).waitFor();
      await office.save();
    },
  },
  {
    number: 3,
    name: 'replace a photo',
    then: [3, 0],
    prepare: givePhoto,
    run: async (office) => {
      await office.find('solange', /Solange/);
      const dialog = await openedForm(office);
      await office.give(office.button(replacePicture, dialog), pictureFile);
      await office.button(replacePicture, dialog).and(office.page.locator(':enabled')).waitFor();
      await office.save();
    },
  },
  {
    number: 4,
    name: 'set the focal point and the alt text of a photo',
    then: [2, 0],
    prepare: givePhoto,
    run: async (office) => {
      await office.find('solange', /Solange/);
      const dialog = await openedForm(office);
      await office.press(/^(?:Describe|Décrire)/, dialog);
      const describe = office.page.getByRole('dialog').last();
      await describe.getByRole('slider').first().click();
      await office.next(office.say('A woman', 'Une femme'));
      await office.hit('ControlOrMeta+s');
      await office.saved();
    },
  },
  {
    number: 5,
    name: 'add a tanker with a price and specifications',
    then: [6, 149],
    run: async (office) => {
      await office.click(
        office.page.getByRole('link', { name: /^(?:Add: tanker|Ajouter\s: citerne)/ }).first(),
      );
      const dialog = await openedForm(office);
      await office.untilFocused(dialog);
      await office.type(office.say('Water truck, 15,000 L', 'Camion a eau, 15 000 L'));
      await office.next(office.say('Camion a eau, 15 000 L', 'Water truck, 15,000 L'));
      await office.give(office.button(office.word('editors/image-choose'), dialog), pictureFile);
      await office.button(replacePicture, dialog).waitFor();
      await office.fill(office.word('shared/price'), '185000', dialog);
      await office.next('NC-2700');
      await office.fill(office.word('shared/manufacturer'), 'Carcajou 400', dialog);
      await office.next('2026');
      await office.next('15000');
      await office.fill(office.word('shared/material'), 'Aluminium', dialog);
      await office.next('3');
      await office.save();
    },
  },
  {
    number: 6,
    name: 'see a tanker on the site',
    then: null,
    run: async (office) => {
      await office.click(
        office.page.getByRole('navigation').getByRole('link', { name: /^(?:Tankers|Citernes) \d/ }),
      );
      const site = office.page.context().waitForEvent('page');
      await office.row(tanker(office)).getByRole('link').first().click();
      const opened = await site;
      await opened.getByRole('heading', { level: 1, name: new RegExp(tanker(office)) }).waitFor();
      await opened.close();
    },
  },
  {
    number: 7,
    name: 'mark a tanker as sold',
    then: null,
    run: async (office) => {
      await office.find(office.say('quad-axle', 'quatre essieux'), /52.000/);
      const dialog = await openedForm(office);
      await office.choose(dialog.getByLabel(office.word('shared/availability')), office.word('shared/sold'));
      await office.save();
    },
  },
  {
    number: 8,
    name: 'delete a tanker, and undo it',
    then: [3, 0],
    run: async (office) => {
      await office.click(
        office.page.getByRole('navigation').getByRole('link', { name: /^(?:Tankers|Citernes) \d/ }),
      );
      await office.press(/^(?:Delete|Supprimer)\s?: /, office.row(tanker(office)));
      await office.press(office.word('toast/undo'));
      await office.row(tanker(office)).waitFor();
    },
  },
  {
    number: 9,
    name: 'reorder by keyboard',
    then: [3, 4],
    run: async (office) => {
      await office.click(
        office.page.getByRole('navigation').getByRole('link', { name: /^(?:Parts|Pièces) \d/ }),
      );
      await office.press(office.word('shared/reorder'));
      await office.untilFocused(office.button(office.word('shared/done')));
      const down = office.button(/^(?:Move down|Descendre)\s?: /);
      await down.waitFor();
      do await office.hit('Tab');
      while (!(await down.evaluate((button) => button === document.activeElement)));
      await office.hit('Enter');
      await office.press(office.word('shared/done'));
      await office.saved();
    },
  },
  {
    number: 10,
    name: 'add a part with its PDF',
    then: [5, 26],
    run: async (office) => {
      await office.find(office.say('add part', 'ajouter piece'), /^(?:Add: part|Ajouter\s: pièce)/);
      const dialog = await openedForm(office);
      await office.untilFocused(dialog);
      await office.type('Vapour hose');
      await office.next('Boyau a vapeur');
      await office.give(
        office.button(/^(?:Choose a (?:PDF|file)|Choisir un (?:PDF|fichier))/, dialog),
        pdfFile,
      );
      await office.save();
    },
  },
  {
    number: 11,
    name: 'add an achievement type',
    then: [2, 29],
    run: async (office) => {
      await office.find(
        office.say('add achievement type', 'ajouter type realisation'),
        /^(?:Add: achievement type|Ajouter\s: type de réal)/,
      );
      const dialog = await openedForm(office);
      await office.untilFocused(dialog);
      await office.type('Milk trucks');
      await office.next('Camions a lait');
      await office.save();
    },
  },
  {
    number: 12,
    name: 'move two achievements to another type',
    then: null,
    run: async (office) => {
      await office.click(
        office.page.getByRole('navigation').getByRole('link', { name: /^(?:Achievements|Réalisations) \d/ }),
      );
      const boxes = office.page.locator('[data-row] input[type=checkbox]');
      await boxes.nth(0).click();
      await boxes.nth(1).click();
      await office.press(office.word('editors/move'));
      const dialog = office.page.getByRole('dialog').last();
      await dialog.locator('select').first().click();
      await office.hit('ArrowDown', 'Enter');
      await office.press(office.word('common/save'), dialog);
      await dialog.waitFor({ state: 'detached' });
    },
  },
];
