import fc from 'fast-check';
import { createEditor, Editor } from 'slate';
import { parseRichText, serializeRichText } from '../../../../../src/client/admin/richText/html/html';
import { cleanPasted } from '../../../../../src/client/admin/richText/paste/paste';
import { withBreaks } from '../../../../../src/client/admin/richText/withBreaks';
import { withPaste } from '../../../../../src/client/admin/richText/paste/withPaste';
import { withRichText } from '../../../../../src/client/admin/richText/withRichText';
import { cleanRichText } from '../../../../../src/server/content/rows/cleanRichText';
import { anything } from '../documents';
import { repetitions } from '../../../../support/repetitions';

const wordItem = (marker: string, words: string, level = 1): string =>
  `<p class=MsoListParagraph style='margin-left:36.0pt;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]>` +
  `<span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span>` +
  `<![endif]><span lang=FR-CA>${words}<o:p></o:p></span></p>`;

/** List items of any levels and rows of any cells. */
const wordDocument = fc
  .array(
    fc.oneof(
      fc
        .tuple(fc.constantFrom('·', '1.'), fc.stringMatching(/^[a-z]{1,3}$/), fc.integer({ min: 1, max: 9 }))
        .map((item) => wordItem(...item)),
      fc
        .array(anything, { maxLength: 3 })
        .map((cells) => `<table><tr>${cells.map((html) => `<td>${html}</td>`).join('')}</tr></table>`),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));

/** Pastes into an empty editor. */
const pasteInto = (copied: Readonly<Record<string, string>>) => {
  const onPaste = jest.fn();
  const editor = withPaste(withBreaks(withRichText(createEditor())), onPaste);
  editor.children = parseRichText('');
  editor.select(Editor.start(editor, []));
  const data = { getData: (type: string) => copied[type] ?? '' };
  editor.insertData(data as DataTransfer); // all that pasting reads of it
  return { html: serializeRichText(editor.children), onPaste };
};

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
    [
      'nested lists of Word',
      [
        wordItem('·', 'One'),
        wordItem('o', 'Two', 2),
        wordItem('§', 'Three', 3),
        wordItem('o', 'Four', 2),
        wordItem('1.', 'Five', 2),
        wordItem('·', 'Six'),
      ].join('\n'),
      '<ul><li>One<ul><li>Two<ul><li>Three</li></ul></li><li>Four</li></ul><ol><li>Five</li></ol></li><li>Six</li></ul>',
    ],
    [
      'a list of Word that leaves levels out',
      [
        wordItem('·', 'One', 2),
        wordItem('·', 'Two'),
        wordItem('·', 'Three', 4),
        wordItem('·', 'Four', 3),
      ].join(''),
      '<ul><li>One</li><li>Two<ul><li>Three</li><li>Four</li></ul></li></ul>',
    ],
    [
      'lists of Word with text between them',
      `${wordItem('·', 'One')}and${wordItem('·', 'Two', 2)}`,
      '<ul><li>One</li></ul><p>and</p><ul><li>Two</li></ul>',
    ],
    [
      'nested lists of Google Docs',
      '<ul><li>One</li><ul><li>Two</li><ol><li>Three</li></ol></ul><li>Four</li></ul>',
      '<ul><li>One<ul><li>Two<ol><li>Three</li></ol></li></ul></li><li>Four</li></ul>',
    ],
    [
      'a table of Word',
      `<table class=MsoTableGrid border=1><tr><td style='width:200pt'><p class=MsoNormal><b>Model<o:p></o:p></b></p></td><td><p class=MsoNormal>Price</p></td></tr>
<tr><td><p class=MsoNormal>&nbsp;</p></td><td><p class=MsoNormal>45 000 $</p><p class=MsoNormal>or<br>less</p></td><td><p class=MsoNormal>2020</p></td><td> </td></tr>
<tr><td>B-train</td><td></td><td>2019</td><td></td></tr></table>`,
      '<p><strong>Model</strong> | Price</p><p>| 45 000 $ or less | 2020</p><p>B-train | | 2019</p>',
    ],
    [
      'a table for the layout',
      '<table><tr><td><p>a</p><p>b</p></td><td></td></tr><tr><td>c<table><tr><td>d</td><td>e</td></tr></table></td></tr></table>',
      '<p>a</p><p>b</p><p>c</p><p>d | e</p>',
    ],
    [
      'a table with lists',
      '<table><tr><td>a</td><td>b<ul><li>c</li></ul></td><td>d</td></tr></table>',
      '<p>a</p><p>b</p><ul><li>c</li></ul><p>d</p>',
    ],
    [
      'a script and a picture',
      '<p onclick="x()">a<img src=x onerror=alert(1)><script>alert(1)</script></p>',
      '<p>a</p>',
    ],
    ['a dangerous link', '<a href="javascript:alert(1)">a</a>', '<p>a</p>'],
    ['nothing', '<p><o:p>&nbsp;</o:p></p>', ''],
  ])('from %s keeps the formatting that is allowed', (_name, pasted, expected) => {
    expect(cleanPasted(pasted).html).toBe(expected);
  });

  it('gives only HTML that the server stores unchanged', () => {
    fc.assert(
      fc.property(fc.oneof(anything, fc.string()), (copied) => {
        const { html } = cleanPasted(copied);
        expect(cleanRichText(html)).toBe(html);
        expect(cleanPasted(html)).toEqual({ html, lost: [] });
      }),
      { numRuns: repetitions(150, 500) },
    );
  });

  it('gives only HTML that the server stores unchanged, also of lists and tables of Word', () => {
    fc.assert(
      fc.property(wordDocument, (copied) => {
        const { html } = cleanPasted(copied);
        expect(cleanRichText(html)).toBe(html);
      }),
      { numRuns: 100 },
    );
  });

  it.each([
    ['a table', '<table><tr><td>a</td><td>b</td></tr></table>', ['tables']],
    ['a picture', '<p>a<img src="a.png"></p>', ['pictures']],
    ['only a picture', '<img src="a.png">', ['pictures']],
    ['superscript', '<p>m<sup>3</sup></p>', ['raised']],
    ['text that is struck through', '<p><span style="text-decoration:line-through">a</span></p>', ['raised']],
    ['a picture as bullet', wordItem('<img src="bullet.png">', 'a'), []],
    ['a table for the layout', '<table><tr><td>a</td><td> </td></tr></table>', []],
    ['colours and fonts', '<p style="color:red;font-family:Arial">a</p>', []],
  ])('says what is lost of %s', (_name, copied, lost) => {
    const { onPaste } = pasteInto({ 'text/html': copied });
    expect(onPaste.mock.calls).toEqual([[lost]]);
  });

  it('inserts nested lists and rows of tables as they are saved', () => {
    const copied = `${wordItem('·', 'a')}${wordItem('·', 'b', 2)}<table><tr><td>c</td><td>d</td></tr></table>`;
    expect(pasteInto({ 'text/html': copied }).html).toBe(
      '<ul><li>a<ul><li>b</li></ul></li></ul><p>c | d</p>',
    );
  });

  it('loses nothing of plain text', () => {
    const { html, onPaste } = pasteInto({ 'text/plain': 'a\r\nb' });
    expect(html).toBe('<p>a</p><p>b</p>');
    expect(onPaste.mock.calls).toEqual([[[]]]);
  });
});
