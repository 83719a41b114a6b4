import { Link } from '../../../src/client/ui/navigation/Link';
import { usePathTo } from '../../../src/client/ui/text/usePathTo';
import { serveScreen } from '../../support/jsdom/servedScreen';

it('a French page is hydrated without a second rendering, and its links lose the language that is for readers without scripts', async () => {
  let renders = 0;
  const Screen = () => {
    const path = usePathTo();
    renders += 1;
    return (
      <>
        <Link to={path('home')}>Accueil</Link>
        <Link to={path('tankers')}>Citernes</Link>
      </>
    );
  };
  const served = serveScreen(Screen, { language: 'fr' });
  const addresses = (): (string | null)[] =>
    [...served.container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(addresses()).toEqual(['/?lang=fr', '/citernes']);
  renders = 0;
  expect(await served.hydrate()).toEqual([]);
  expect(addresses()).toEqual(['/', '/citernes']);
  expect(renders).toBe(1);
  served.remove();
});
