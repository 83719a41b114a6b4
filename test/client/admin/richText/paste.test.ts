import fc from 'fast-check';
import { cleanPasted } from '../../../../src/client/admin/richText/paste';
import { cleanRichText } from '../../../../src/server/content/cleanRichText';
import { anything } from './documents';

const wordItem = (marker: string, words: string): string =>
  `<p class=MsoListParagraph style='margin-left:36.0pt;text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]>` +
  `<span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span>` +
  `<![endif]><span lang=FR-CA>${words}<o:p></o:p></span></p>`;

describe('pasting', () => {
  it.each([
    [
      'Word',
      `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body lang=FR-CA>
<!--StartFragment--><h1>Titre<o:p></o:p></h1>
<p class=MsoNormal style='margin:0cm'><b><span style='font-size:12.0pt'>Gras</span></b><span style='color:red'> et
<i>italique</i></span><o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><!--EndFragment--></body></html>`,
      '<h2>Titre</h2><p><strong>Gras</strong> et <em>italique</em></p>',
    ],
    [
      'lists of Word',
      `${wordItem('·', 'Un')}\n${wordItem('·', 'Deux')}<p class=MsoNormal>Texte</p>${wordItem('1.', 'Premier')}`,
      '<ul><li>Un</li><li>Deux</li></ul><p>Texte</p><ol><li>Premier</li></ol>',
    ],
    [
      'Google Docs',
      `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span style="font-weight:700">Title</span></h2><p dir="ltr" style="line-height:1.38"><span style="font-weight:700">Bold</span><span style="font-weight:400;font-style:italic"> slanted</span> <a href="https://example.com/" style="text-decoration:none"><span style="text-decoration:underline">link</span></a></p><br><ul><li dir="ltr" style="list-style-type:disc"><p dir="ltr" role="presentation"><span style="font-weight:400">item</span></p></li></ul></b>`,
      '<h2>Title</h2><p><strong>Bold</strong><em> slanted</em> <a href="https://example.com/">link</a></p><ul><li><p>item</p></li></ul>',
    ],
    ['nested bold', '<p><b><strong><b>a</b></strong></b><b>b</b></p>', '<p><strong>ab</strong></p>'],
    ['a table', '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>', '<p>a b</p><p>c</p>'],
    [
      'a script and a picture',
      '<p onclick="x()">a<img src=x onerror=alert(1)><script>alert(1)</script></p>',
      '<p>a</p>',
    ],
    ['a dangerous link', '<a href="javascript:alert(1)">a</a>', '<p>a</p>'],
    ['nothing', '<p><o:p>&nbsp;</o:p></p>', ''],
  ])('from %s keeps the formatting that is allowed', (_name, pasted, expected) => {
    expect(cleanPasted(pasted)).toBe(expected);
  });

  it('gives only HTML that the server stores unchanged', () => {
    fc.assert(
      fc.property(fc.oneof(anything, fc.string()), (html) => {
        const cleaned = cleanPasted(html);
        expect(cleanRichText(cleaned)).toBe(cleaned);
        expect(cleanPasted(cleaned)).toBe(cleaned);
      }),
      { numRuns: 500 },
    );
  });
});
