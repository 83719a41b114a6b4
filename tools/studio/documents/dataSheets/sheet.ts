import type { Localized } from '../../../../src/model/site/languages';
import { typeset } from '../../../../src/content/typography';
import { words } from '../blocks';
import type { PrintedDocument } from '../layout';

/** What a data sheet says of a part. Both languages stand on the same page. */
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

/** A line of the table: what is measured, and its value as it is read in either language. */
export interface Figure extends Localized {
  readonly value: string;
}

export interface Spare extends Localized {
  readonly number: string;
}

export const figure = (en: string, fr: string, value: string): Figure => ({
  ...words(en, fr),
  value: typeset(value, 'en'),
});

export const spare = (number: string, en: string, fr: string): Spare => ({ ...words(en, fr), number });

const figuresTable = (figures: readonly Figure[]): string =>
  `<table><tbody>${figures
    .map(
      ({ en, fr, value }) =>
        `<tr><td>${en}</td><td lang="fr">${fr}</td><td class="figure"><strong>${value}</strong></td></tr>`,
    )
    .join('')}</tbody></table>`;

const sparesTable = (spares: readonly Spare[]): string =>
  `<table><thead><tr><th>No. / N°</th><th>Part</th><th lang="fr">Pièce</th></tr></thead><tbody>${spares
    .map(
      ({ number, en, fr }) =>
        `<tr><td class="code">${number}</td><td>${en}</td><td lang="fr">${fr}</td></tr>`,
    )
    .join('')}</tbody></table>`;

const careOf = (care: readonly Localized[], language: 'en' | 'fr'): string =>
  `<ul lang="${language}">${care.map((each) => `<li>${each[language]}</li>`).join('')}</ul>`;

/** A part's data sheet as a document of one page. */
export const printedSheet = ({
  title,
  number,
  summary,
  drawing,
  figures,
  care,
  spares,
}: DataSheet): PrintedDocument => ({
  language: 'en',
  title: `${title.en} / ${title.fr}`,
  pages: [
    `<div class="sheet"><div class="masthead"><div class="condensed">Data sheet · <span lang="fr">Fiche technique</span> · ${number}</div>
<h1>${title.en}</h1><div class="condensed second" lang="fr">${title.fr}</div></div>
<div class="columns"><p>${summary.en}</p><p lang="fr">${summary.fr}</p></div>
<div class="columns data"><div>${drawing}</div>${figuresTable(figures)}</div>
<div class="columns"><div><h2>Installation and care</h2>${careOf(care, 'en')}</div><div lang="fr"><h2>Pose et entretien</h2>${careOf(care, 'fr')}</div></div>
<h2>Spare parts / <span lang="fr">Pièces de rechange</span></h2>${sparesTable(spares)}</div>`,
  ],
  foot: 'Norcuve · Rubicuve · Propacuve · Parts / Pièces: 819 555-0144 · pieces@norcuve.example.com',
});
