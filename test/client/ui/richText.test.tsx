import { render } from '@testing-library/react';
import { richTextToReact } from '../../../src/client/ui/text/RichText';
import { filterEvasions } from '../../support/data/filterEvasions';
import { harmIn } from '../../support/data/harmInHtml';

const rendered = (html: string): string => {
  const { container } = render(<>{richTextToReact(html)}</>);
  return container.innerHTML;
};

describe('rich text on the page', () => {
  it('shows the formatting of the editor unchanged', () => {
    const html =
      '<p>One <strong>two</strong> <em>three</em> <u>four</u><br>five</p><h2>Six</h2><ul><li>seven</li></ul><blockquote>eight</blockquote>';
    expect(rendered(html)).toBe(html);
  });

  it('keeps only the text of unknown elements', () => {
    expect(rendered('<section onclick="x()"><font color=red>Words</font></section>')).toBe('Words');
  });

  it.each(filterEvasions.map((each) => [each]))(
    'runs no code, even if the text was not sanitized: %s',
    (html) => {
      const warn = jest.spyOn(console, 'error').mockImplementation(() => undefined); // React warns about invalid nesting
      for (const context of [
        html,
        `<p>before ${html} after</p>`,
        `<ul><li>${html}`,
        `<a href="${html}">x</a>`,
      ]) {
        const { container } = render(<>{richTextToReact(context)}</>);
        expect(harmIn(container)).toEqual([]);
        for (const link of container.querySelectorAll<HTMLAnchorElement>('a[href]'))
          expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(link.protocol);
      }
      for (const [message] of warn.mock.calls)
        expect(message).toMatch(/cannot (?:be a descendant of|contain a nested)/);
      warn.mockRestore();
    },
  );

  it.each([
    'javascript:alert(1)',
    ' JAVASCRIPT:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
  ])('removes a link to %s', (href) => {
    const { container } = render(<>{richTextToReact(`<a href="${href}">link</a>`)}</>);
    expect(container.querySelector('a')?.hasAttribute('href')).toBe(false);
  });

  it('opens links to other sites in a new tab, and links of the site in this one', () => {
    expect(rendered('<a href="https://example.com/">out</a>')).toContain(
      'target="_blank" rel="noopener noreferrer"',
    );
    expect(rendered('<a href="/careers">in</a>')).toBe('<a href="/careers">in</a>');
  });
});
