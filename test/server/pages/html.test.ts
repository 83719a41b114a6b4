import fc from 'fast-check';
import { escapeHtml, scriptJson, startTag } from '../../../src/server/pages/document/html';

it('escapes text so that it cannot end its element or attribute', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const escaped = escapeHtml(text);
      expect(escaped).not.toMatch(/[<>"']/);
      expect(escaped.replace(/&(?:amp|lt|gt|quot|#39);/g, '')).not.toContain('&');
    }),
  );
});

it('writes JSON that parses to the same value and cannot end its script element', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const json = scriptJson(value);
      expect(json).not.toContain('<');
      expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
  expect(scriptJson('</script><script>alert(1)</script>\u2028')).toBe(
    '"\\u003c/script>\\u003cscript>alert(1)\\u003c/script>\\u2028"',
  );
});

it('writes attributes, and leaves out those without a value', () => {
  expect(startTag('link', { rel: 'icon', href: '/a?b&"c"', as: undefined, defer: true })).toBe(
    '<link rel="icon" href="/a?b&amp;&quot;c&quot;" defer>',
  );
});
