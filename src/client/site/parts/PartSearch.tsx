import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { maxQueryLength } from '../../../model/limits';
import { searchParameter } from '../../../model/site/pages';
import { Button } from '../../ui/components/button';
import { controlStyle } from '../../ui/components/controlStyle';
import { onlyWithoutScripts } from '../../ui/components/page/withoutScripts';
import { useTexts } from '../../ui/text/useTexts';

const Input = chakra('input', {
  base: { ...controlStyle, flex: '1', minWidth: '0', minHeight: '12', paddingInline: '3' },
});

interface PartSearchProps {
  /** The words in the address. */
  readonly words: string;
  readonly onChange: (words: string) => void;
}

/** A field for the name or the number of a part. The list follows each key; without scripts, it is a form. */
export function PartSearch({ words, onChange }: PartSearchProps) {
  const text = useTexts('parts');
  const input = useRef<HTMLInputElement>(null);
  const isHydrated = useRef(false);
  useEffect(() => {
    const field = input.current;
    if (!field) return;
    if (!isHydrated.current && field.value !== words) onChange(field.value); // typed on the page of the server
    // the back button has changed the address; while somebody types, the field is ahead of it
    else if (field !== document.activeElement) field.value = words;
    isHydrated.current = true;
    // oxlint-disable-next-line react/exhaustive-deps -- only when the address changes
  }, [words]);
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
        defaultValue={words}
        aria-label={text('search')}
        placeholder={text('search')}
        maxLength={maxQueryLength}
        autoComplete="off"
        enterKeyHint="search"
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <Button type="submit" css={onlyWithoutScripts}>
        {text('search-button')}
      </Button>
    </chakra.form>
  );
}
