import { chakra, Tabs } from '@chakra-ui/react';
import { CircleAlert, Languages } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Column } from '../../../model/schema/fields';
import { isEditable } from '../../../model/schema/fields';
import type { Value } from '../../../model/schema/rows';
import { useTexts } from '../../ui/text/useTexts';
import { textOfHtml } from '../../../model/text/textOfHtml';
import { useAnyText } from '../fields/labels';
import { FieldInputs } from './FieldInputs';
import type { FormField } from './formColumns';
import { languageKeys } from '../controls/languageKeys';

const Trigger = chakra(Tabs.Trigger, {
  base: {
    display: 'grid',
    alignContent: 'center',
    minHeight: '11',
    maxWidth: 'full',
    paddingInline: '4',
    paddingBlock: '2',
    fontWeight: 'semibold',
    lineHeight: 'snug',
    textAlign: 'start',
    cursor: 'pointer',
    borderTopRadius: 'sm',
    borderBottomWidth: '3px',
    borderBottomStyle: 'solid',
    borderBottomColor: 'transparent',
    _hover: { bg: 'accent.subtle' },
    _selected: { bg: 'accent.subtle', borderBottomColor: 'accent.solid' },
  },
});

const isBlank = (value: Value | undefined): boolean => textOfHtml(String(value ?? '')) === '';

const iconProps = { 'aria-hidden': true, size: 14 } as const;

interface TabStateProps {
  readonly columns: readonly Column[];
  readonly hasError: boolean;
}

/** The problem behind a tab: a value that cannot be saved, or a language without a text. */
const TabState = ({ columns, hasError }: TabStateProps) => {
  const text = useTexts('editors');
  const words = useTexts('super');
  const { control } = useFormContext<Record<string, Value>>();
  const values = useWatch({ control, name: columns.map(({ name }) => name) });
  const blank = columns.filter((_, index) => isBlank(values[index]));
  const [first] = blank;
  if (!hasError && !first) return null;
  const language = words(languageKeys[first?.language ?? 'fr']);
  const isHalf = !hasError && blank.length < columns.length;
  return (
    <chakra.span
      display="flex"
      alignItems="center"
      gap="1"
      fontSize="xs"
      fontWeight={isHalf ? 'semibold' : 'medium'}
      color={hasError ? 'danger.solid' : isHalf ? 'fg.default' : 'fg.muted'}
    >
      {hasError ? <CircleAlert {...iconProps} /> : isHalf ? <Languages {...iconProps} /> : null}
      {hasError ? text('tab-error') : isHalf ? text('tab-empty-language', { language }) : text('tab-empty')}
    </chakra.span>
  );
};

/** The chosen tab. A save that fails only because of the tabs shows the first one with an error, and focuses its field. */
const useTab = (fields: readonly FormField[]) => {
  const { formState, setFocus } = useFormContext<Record<string, Value>>();
  const { errors, submitCount } = formState;
  const [tab, setTab] = useState(fields[0]?.fieldName ?? '');
  const columns = fields.flatMap((field) => field.columns);
  const hasError = ({ name }: Column): boolean => errors[name] !== undefined;
  const isOnlyHere = Object.keys(errors).every((name) => columns.some((column) => column.name === name));
  const failing = isOnlyHere ? columns.find(hasError) : undefined;
  const [seenSubmits, setSeenSubmits] = useState(submitCount);
  if (seenSubmits !== submitCount) {
    setSeenSubmits(submitCount);
    if (failing) setTab(failing.fieldName);
  }
  const name = failing?.name;
  useEffect(() => {
    if (submitCount === 0 || name === undefined) return;
    const frame = requestAnimationFrame(() => setFocus(name)); // the tab is shown by then
    return () => cancelAnimationFrame(frame);
    // oxlint-disable-next-line react/exhaustive-deps -- only a new submit moves the focus
  }, [submitCount]);
  return { tab, setTab, hasError };
};

/** Long texts, one in each tab, with its languages side by side. All are part of the form, whichever tab is shown. */
export function FieldTabs({ fields }: { readonly fields: readonly FormField[] }) {
  const text = useTexts('editors');
  const anyText = useAnyText();
  const { tab, setTab, hasError } = useTab(fields);
  return (
    <Tabs.Root
      unstyled
      value={tab}
      onValueChange={({ value }) => setTab(value)}
      gridColumn="1 / -1"
      minWidth="0"
    >
      <Tabs.List
        aria-label={text('long-texts')}
        display="flex"
        flexWrap="wrap"
        gap="1"
        marginBottom="4"
        borderBottomWidth="1px"
        borderBottomStyle="solid"
        borderBottomColor="line.strong"
      >
        {fields.map(({ fieldName, columns }) => {
          const field = columns[0]?.field;
          const label =
            field && isEditable(field) && typeof field.label === 'string' ? anyText(field.label) : '';
          return (
            <Trigger key={fieldName} value={fieldName}>
              {label}
              <TabState columns={columns} hasError={columns.some(hasError)} />
            </Trigger>
          );
        })}
      </Tabs.List>
      {fields.map((field) => (
        <Tabs.Content key={field.fieldName} value={field.fieldName}>
          <FieldInputs field={field} />
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
