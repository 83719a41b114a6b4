import { chakra } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { readTypedLink } from '../../../model/text/completeLink';
import { isSafeLink } from '../../../model/text/richText';
import { Button } from '../../ui/components/button';
import { useTexts } from '../../ui/text/useTexts';
import { closesOnEscape } from '../controls/closesOnEscape';
import { Field } from '../controls/inputs/Field';
import { Input } from '../controls/inputs/input';

interface LinkFormProps {
  /** The target of the link that is edited; undefined for a new link. */
  readonly href: string | undefined;
  readonly onSubmit: (href: string) => void;
  readonly onRemove: () => void;
  readonly onCancel: () => void;
}

/** The fields of a link. It is not a `form` element, because it may stand inside one. */
export function LinkForm({ href, onSubmit, onRemove, onCancel }: LinkFormProps) {
  const text = useTexts('rich-text');
  const common = useTexts('common');
  const [typed, setTyped] = useState(href ?? '');
  const [error, setError] = useState<string>();
  const submit = (): void => {
    const address = readTypedLink(typed);
    if (address !== undefined && isSafeLink(address)) onSubmit(address);
    else setError(text('link-invalid'));
  };
  const close = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onCancel();
  });
  // Captured on the window: a dialog around it listens to Escape on the document, and would close.
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => close(event);
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);
  return (
    <chakra.div
      role="group"
      aria-label={text('link')}
      {...{ [closesOnEscape]: '' }}
      display="grid"
      gap="2"
      padding="3"
      bg="accent.subtle"
      borderBottomWidth="1px"
      borderBottomStyle="solid"
      borderBottomColor="line.subtle"
    >
      <Field label={text('link-address')} hint={text('link-hint')} error={error}>
        {(control) => (
          <Input
            {...control}
            autoFocus
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              submit();
            }}
          />
        )}
      </Field>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button size="sm" minHeight="11" onClick={submit}>
          {text('link-save')}
        </Button>
        {href === undefined ? null : (
          <Button size="sm" minHeight="11" variant="danger" onClick={onRemove}>
            {text('link-remove')}
          </Button>
        )}
        <Button size="sm" minHeight="11" variant="ghost" onClick={onCancel}>
          {common('cancel')}
        </Button>
      </chakra.div>
    </chakra.div>
  );
}
