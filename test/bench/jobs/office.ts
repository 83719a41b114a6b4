import type { Locator, Page } from 'playwright-core';
import { texts } from '../../../src/content/texts';
import { fillPlaceholders } from '../../../src/model/text/texts';
import type { Language } from '../../../src/model/site/languages';
import { untilStarted } from '../../support/browser/browser';
import { untilFocused, untilToast } from '../../support/browser/waits';

/** The effort of a job. */
export interface Effort {
  readonly clicks: number;
  /** Without Ctrl, Shift, Alt and the Command key. */
  readonly keys: number;
  readonly milliseconds: number;
}

declare global {
  /** Counts a click or a key outside of the page. */
  var countAct: (kind: string) => void;
}

/** Counts in each document what a person does: events that scripts of the page make are not trusted. */
const watchHands = (): void => {
  const count = (kind: string) => (event: Event) => {
    if (event.isTrusted) globalThis.countAct(kind);
  };
  addEventListener('pointerdown', count('clicks'), { capture: true });
  addEventListener(
    'keydown',
    (event) => {
      if (!['Control', 'Shift', 'Alt', 'Meta'].includes(event.key)) count('keys')(event);
    },
    { capture: true },
  );
};

/** The account of the office manager. A job may change its password. */
export interface Login {
  readonly email: string;
  password: string;
}

/** An office manager at a page of the administration, who uses the mouse and the keyboard only. */
export class Office {
  private acts = { clicks: 0, keys: 0 };

  private constructor(
    readonly page: Page,
    readonly language: Language,
    readonly login: Login,
  ) {}

  static async open(page: Page, language: Language, login: Login): Promise<Office> {
    const office = new Office(page, language, login);
    await page.context().exposeFunction('countAct', (kind: 'clicks' | 'keys') => {
      office.acts[kind] += 1;
    });
    await page.context().addInitScript('globalThis.__name = (named) => named'); // esbuild wraps named functions with it
    await page.context().addInitScript(watchHands);
    page.on('dialog', (dialog) => {
      office.acts.keys += 1; // the Enter key answers it
      void dialog.accept();
    });
    return office;
  }

  async untilDashboard(): Promise<void> {
    await untilStarted(this.page);
    await this.page.getByRole('navigation').first().waitFor();
  }

  /** Changes a row before a job, as somebody else would, and begins on the dashboard again. */
  async change(entity: string, row: Readonly<Record<string, string | number>>): Promise<void> {
    await this.page.evaluate(
      async ([path, body]) => {
        const authorization = `Bearer ${sessionStorage.getItem('authenticationToken')}`;
        const headers = { authorization, 'content-type': 'application/json' };
        const { ok, status } = await fetch(path, { method: 'PUT', headers, body });
        if (!ok) throw new Error(`${path}: ${status}`);
      },
      [`/api/${entity}/update`, JSON.stringify(row)] as const,
    );
    await this.page.reload();
    await this.untilDashboard();
  }

  /** Measures a job. */
  async measure(job: (office: Office) => Promise<void>): Promise<Effort> {
    this.acts = { clicks: 0, keys: 0 };
    const began = performance.now();
    await job(this);
    return { ...this.acts, milliseconds: performance.now() - began };
  }

  /** A text of the screen in the language of the person: `word('editors/save-hidden')`. */
  word(id: string, values: Readonly<Record<string, string>> = {}): string {
    const [page = '', key = ''] = id.split('/');
    const pages: Readonly<Record<string, Readonly<Record<string, Readonly<Record<Language, string>>>>>> =
      texts;
    const text = pages[page]?.[key]?.[this.language];
    if (text === undefined) throw new Error(`There is no text ${id}.`);
    return fillPlaceholders(text, values);
  }

  /** One of two words. */
  say(en: string, fr: string): string {
    return this.language === 'en' ? en : fr;
  }

  button(name: string | RegExp, within: Locator = this.page.locator('body')): Locator {
    return within.getByRole('button', { name, exact: typeof name === 'string' }).first();
  }

  async press(name: string | RegExp, within?: Locator): Promise<void> {
    await this.button(name, within).click();
  }

  async click(element: Locator): Promise<void> {
    await element.click();
  }

  untilFocused(element: Locator): Promise<void> {
    return untilFocused(element);
  }

  /** Clicks into a field and replaces what stands there. */
  async fill(
    label: string | RegExp,
    value: string,
    within: Locator = this.page.locator('body'),
  ): Promise<void> {
    const field = within
      .getByLabel(label)
      .and(this.page.locator('input, textarea, [contenteditable=true]'))
      .first();
    await field.click();
    await this.hit('ControlOrMeta+a');
    await this.type(value);
  }

  /** Moves to the next field and types. */
  async next(value: string): Promise<void> {
    await this.hit('Tab');
    await this.type(value);
  }

  async type(value: string): Promise<void> {
    await this.page.keyboard.type(value);
  }

  async hit(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  /** Chooses in a list of choices: a click, the first letters, Enter. */
  async choose(field: Locator, letters: string): Promise<void> {
    await field.click();
    await this.type(letters);
    await this.hit('Enter');
  }

  /** Opens what the search of the administration finds, by its name: with Enter if it is the first. */
  async find(words: string, name: RegExp): Promise<void> {
    await this.hit('ControlOrMeta+k');
    const palette = this.page.getByRole('dialog');
    await palette.getByRole('combobox').waitFor();
    await this.type(words);
    const options = palette.getByRole('option');
    const wanted = options.filter({ hasText: name }).first();
    await wanted.waitFor();
    const [first, chosen] = [await options.first().textContent(), await wanted.textContent()];
    if (first === chosen) await this.hit('Enter');
    else await wanted.click();
    await palette.getByRole('combobox').waitFor({ state: 'detached' });
  }

  /** Opens the dialog of the system, and chooses a file in it, which is not counted. */
  async give(button: Locator, file: string): Promise<void> {
    const [chooser] = await Promise.all([this.page.waitForEvent('filechooser'), button.click()]);
    await chooser.setFiles(file);
  }

  /** Saves the open form with Ctrl+S, and waits until it is closed. */
  async save(): Promise<void> {
    const dialog = this.page.getByRole('dialog').first();
    await this.hit('ControlOrMeta+s');
    await dialog.waitFor({ state: 'detached' });
  }

  /** Waits until a toast says that something was saved. */
  async saved(): Promise<void> {
    await untilToast(this.page, this.say('with success', 'réussi'));
  }

  /** Waits until a toast says that a change was undone. */
  async undone(): Promise<void> {
    await untilToast(this.page, this.say('The change was undone.', 'La modification a été défaite.'));
  }

  /** Puts formatted text into the clipboard, as another program would. */
  async copy(html: string): Promise<void> {
    await this.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await this.page.evaluate(async (text) => {
      const type = 'text/html';
      await navigator.clipboard.write([new ClipboardItem({ [type]: new Blob([text], { type }) })]);
    }, html);
  }

  /** The row of a list that contains a text. */
  row(text: string): Locator {
    return this.page.locator('[data-row], table tr').filter({ hasText: text }).first();
  }
}
