import { brandTokens } from '../../../src/client/ui/theme/brandTokens';
import type { Brand } from '../../../src/model/site/brands';

/** The colours of a document. */
export interface DocumentColours {
  /** Headings, heads of tables, numbers of steps. */
  readonly accent: string;
  /** Bars above headings and beside notes, and the line below the head of the first page. */
  readonly mark: string;
  /** The head of the first page, and its small line. White text is readable on it. */
  readonly band: string;
  readonly label: string;
  /** Behind notes. */
  readonly subtle: string;
}

/** The colours of a brand, as on its site. */
export const coloursOf = ({ id }: Brand): DocumentColours => {
  const { accent, primary, inverse } = brandTokens[id];
  return {
    accent: accent.solid,
    mark: primary.bg,
    band: inverse.bg,
    label: inverse.accent,
    subtle: accent.subtle,
  };
};

/** Of no brand: all of them sell the parts that the data sheets describe. */
export const neutralColours: DocumentColours = {
  accent: '#1b2530',
  mark: '#8a97a4',
  band: '#1b2530',
  label: '#cfd7df',
  subtle: '#f2f4f6',
};

/** The look of what is printed: Letter pages, the site's two typefaces. */
export const stylesIn = ({ accent, mark, band, label, subtle }: DocumentColours): string => `
@page { size: Letter; margin: 0; }
* { box-sizing: border-box; }
html { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
body { margin: 0; font: 400 11pt/1.5 'Public Sans'; color: #1b2530; }
.page { position: relative; width: 8.5in; height: 11in; padding: 0.85in 0.75in 0.8in; break-after: page; overflow: hidden; }
.page:last-child { break-after: auto; }
h1, h2, h3, .condensed { font-family: 'Sofia Sans Condensed'; line-height: 1.1; margin: 0; }
h1 { font-size: 42pt; font-weight: 800; letter-spacing: -0.01em; }
h2 { font-size: 20pt; font-weight: 800; color: ${accent}; margin: 17pt 0 6pt; }
.page > h2:first-of-type { margin-top: 0; }
h2::before { content: ''; display: block; width: 34pt; height: 4pt; background: ${mark}; margin-bottom: 6pt; }
h3 { font-size: 13pt; font-weight: 800; margin: 10pt 0 3pt; }
p { margin: 0 0 6pt; }
ul, ol { margin: 0 0 6pt; padding-left: 16pt; }
li { margin-bottom: 3.5pt; }
.masthead { margin: -0.85in -0.75in 22pt; padding: 0.7in 0.75in 26pt; background: ${band}; color: #fff; border-bottom: 7pt solid ${mark}; }
.masthead p { font-size: 13pt; line-height: 1.35; margin: 8pt 0 0; max-width: 5.6in; }
.masthead .condensed { font-size: 12pt; font-weight: 800; color: ${label}; margin-bottom: 8pt; }
.running { position: absolute; inset: 0.36in 0.75in auto; display: flex; justify-content: space-between; font-size: 8.5pt; color: #5b6875; border-bottom: 1pt solid #cfd7df; padding-bottom: 4pt; }
.foot { position: absolute; inset: auto 0.75in 0.36in; display: flex; justify-content: space-between; gap: 24pt; font-size: 8pt; color: #5b6875; border-top: 1pt solid #cfd7df; padding-top: 5pt; }
table { width: 100%; border-collapse: collapse; font-size: 9.7pt; line-height: 1.32; margin: 4pt 0 8pt; }
th { text-align: left; background: ${accent}; color: #fff; font-weight: 700; padding: 6pt 8pt; vertical-align: bottom; }
td { padding: 4.8pt 8pt; border-bottom: 0.8pt solid #cfd7df; vertical-align: top; }
tbody tr:nth-child(even) td { background: #f3f5f7; }
td.figure, th.figure { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
td.code { font-weight: 700; color: ${accent}; white-space: nowrap; }
.form td { height: 27pt; background: none !important; border: 0.8pt solid #aab6c2; }
.columns { display: grid; align-items: start; grid-template-columns: 1fr 1fr; gap: 0 24pt; }
.checks, .bullets { columns: 2; column-gap: 24pt; }
.checks { list-style: none; padding: 0; }
.bullets li { break-inside: avoid; margin-bottom: 6pt; }
.checks li { padding-left: 19pt; margin-bottom: 7pt; position: relative; break-inside: avoid; }
.checks li::before { content: ''; position: absolute; left: 0; top: 2pt; width: 9pt; height: 9pt; border: 1.2pt solid ${accent}; }
.steps { list-style: none; counter-reset: step; padding: 0; }
.steps li { counter-increment: step; position: relative; padding-left: 27pt; margin-bottom: 9pt; break-inside: avoid; }
.steps li::before { content: counter(step); position: absolute; left: 0; top: 0; width: 18pt; height: 18pt; background: ${accent}; color: #fff; font: 800 11pt/18pt 'Sofia Sans Condensed'; text-align: center; }
.note { border-left: 5pt solid ${mark}; background: ${subtle}; padding: 8pt 12pt; margin: 8pt 0; break-inside: avoid; }
.fields { display: grid; grid-template-columns: repeat(3, 1fr); gap: 12pt 18pt; font-size: 8.5pt; color: #5b6875; margin: 6pt 0 10pt; }
.fields span { border-bottom: 0.8pt solid #5b6875; padding-bottom: 13pt; }
.drawing { width: 100%; border: 0.8pt solid #cfd7df; background: #fff; }
.sheet .masthead { margin-bottom: 14pt; padding: 0.5in 0.75in 16pt; }
.sheet .masthead h1 { font-size: 30pt; }
.sheet { font-size: 10.5pt; }
.sheet h2 { font-size: 16pt; margin: 8pt 0 5pt; }
.sheet table { font-size: 10pt; }
.sheet td { padding: 4.2pt 7pt; }
.sheet .data { grid-template-columns: 0.78fr 1.22fr; gap: 0 16pt; align-items: stretch; }
.sheet .drawing { height: 100%; }
`;
