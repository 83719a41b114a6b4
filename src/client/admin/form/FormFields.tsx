import { chakra } from '@chakra-ui/react';
import { FieldInputs } from './FieldInputs';
import { FieldTabs } from './FieldTabs';
import type { FormField } from './formColumns';
import { longTextsOf } from './formColumns';

/** The fields of a form. Several long texts share the place of the first one, in tabs. */
export function FormFields({ fields }: { readonly fields: readonly FormField[] }) {
  const longTexts = longTextsOf(fields);
  return (
    <chakra.div
      display="grid"
      gap="5"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
    >
      {fields.map((field) =>
        field === longTexts[0] ? (
          <FieldTabs key={field.fieldName} fields={longTexts} />
        ) : longTexts.includes(field) ? null : (
          <FieldInputs key={field.fieldName} field={field} />
        ),
      )}
    </chakra.div>
  );
}
