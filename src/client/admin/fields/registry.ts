import type { FieldKind } from '../../../model/schema/fields';
import type { FieldPresentation } from './fieldEditor';
import { FileValue, MeasureValue, ReferenceValue, RichTextValue, TextValue, TimeValue } from './values';

const searched = (Value: FieldPresentation['Value']): FieldPresentation => ({ Value, isSearched: true });

/** How lists and forms treat each kind of field. A new kind does not compile until it is listed here. */
export const presentations: Readonly<Record<FieldKind, FieldPresentation>> = {
  text: searched(TextValue),
  localizedText: searched(TextValue),
  localizedRichText: searched(RichTextValue),
  measure: searched(MeasureValue),
  email: searched(TextValue),
  telephone: searched(TextValue),
  time: searched(TimeValue),
  image: { Value: null, isWide: true },
  file: { ...searched(FileValue), isWide: true },
  company: searched(TextValue),
  integer: { Value: null },
  reference: { Value: ReferenceValue },
  parent: { Value: null },
  order: { Value: null },
  brandFlag: { Value: null },
};
