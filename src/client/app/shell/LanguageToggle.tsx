import { chakra } from '@chakra-ui/react';
import type { Location } from 'react-router';
import { Link, useLocation } from 'react-router';
import type { Language } from '../../../model/site/languages';
import { languages } from '../../../model/site/languages';
import { pathInLanguage } from '../../../model/site/paths';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { languageChosen } from '../../store/language';
import { selectLanguage } from '../../store/selectors';
import { useTexts } from '../../ui/text/useTexts';

/** The name of each language in that language, for visitors who do not read the other one. */
const names: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français' };

/** EN | FR: links to the same page in each language, with its query and fragment. */
export function LanguageToggle() {
  const text = useTexts('navigation');
  const current = useAppSelector(selectLanguage);
  const dispatch = useAppDispatch();
  const location: Location<unknown> = useLocation();
  return (
    <chakra.div role="group" aria-label={text('switch-language')} display="flex" flexShrink="0">
      {languages.map((language) => (
        <chakra.div key={language} css={{ '& + &': { marginLeft: '-2px' } }}>
          <Link
            to={{ ...location, pathname: pathInLanguage(location.pathname, language) }}
            state={location.state}
            replace
            preventScrollReset
            lang={language}
            hrefLang={language}
            aria-label={`${language.toUpperCase()} – ${names[language]}`}
            aria-current={language === current ? 'true' : undefined}
            onClick={() => dispatch(languageChosen(language))}
          >
            <chakra.span
              display="grid"
              placeItems="center"
              minWidth="11"
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
      ))}
    </chakra.div>
  );
}
