/** The look of what is printed: Letter pages, the first brand's blue and yellow, the site's two typefaces. */
export const styles = `
@page { size: Letter; margin: 0; }
* { box-sizing: border-box; }
html { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
body { margin: 0; font: 400 11pt/1.5 'Public Sans'; color: #1b2530; }
.page { position: relative; width: 8.5in; height: 11in; padding: 0.85in 0.75in 0.8in; break-after: page; overflow: hidden; }
.page:last-child { break-after: auto; }
h1, h2, h3, .condensed { font-family: 'Sofia Sans Condensed'; line-height: 1.1; margin: 0; }
h1 { font-size: 42pt; font-weight: 800; letter-spacing: -0.01em; }
h2 { font-size: 20pt; font-weight: 800; color: #014b94; margin: 17pt 0 6pt; }
.page > h2:first-of-type { margin-top: 0; }
h2::before { content: ''; display: block; width: 34pt; height: 4pt; background: #fac702; margin-bottom: 6pt; }
h3 { font-size: 13pt; font-weight: 800; margin: 10pt 0 3pt; }
p { margin: 0 0 6pt; }
ul, ol { margin: 0 0 6pt; padding-left: 16pt; }
li { margin-bottom: 3.5pt; }
.masthead { margin: -0.85in -0.75in 22pt; padding: 0.7in 0.75in 26pt; background: #014b94; color: #fff; border-bottom: 7pt solid #fac702; }
.masthead p { font-size: 13pt; line-height: 1.35; margin: 8pt 0 0; max-width: 5.6in; }
.masthead .condensed { font-size: 12pt; font-weight: 800; color: #fac702; margin-bottom: 8pt; }
.running { position: absolute; inset: 0.36in 0.75in auto; display: flex; justify-content: space-between; font-size: 8.5pt; color: #5b6875; border-bottom: 1pt solid #cfd7df; padding-bottom: 4pt; }
.foot { position: absolute; inset: auto 0.75in 0.36in; display: flex; justify-content: space-between; gap: 24pt; font-size: 8pt; color: #5b6875; border-top: 1pt solid #cfd7df; padding-top: 5pt; }
table { width: 100%; border-collapse: collapse; font-size: 9.7pt; line-height: 1.32; margin: 4pt 0 8pt; }
th { text-align: left; background: #014b94; color: #fff; font-weight: 700; padding: 6pt 8pt; vertical-align: bottom; }
td { padding: 4.8pt 8pt; border-bottom: 0.8pt solid #cfd7df; vertical-align: top; }
tbody tr:nth-child(even) td { background: #f2f6fa; }
td.figure, th.figure { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
td.code { font-weight: 700; color: #014b94; white-space: nowrap; }
.form td { height: 27pt; background: none !important; border: 0.8pt solid #aab6c2; }
.columns { display: grid; align-items: start; grid-template-columns: 1fr 1fr; gap: 0 24pt; }
.checks, .bullets { columns: 2; column-gap: 24pt; }
.checks { list-style: none; padding: 0; }
.bullets li { break-inside: avoid; margin-bottom: 6pt; }
.checks li { padding-left: 19pt; margin-bottom: 7pt; position: relative; break-inside: avoid; }
.checks li::before { content: ''; position: absolute; left: 0; top: 2pt; width: 9pt; height: 9pt; border: 1.2pt solid #014b94; }
.steps { list-style: none; counter-reset: step; padding: 0; }
.steps li { counter-increment: step; position: relative; padding-left: 27pt; margin-bottom: 9pt; break-inside: avoid; }
.steps li::before { content: counter(step); position: absolute; left: 0; top: 0; width: 18pt; height: 18pt; background: #014b94; color: #fff; font: 800 11pt/18pt 'Sofia Sans Condensed'; text-align: center; }
.note { border-left: 5pt solid #fac702; background: #fff8dc; padding: 8pt 12pt; margin: 8pt 0; break-inside: avoid; }
.fields { display: grid; grid-template-columns: repeat(3, 1fr); gap: 12pt 18pt; font-size: 8.5pt; color: #5b6875; margin: 6pt 0 10pt; }
.fields span { border-bottom: 0.8pt solid #5b6875; padding-bottom: 13pt; }
.drawing { width: 100%; border: 0.8pt solid #cfd7df; background: #fff; }
.sheet .masthead { margin-bottom: 14pt; padding: 0.5in 0.75in 16pt; }
.sheet .masthead h1 { font-size: 30pt; }
.sheet { font-size: 9.6pt; }
.sheet h2 { font-size: 16pt; margin: 8pt 0 5pt; }
.sheet table { font-size: 9pt; }
.sheet td { padding: 4.2pt 7pt; }
.sheet .data { grid-template-columns: 0.78fr 1.22fr; gap: 0 16pt; align-items: stretch; }
.sheet .drawing { height: 100%; }
.masthead .second { font-size: 19pt; font-weight: 800; color: #fff !important; opacity: 0.85; margin-top: 4pt; }
`;
