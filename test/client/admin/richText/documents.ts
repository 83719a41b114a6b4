import fc from 'fast-check';
import { richTextElements } from '../../../../src/model/text/richText';

/** Rich texts for property tests. */

const escaped = fc
  .string({ unit: 'grapheme', maxLength: 12 })
  .map((text) => text.replaceAll('\0', '').replace(/\r\n?/g, '\n'))
  .map((text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'));

const tag = fc.constantFrom(
  ...richTextElements.flatMap((name) => [`<${name}>`, `</${name}>`]),
  ...['<a href="https://example.com/?a=1&amp;b=%22">', '<a href="/parts">', '<div>', '</div>', '<h1>', '<b>'],
  ...[
    '<br />',
    '<p class="x">',
    '<span style="font-weight: bold">',
    '</span>',
    ' ',
    '\n',
    '&nbsp;',
    '&eacute;',
  ],
);

/** Tags and words in any order. The server sanitizes such input before it stores it. */
export const anything = fc
  .array(fc.oneof({ weight: 3, arbitrary: tag }, escaped), { maxLength: 24 })
  .map((parts) => parts.join(''));

const word = fc
  .stringMatching(/^[a-z<&>"é]{1,8}$/)
  .map((text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'));

const marked = fc
  .tuple(fc.subarray(['strong', 'em', 'u'], { minLength: 1 }), word)
  .map(([names, text]) => names.reduceRight((inner, name) => `<${name}>${inner}</${name}>`, text));

/** No two adjacent parts have the same marks, since the editor would merge them. */
const line = fc
  .tuple(word, fc.option(marked, { nil: '' }), fc.option(word, { nil: '' }))
  .map((parts) => parts.join(''));

const link = fc
  .tuple(fc.constantFrom('https://example.com/', 'mailto:a@example.com', '/parts?x=1&amp;y=2'), line)
  .map(([href, html]) => `<a href="${href}">${html}</a>`);

const inline = fc
  .array(fc.oneof({ weight: 4, arbitrary: line }, link, fc.constant('<br>')), { maxLength: 1 })
  .map((parts) => parts.join(''));

const paragraph = fc
  .tuple(fc.constantFrom('p', 'h2', 'h3'), inline)
  .map(([name, html]) => `<${name}>${html}</${name}>`);

const list = fc
  .tuple(fc.constantFrom('ul', 'ol'), fc.array(line, { minLength: 1, maxLength: 3 }), fc.boolean())
  .map(([name, items, isNested]) => {
    const rows = items.map((item) => `<li>${item}</li>`).join('');
    return isNested ? `<${name}><li>above<ul>${rows}</ul></li></${name}>` : `<${name}>${rows}</${name}>`;
  });

const quote = fc.oneof(
  line.map((html) => `<blockquote>${html}</blockquote>`),
  fc
    .array(paragraph, { minLength: 1, maxLength: 2 })
    .map((all) => `<blockquote>${all.join('')}</blockquote>`),
);

/** HTML as the editor writes it. */
export const written = fc
  .array(fc.oneof({ weight: 2, arbitrary: paragraph }, list, quote), { minLength: 1, maxLength: 5 })
  .map((blocks) => blocks.join(''));
