import type { Locator } from 'playwright-core';
import type { Office } from './office';

/** A job of an office manager, which begins on the dashboard. */
export interface Job {
  readonly number: number;
  readonly name: string;
  /** Clicks and keys when the job was first tried; null where it was not possible, or not counted. */
  readonly then: readonly [clicks: number, keys: number] | null;
  /** Uncounted steps, such as adding rows that the job needs. They end on the dashboard. */
  readonly prepare?: (office: Office) => Promise<void>;
  readonly run: (office: Office) => Promise<void>;
}

/** A picture and a PDF of the first content. */
export const pictureFile = 'src/content/pictures/parts/api-coupler.jpg';
export const pdfFile = 'src/content/pdf/truck-meter-data-sheet.pdf';

/** The dialog with a form, once it is open. */
export async function openedForm(office: Office): Promise<Locator> {
  const dialog = office.page.getByRole('dialog').last();
  await dialog.locator('form, input, textarea').first().waitFor();
  return dialog;
}
