import { accountJobs } from './accountJobs';
import type { Job } from './job';
import { openedForm } from './job';

/* The jobs with texts, postings, hours, the account and the history. */

export const otherJobs: readonly Job[] = [
  ...accountJobs,
  {
    number: 13,
    name: 'change a sentence of the home page in both languages',
    then: [2, 11],
    run: async (office) => {
      await office.find(office.say('built for the work', 'mesure de votre travail'), /main-text/);
      const fields = office.page.locator('tr[data-editing] textarea');
      await fields.first().waitFor();
      await office.untilFocused(fields.first());
      await office.hit('End');
      await office.type(' New.');
      await office.next(' Nouveau.');
      await office.hit('Enter');
      await office.saved();
    },
  },
  {
    number: 14,
    name: 'enter the opening hours of Christmas',
    then: [1, 75],
    run: async (office) => {
      await office.find(
        office.say('add hours day', 'ajouter heures jour'),
        /^(?:Add: opening hours of a day|Ajouter\s: heures d.ouverture d.un jour)/,
      );
      const region = office.page.getByRole('region', { name: office.word('contact/special-hours') });
      const days = region.locator('input[type=date]');
      await office.untilFocused(days.first());
      await office.type('12242026');
      await office.hit('Tab');
      await office.next('12262026');
      await office.hit('Tab');
      await office.hit('Tab', 'Tab');
      await office.next(office.say('Christmas', 'Noel'));
      await office.next(office.say('Noel', 'Christmas'));
      await office.hit('Enter');
      await office.saved();
    },
  },
  {
    number: 15,
    name: 'publish a job posting in both languages, with rich text',
    then: [6, 75],
    run: async (office) => {
      await office.find(
        office.say('add job posting', 'ajouter offre emploi'),
        /^(?:Add: job|Ajouter\s: offre)/,
      );
      const dialog = await openedForm(office);
      await office.untilFocused(dialog);
      await office.type('Painter');
      await office.next('Peintre');
      const texts = dialog.locator('[role=tabpanel]:not([hidden]) [contenteditable=true]');
      await texts.first().click();
      await office.type('Paint tankers.');
      await texts.nth(1).click();
      await office.type('Peindre des citernes.');
      await office.save();
    },
  },
  {
    number: 16,
    name: 'paste formatted text',
    then: [2, 1],
    run: async (office) => {
      await office.find(office.say('mechanic', 'mecanicien'), /mechanic|citernes/);
      const dialog = await openedForm(office);
      const text = dialog.locator('[role=tabpanel]:not([hidden]) [contenteditable=true]').first();
      await text.waitFor();
      await office.copy('<p class="MsoNormal">One <b>two</b></p><ul><li>three</li></ul>');
      await text.click();
      await office.hit('ControlOrMeta+v');
      await text.getByText('three').waitFor();
      await office.save();
    },
  },
  {
    number: 17,
    name: 'add a link in rich text',
    then: [2, 0],
    run: async (office) => {
      await office.find(office.say('mechanic', 'mecanicien'), /mechanic|citernes/);
      const dialog = await openedForm(office);
      const text = dialog.locator('[role=tabpanel]:not([hidden]) [contenteditable=true]').first();
      await text.click();
      await office.hit('ControlOrMeta+k');
      await office.page.getByRole('group', { name: office.word('rich-text/link') }).waitFor();
      await office.type('www.example.com');
      await office.hit('Enter');
      await text.getByText('https://www.example.com').waitFor();
      await office.save();
    },
  },
  {
    number: 20,
    name: 'see who changed what, and undo it',
    then: [3, 0],
    run: async (office) => {
      await office.click(office.page.getByRole('link', { name: office.word('dashboard/all-changes') }));
      await office.press(/^(?:Undo|Défaire)/);
      await office.undone();
    },
  },
  {
    number: 21,
    name: 'list all texts without French',
    then: null,
    prepare: (office) => office.change('tanker', { id: 3, nameFr: '' }),
    run: async (office) => {
      await office.click(office.page.getByRole('link', { name: /^(?:Languages|Langues)\s?:/ }));
      const states = office.page.getByRole('group', { name: office.word('languages/states') });
      await office.press(new RegExp(office.word('languages/state-missing')), states);
      await office.choose(office.page.getByLabel(office.word('languages/language')), 'F');
      await office.page.waitForURL(/state=missing.*language=fr|language=fr.*state=missing/);
      await office.page.getByRole('button', { name: /\(\d+\)$/ }).waitFor();
    },
  },
  {
    number: 22,
    name: 'find a text by its words',
    then: [1, 10],
    run: async (office) => {
      await office.find(
        office.say('sold for the moment', 'vendues pour'),
        /Every unit is sold|Toutes nos unités/,
      );
      await office.page.locator('tr[data-editing] textarea').first().waitFor();
    },
  },
  {
    number: 23,
    name: 'delete a manufacturer with its pictures, and undo it',
    then: [3, 0],
    run: async (office) => {
      await office.click(
        office.page.getByRole('navigation').getByRole('link', { name: /^(?:Manufacturers|Fabricants) \d/ }),
      );
      await office.press(/^(?:Delete|Supprimer)\s?: /);
      await office.press(office.word('toast/undo'));
      await office.undone();
    },
  },
];
