import { chakra } from '@chakra-ui/react';
import { FilePenLine } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { UseFormReturn } from 'react-hook-form';
import type { Value } from '../../../model/schema/rows';
import { Button } from '../../ui/components/button';
import { useTexts } from '../../ui/text/useTexts';
import { useDraft } from './useDraft';

interface DraftOfferProps {
  /** The name of the draft. */
  readonly name: string;
  readonly form: UseFormReturn<Record<string, Value>>;
  readonly isSaving: boolean;
}

/** Stores a draft of a form, and offers the one from before the browser closed or crashed. */
export function DraftOffer({ name, form, isSaving }: DraftOfferProps) {
  const text = useTexts('editors');
  const { formatDate } = useIntl();
  const { offered, use, discard } = useDraft(name, form, isSaving);
  if (!offered) return null;
  const { typedAt, base } = offered;
  const current = form.formState.defaultValues ?? {};
  const hasChanged = Object.entries(base).some(([column, value]) => current[column] !== value);
  return (
    <chakra.div
      role="status"
      display="grid"
      gap="3"
      paddingBlock="3"
      paddingInline="4"
      bg="accent.subtle"
      borderInlineStartWidth="6px"
      borderInlineStartStyle="solid"
      borderInlineStartColor="accent.solid"
    >
      <chakra.p display="flex" gap="3">
        <FilePenLine aria-hidden="true" size={22} style={{ flexShrink: 0, marginTop: 2 }} />
        <span>
          {text('draft-found', { date: formatDate(typedAt, { dateStyle: 'long', timeStyle: 'short' }) })}
          {hasChanged ? ` ${text('draft-outdated')}` : null}
        </span>
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button size="sm" minHeight="11" onClick={use}>
          {text('draft-use')}
        </Button>
        <Button size="sm" minHeight="11" variant="outline" onClick={discard}>
          {text('draft-discard')}
        </Button>
      </chakra.div>
    </chakra.div>
  );
}
