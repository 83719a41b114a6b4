import { chakra } from '@chakra-ui/react';
import { ChevronRight, Search } from 'lucide-react';
import { useLocation, useParams } from 'react-router';
import { maxQueryLength } from '../../../model/limits';
import type { Hit } from '../../../model/search/SearchDocument';
import { termsIn } from '../../../model/search/words';
import { menuLinks } from '../../../model/site/navigation';
import { searchParameter } from '../../../model/site/pages';
import { languages } from '../../../model/site/languages';
import { decodeUrl, pathTo, readRowId } from '../../../model/site/paths';
import { phraseTerms } from '../../../model/search/searchQuery';
import { isOneTypoApart, mayBeMistyped } from '../../../model/search/typos';
import { lookupText } from '../../../model/text/texts';
import { useAppSelector } from '../../store/hooks';
import { selectTextIndex } from '../../store/selectors';
import { LinkButton } from '../../ui/components/button';
import { Link } from '../../ui/navigation/Link';
import { usePathTo } from '../../ui/text/usePathTo';
import { useTexts } from '../../ui/text/useTexts';
import { HitLink } from './HitLink';
import { HitList } from './HitList';
import { useSearch } from './useSearch';

/** The number of shown results. A few are enough as a hint. */
const maxHits = 5;

/** The words of a path, without its language and the ending of a file: '/en/trailers/quad-axle.html' has 'trailers quad axle'. */
const wordsOf = (pathname: string): string =>
  (decodeUrl(pathname) ?? '')
    .replace(/^\/(?:en|fr)(?=\/|$)/, '')
    .replace(/\.\w{1,5}$/, '')
    .replace(/[^\p{L}\p{M}\p{Nd}]+/gu, ' ')
    .trim()
    .slice(0, maxQueryLength);

/**
 * The words of the address. Below a list only its last part counts, unless it is an id: the screen itself
 * links to the list.
 */
const useAddressWords = (): string => {
  const { pathname } = useLocation();
  const { id } = useParams();
  if (id === undefined) return wordsOf(pathname);
  return readRowId(id) === undefined ? wordsOf(id) : '';
};

/** Whether the name or a number of a result was searched for. A word somewhere in a long text is no hint for an address. */
const isNamed = ({ document: { title, codes }, terms }: Hit): boolean =>
  termsIn(`${title} ${codes}`).some((term) => terms.has(term));

const PageList = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
    columnGap: '8',
    '& + ul': { marginTop: '4' },
    '& > li': { borderTopWidth: '1px', borderTopStyle: 'solid', borderTopColor: 'line.subtle' },
  },
});

const PageLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '12',
    color: 'fg.default',
    fontWeight: 'semibold',
    textDecoration: 'none',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    '& > svg': { color: 'accent.solid', flexShrink: '0' },
  },
});

/** The pages of the menu whose address or title, in either language, has all words. */
const usePagesNamed = (words: string): typeof menuLinks => {
  const texts = useAppSelector(selectTextIndex);
  const typed = phraseTerms(words);
  if (typed.length === 0) return [];
  return menuLinks.filter(({ route }) => {
    const names = languages.flatMap((language) =>
      termsIn(`${pathTo(route, language)} ${lookupText(texts, language, route, 'titles')?.resource ?? ''}`),
    );
    return typed.every(
      (term) =>
        names.includes(term) || (mayBeMistyped(term) && names.some((name) => isOneTypoApart(term, name))),
    );
  });
};

/** Links to pages of the site. */
const Pages = ({ links }: { links: typeof menuLinks }) => {
  const text = useTexts('navigation');
  const path = usePathTo();
  return (
    <PageList>
      {links.map(({ route, label }) => (
        <li key={route}>
          <PageLink to={path(route)}>
            <ChevronRight aria-hidden="true" size={18} />
            {text(label)}
          </PageLink>
        </li>
      ))}
    </PageList>
  );
};

/**
 * The pages and items that the words of an unknown address name, else the pages of the menu; and a link to
 * the search.
 */
const FoundInstead = () => {
  const text = useTexts('search');
  const path = usePathTo();
  const words = useAddressWords();
  const pages = usePagesNamed(words);
  const isPageShown = ({ document: { group, target } }: Hit): boolean =>
    group === 'pages' && typeof target !== 'string' && pages.some(({ route }) => route === target.route);
  const found = useSearch(words).flatMap((group) => group.hits);
  const hits = found
    .filter((hit) => isNamed(hit) && !isPageShown(hit))
    .sort((one, other) => other.score - one.score)
    .slice(0, maxHits);
  const isFound = hits.length > 0 || pages.length > 0;
  const search = found.length > 0 ? `?${new URLSearchParams({ [searchParameter]: words })}` : '';
  return (
    <chakra.section aria-labelledby="found-instead" marginTop={{ base: '8', md: '12' }}>
      <chakra.h2 id="found-instead" fontSize="2xl" marginBottom="4">
        {text(isFound ? 'instead-title' : 'instead-pages')}
      </chakra.h2>
      {isFound && pages.length === 0 ? null : <Pages links={isFound ? pages : menuLinks} />}
      {hits.length > 0 ? (
        <HitList>
          {hits.map((hit) => (
            <li key={hit.document.id}>
              <HitLink hit={hit} />
            </li>
          ))}
        </HitList>
      ) : null}
      <LinkButton to={{ pathname: path('search'), search }} variant="outline" marginTop="6">
        <Search aria-hidden="true" size={20} />
        {text('search-again')}
      </LinkButton>
    </chakra.section>
  );
};

export default FoundInstead;
