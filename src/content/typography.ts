import { addNoBreakSpaces } from '../model/format/numbers';
import type { Language } from '../model/site/languages';

const noBreakSpace = '\u00a0';

/** Replaces apostrophes, which follow a letter. The markup of rich text never holds one. */
const apostrophes = (text: string): string => text.replace(/(?<=\p{L})'/gu, '’');

/** A number and a word that counts as its unit in the first content. */
const spaceBeforeUnit =
  /(?<=[\d¼½¾]) (?=(?:°C|N·m|tr\/min|rpm|h|min|ans?|places|mètres?|metres?|[ap]\.m)(?![\p{L}\d]))/gu;

/** Between the name of a standard or a grade and its number: 'CSA B620', 'TC 406', 'AISI 316L'. */
const spaceInStandard = /(?<=(?<![\p{L}\d])(?:AISI|CSA|RP|TC)) (?=[A-Z]?\d)/gu;

/** French of Quebec: a no-break space before the colon and within guillemets, none before `;`, `!` and `?`. */
const frenchSpaces = (text: string): string =>
  text.replace(/ (?=[:»])/g, noBreakSpace).replace(/(?<=«) /g, noBreakSpace);

/**
 * Applies the typography of a language, so that authors type plain spaces and apostrophes. It prevents line breaks between a
 * number and its unit or within the name of a standard, and adds the no-break spaces of French (Office québécois de la langue française, 'espacement').
 */
export function typeset(text: string, language: Language): string {
  const joined = addNoBreakSpaces(apostrophes(text))
    .replace(spaceBeforeUnit, noBreakSpace)
    .replace(spaceInStandard, noBreakSpace);
  return language === 'fr' ? frenchSpaces(joined) : joined;
}
