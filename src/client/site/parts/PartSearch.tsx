import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { maxQueryLength } from '../../../model/limits';
import { searchParameter } from '../../../model/site/pages';
import { Button } from '../../ui/components/button';
import { controlStyle } from '../../ui/components/controlStyle';
import { onlyWithoutScripts } from '../../ui/components/page/withoutScripts';
import { useTexts } from '../../ui/text/useTexts';
import type { SearchText } from '../search/useSearchText';

const Input = chakra('input', {
  base: { ...controlStyle, flex: '1', minWidth: '0', minHeight: '12', paddingInline: '3' },
});

/** A field for the name or the number of a part. The list follows each key; without scripts, it is a form. */
export function PartSearch({ search }: { readonly search: SearchText }) {
  const text = useTexts('parts');
  const input = useRef<HTMLInputElement>(null);
  const { text: typed, setText, updateAddress } = search;
  useEffect(() => {
    if (input.current) setText(input.current.value); // typed on the page of the server, before hydration
  }, [setText]);
  return (
    <chakra.form
      method="get"
      role="search"
      aria-label={text('search')}
      className="not-printed"
      display="flex"
      gap="2"
      flex="1 1 16rem"
      minWidth="0"
      maxWidth="prose"
      onSubmit={(event) => {
        event.preventDefault();
        input.current?.blur(); // a phone hides its keyboard
      }}
    >
      <Input
        ref={input}
        type="search"
        name={searchParameter}
        value={typed}
        aria-label={text('search')}
        placeholder={text('search')}
        maxLength={maxQueryLength}
        autoComplete="off"
        enterKeyHint="search"
        onChange={({ target }) => setText(target.value)}
        onBlur={updateAddress} // before a link is followed
      />
      <Button type="submit" css={onlyWithoutScripts}>
        {text('search-button')}
      </Button>
    </chakra.form>
  );
}
