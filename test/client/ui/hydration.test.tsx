import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, StaticRouter } from 'react-router';
import { useMarkedTankers } from '../../../src/client/site/tankers/finder/markedTankers';
import { usePageAddress } from '../../../src/client/ui/hydration/usePageAddress';

/*
 * A second rendering after hydration is one task with all cards of a list. On a phone it takes half a second.
 */

/** Hydrates what the server has rendered at an address. @returns the text of each rendering in the browser */
const hydrate = (useShown: () => string, address = '/', served = address): readonly string[] => {
  const shown: string[] = [];
  const Shown = (): ReactNode => {
    const text = useShown();
    shown.push(text);
    return text;
  };
  const container = document.createElement('div');
  container.innerHTML = renderToString(
    <StaticRouter location={served}>
      <Shown />
    </StaticRouter>,
  );
  shown.length = 0;
  render(
    <MemoryRouter initialEntries={[address]}>
      <Shown />
    </MemoryRouter>,
    { container, hydrate: true },
  );
  return shown;
};

const useAddress = (): string => {
  const { pathname, search, hash } = usePageAddress();
  return pathname + search + hash;
};

it.each(['/parts', '/parts?part=3'])(
  'a page whose address the server knows is rendered once: %s',
  (address) => {
    expect(hydrate(useAddress, address)).toEqual([address]);
  },
);

it('a page is rendered once if its address writes a space in another way', () => {
  expect(hydrate(useAddress, '/search?q=45%20000%20L')).toEqual(['/search?q=45+000+L']);
});

it('a page is first rendered like the server did, then with the rest of its address', () => {
  const address = '/parts?part=3&from=mail#top';
  expect(hydrate(useAddress, address, '/parts?part=3')).toEqual(['/parts?part=3', address]);
});

it('a list in which no tanker is marked is rendered once', () => {
  expect(hydrate(() => useMarkedTankers().join())).toEqual(['']);
});
