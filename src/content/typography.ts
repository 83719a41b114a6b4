import type { Language } from '../model/site/languages';

const noBreakSpace = '\u00a0';

/** An apostrophe stands after a letter; markup and attributes of the rich text never hold one. */
const apostrophes = (text: string): string => text.replace(/(?<=\p{L})'/gu, '’');

const unitsAndSigns = '°C|L|km|kg|mm|cm|m|kPa|kW|h|%|\\$|ans?|places';

/** Joins what a line may not end between: a figure's thousands, and a figure and its unit. */
const joinFigures = (text: string): string =>
  text
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, noBreakSpace)
    .replace(new RegExp(`(?<=\\d) (?=(?:${unitsAndSigns})(?![\\p{L}\\d]))`, 'gu'), noBreakSpace);

/** French of Quebec: a no-break space before the colon and within guillemets, none before `;`, `!` and `?`. */
const frenchSpaces = (text: string): string =>
  text.replace(/ (?=[:»])/g, noBreakSpace).replace(/(?<=«) /g, noBreakSpace);

/**
 * Sets a text as a typographer would, so that authors type plain spaces and apostrophes: no line breaks between a figure
 * and its unit, and French has its no-break spaces (Office québécois de la langue française, 'espacement').
 */
export const typeset = (text: string, language: Language): string => {
  const set = joinFigures(apostrophes(text));
  return language === 'fr' ? frenchSpaces(set) : set;
};
