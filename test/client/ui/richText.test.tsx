import { render } from '@testing-library/react';
import { richTextToReact } from '../../../src/client/ui/text/RichText';

const shown = (html: string): string => {
  const { container } = render(<>{richTextToReact(html)}</>);
  return container.innerHTML;
};

describe('rich text on the page', () => {
  it('shows the formatting of the editor as it is', () => {
    const html =
      '<p>One <strong>two</strong> <em>three</em> <u>four</u><br>five</p><h2>Six</h2><ul><li>seven</li></ul><blockquote>eight</blockquote>';
    expect(shown(html)).toBe(html);
  });

  it('keeps the words of what it does not know, and nothing else of it', () => {
    expect(shown('<section onclick="x()"><font color=red>Words</font></section>')).toBe('Words');
  });

  it.each([
    '<script>window.hacked=1</script>',
    '<img src=x onerror="window.hacked=1">',
    '<svg onload="window.hacked=1"><script>1</script></svg>',
    '<iframe src="javascript:alert(1)"></iframe>',
    '<style>body{display:none}</style>',
    '<p onmouseover="window.hacked=1" style="position:fixed">text</p>',
    '<math><mtext><table><mglyph><style><!--</style><img src=x onerror=1>',
  ])('lets nothing run: %s', (html) => {
    expect(shown(html)).not.toMatch(/<(script|img|svg|iframe|style|math)|on\w+=|style=|javascript:/i);
  });

  it.each([
    'javascript:alert(1)',
    ' JAVASCRIPT:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
  ])('follows no link to %s', (href) => {
    const { container } = render(<>{richTextToReact(`<a href="${href}">link</a>`)}</>);
    expect(container.querySelector('a')?.hasAttribute('href')).toBe(false);
  });

  it('opens links to other sites in a new tab, and links of the site in this one', () => {
    expect(shown('<a href="https://example.com/">out</a>')).toContain(
      'target="_blank" rel="noopener noreferrer"',
    );
    expect(shown('<a href="/careers">in</a>')).toBe('<a href="/careers">in</a>');
  });
});
