import type { Language, Localized } from '../../../../src/model/site/languages';
import { formatMeasures } from '../../../../src/model/format/formatMeasures';
import { typeset } from '../../../../src/content/typography';
import { words } from '../blocks';
import type { PrintedDocument, PrintedPage } from '../layout';
import { neutralColours } from '../styles';
import { partsFoot } from '../telephones';

/** What a data sheet says of a part, on a page for each language. */
export interface DataSheet {
  readonly title: Localized;
  readonly number: string;
  readonly summary: Localized;
  /** The outline drawing, as SVG. */
  readonly drawing: string;
  readonly figures: readonly Figure[];
  readonly care: readonly Localized[];
  readonly spares: readonly Spare[];
}

/** A line of the table: what is measured, and its value. */
export interface Figure extends Localized {
  readonly value: Localized;
}

export interface Spare extends Localized {
  readonly number: string;
}

/** A value as a language writes it: '8.2 kW', '3 in. NPT', '−40 to +60 °C'; '8,2 kW', '3 po NPT', '−40 à +60 °C'. */
const valueIn = (value: string, language: Language): string => {
  const [point, inch, to, percent, turns] =
    language === 'fr' ? [',', '\u00a0po', 'à', '\u00a0%', 'tr/min'] : ['.', '\u00a0in.', 'to', '%', 'rpm'];
  const written = value
    .replace(/(?<=\d)\.(?=\d)/g, point)
    .replace(/(?<=\d)"/g, inch)
    .replace(/…/g, to)
    .replace(/ %/g, percent)
    .replace('rpm', turns);
  return typeset(formatMeasures(written, language), language);
};

/** @param value with a point before decimals, `"` for inches, `…` between the ends of a range, and units in English */
export const figure = (en: string, fr: string, value: string): Figure => ({
  ...words(en, fr),
  value: { en: valueIn(value, 'en'), fr: valueIn(value, 'fr') },
});

export const spare = (number: string, en: string, fr: string): Spare => ({ ...words(en, fr), number });

const headings = {
  sheet: words('Data sheet', 'Fiche technique'),
  care: words('Installation and care', 'Pose et entretien'),
  spares: words('Spare parts', 'Pièces de rechange'),
  number: words('No.', 'N°'),
  part: words('Part', 'Pièce'),
};

const figuresTable = (figures: readonly Figure[], language: Language): string =>
  `<table><tbody>${figures
    .map(
      (each) =>
        `<tr><td>${each[language]}</td><td class="figure"><strong>${each.value[language]}</strong></td></tr>`,
    )
    .join('')}</tbody></table>`;

const sparesTable = (spares: readonly Spare[], language: Language): string =>
  `<table><thead><tr><th>${headings.number[language]}</th><th>${headings.part[language]}</th></tr></thead><tbody>${spares
    .map((each) => `<tr><td class="code">${each.number}</td><td>${each[language]}</td></tr>`)
    .join('')}</tbody></table>`;

const pageIn = (
  { title, number, summary, drawing, figures, care, spares }: DataSheet,
  language: Language,
): PrintedPage => ({
  language,
  content: `<div class="sheet"><div class="masthead"><div class="condensed">${headings.sheet[language]} · ${number}</div>
<h1>${title[language]}</h1><p>${summary[language]}</p></div>
<div class="columns data"><div>${drawing}</div>${figuresTable(figures, language)}</div>
<h2>${headings.care[language]}</h2><ul>${care.map((each) => `<li>${each[language]}</li>`).join('')}</ul>
<h2>${headings.spares[language]}</h2>${sparesTable(spares, language)}</div>`,
  foot: partsFoot(language),
});

/** A part's data sheet: in French, then in English. */
export const printedSheet = (sheet: DataSheet): PrintedDocument => ({
  language: 'fr',
  title: `${sheet.title.fr} / ${sheet.title.en}`,
  colours: neutralColours,
  pages: [pageIn(sheet, 'fr'), pageIn(sheet, 'en')],
});
