import { chakra } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import type { KeyboardEvent, SubmitEvent } from 'react';
import { Suspense, useDeferredValue, useEffect, useRef } from 'react';
import { maxQueryLength } from '../../../model/limits';
import { searchParameter } from '../../../model/site/pages';
import { useAppStore } from '../../store/hooks';
import { Button } from '../../ui/components/button';
import { Container } from '../../ui/components/page/Page';
import { ScreenLoading } from '../../ui/components/page/ScreenLoading';
import { BrandStripe } from '../../ui/components/BrandStripe';
import { usePathTo } from '../../ui/text/usePathTo';
import { useTexts } from '../../ui/text/useTexts';
import { rememberSearch } from './lastSearches';
import { prepareSearch } from './searchCode';
import { Results } from './Results';
import { Suggestions } from './Suggestions';
import { useSearchText } from './useSearchText';

const Field = chakra('input', {
  base: {
    minWidth: '0',
    minHeight: '14',
    paddingInline: '4',
    bg: 'bg.surface',
    color: 'fg.default',
    fontSize: 'lg',
    borderWidth: '2px',
    borderStyle: 'solid',
    borderColor: 'bg.surface',
    borderStartRadius: 'sm',
    _placeholder: { color: 'fg.muted', opacity: '1' },
    _focusVisible: { outline: '3px solid {colors.inverse.accent}', outlineOffset: '2px' },
  },
});

/** Moves the focus between the field and the results: down from the field to the first one, up from that one back. */
const moveFocus = (event: KeyboardEvent<HTMLElement>): void => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input[type=search], a[data-hit]')];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  const next = stops[at + step];
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
};

/**
 * The search of the whole site. It searches at each key; without scripts, the server responds to the form.
 */
const SearchScreen = () => {
  const text = useTexts('search');
  const path = usePathTo();
  const store = useAppStore();
  const { text: typed, setText, updateAddress } = useSearchText();
  const query = useDeferredValue(typed.trim().slice(0, maxQueryLength));
  const field = useRef<HTMLInputElement>(null);
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const typedBefore = field.current?.value; // on the page of the server, before hydration
    if (typedBefore) setText(typedBefore);
    else field.current?.focus({ preventScroll: true });
    void prepareSearch(store);
  }, [store, setText]);
  const keep = (): void => {
    rememberSearch(typed);
    updateAddress();
  };
  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    keep();
    page.current?.querySelector<HTMLElement>('a[data-hit]')?.focus();
  };
  return (
    <div ref={page} onKeyDown={moveFocus}>
      <chakra.header data-inverse="" bg="inverse.bg" color="inverse.fg">
        <Container paddingBlock={{ base: '4', md: '9' }}>
          <chakra.h1 fontSize={{ base: 'xl', md: '3xl' }}>{text('title')}</chakra.h1>
          <chakra.form
            role="search"
            action={path('search')}
            onSubmit={handleSubmit}
            display="grid"
            gridTemplateColumns="minmax(0, 1fr) auto"
            marginTop={{ base: '2', md: '4' }}
            maxWidth="prose"
          >
            <Field
              ref={field}
              type="search"
              name={searchParameter}
              value={typed}
              maxLength={maxQueryLength}
              aria-label={text('title')}
              placeholder={text('label')}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              enterKeyHint="search"
              onChange={({ target }) => setText(target.value)}
            />
            <Button
              type="submit"
              variant="primary"
              minHeight="14"
              borderStartRadius="none"
              aria-label={text('submit')}
            >
              <Search aria-hidden="true" size={22} />
            </Button>
          </chakra.form>
        </Container>
        <BrandStripe />
      </chakra.header>
      <Container paddingBlock={{ base: '5', md: '10' }} minHeight="60vh">
        {query === '' ? (
          <Suggestions />
        ) : (
          <Suspense fallback={<ScreenLoading />}>
            <Results query={query} onFollow={keep} />
          </Suspense>
        )}
      </Container>
    </div>
  );
};

export default SearchScreen;
