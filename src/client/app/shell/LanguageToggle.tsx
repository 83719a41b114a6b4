import { chakra } from '@chakra-ui/react';
import type { Location } from 'react-router';
import { useLocation } from 'react-router';
import { Link } from '../../ui/navigation/Link';
import { isPlainClick } from '../../ui/navigation/isPlainClick';
import type { MouseEvent } from 'react';
import type { Language } from '../../../model/site/languages';
import { languageParameter, languages, otherLanguage } from '../../../model/site/languages';
import { pathInLanguage } from '../../../model/site/paths';
import { usePageAddress } from '../../ui/hydration/usePageAddress';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { languageChosen } from '../../store/language';
import { selectLanguage } from '../../store/selectors';
import { useTexts } from '../../ui/text/useTexts';

/** The name of each language in that language, for visitors who do not read the other one. */
const names: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français' };

/**
 * The address of the page in a language. Where both languages share the path, the address names the language: without scripts,
 * or before they have loaded, the link then leads to the other language.
 */
const addressIn = (
  language: Language,
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
) => {
  const path = pathInLanguage(pathname, language);
  const isShared = path === pathInLanguage(pathname, otherLanguage(language));
  if (!isShared) return { pathname: path, search, hash, isShared };
  const query = new URLSearchParams(search);
  query.set(languageParameter, language);
  return { pathname: path, search: `?${query}`, hash, isShared };
};

/** EN | FR: links to the same page in each language, with its query and fragment. */
export function LanguageToggle() {
  const text = useTexts('navigation');
  const current = useAppSelector(selectLanguage);
  const dispatch = useAppDispatch();
  const location: Location<unknown> = useLocation();
  const address = usePageAddress();
  const choose = (language: Language, isShared: boolean, event: MouseEvent): void => {
    if (!isPlainClick(event)) return; // another tab opens
    dispatch(languageChosen(language));
    if (isShared) event.preventDefault(); // the address stays the same
  };
  return (
    <chakra.div role="group" aria-label={text('switch-language')} display="flex" flexShrink="0">
      {languages.map((language) => {
        const { isShared, ...to } = addressIn(language, address);
        return (
          <chakra.div key={language} css={{ '& + &': { marginLeft: '-2px' } }}>
            <Link
              to={to}
              state={location.state}
              replace
              lang={language}
              hrefLang={language}
              aria-label={`${language.toUpperCase()} – ${names[language]}`}
              aria-current={language === current ? 'true' : undefined}
              onClick={(event) => choose(language, isShared, event)}
            >
              <chakra.span
                display="grid"
                placeItems="center"
                minWidth="44px" // in px: larger text then leaves room for the logo
                minHeight="11"
                fontFamily="heading"
                fontWeight="bold"
                borderWidth="2px"
                borderStyle="solid"
                borderColor="currentColor"
                {...(language === current
                  ? {
                      bg: 'primary.bg',
                      color: 'primary.fg',
                      borderColor: 'primary.bg',
                      textDecoration: 'underline',
                    }
                  : {})}
              >
                {language.toUpperCase()}
              </chakra.span>
            </Link>
          </chakra.div>
        );
      })}
    </chakra.div>
  );
}
