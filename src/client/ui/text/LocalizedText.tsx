import { addNoBreakSpaces } from '../../../model/format/numbers';
import type { LocalizedColumns } from '../../../model/site/languages';
import { fallbackLanguage, localized } from '../../../model/site/languages';
import { useAppSelector } from '../../store/hooks';
import { selectLanguage } from '../../store/selectors';

interface LocalizedTextProps<Field extends string> {
  readonly row: LocalizedColumns<Field>;
  readonly field: Field;
}

/** A localized field. Where only the other language has it, the element says so, so that it is read aloud correctly. */
export function LocalizedText<Field extends string>({ row, field }: LocalizedTextProps<Field>) {
  const language = useAppSelector(selectLanguage);
  const text = addNoBreakSpaces(localized(row, field, language));
  const other = fallbackLanguage(row, field, language);
  return other ? <span lang={other}>{text}</span> : text;
}
