import { chakra } from '@chakra-ui/react';
import { useMemo } from 'react';
import type { BrandGroup } from '../../../model/site/brands';
import { brandList, groupOf } from '../../../model/site/brands';
import { variantKey } from '../../../model/text/brandTexts';
import { fridayDepartments, fridayKeys } from '../../../model/site/screens/contact/openingHours';
import { useAppSelector } from '../../store/hooks';
import { selectLanguage, selectTexts } from '../../store/selectors';
import { useTexts } from '../../ui/text/useTexts';
import type { TextRow } from '../texts/table/textRows';
import { rowsOf } from '../texts/table/textRows';
import { TextsTable } from '../texts/table/TextsTable';
import type { TextEditor } from '../texts/useTextEditor';

/** The texts of Friday's hours, by department. */
const useFridayTexts = (group: BrandGroup): readonly TextRow[] => {
  const language = useAppSelector(selectLanguage);
  const texts = useAppSelector(selectTexts);
  return useMemo(() => {
    const rows = new Map(rowsOf(texts, 'contact').map((row) => [row.key, row]));
    return fridayDepartments.flatMap((department) => {
      const keys = fridayKeys(department);
      const brand = brandList.find((each) => groupOf(each) === group);
      const ofGroup = (key: string): TextRow | undefined =>
        (brand && rows.get(variantKey(key, brand))) ?? rows.get(key);
      const row = ofGroup(keys.hours);
      return row ? [{ ...row, name: ofGroup(keys.name)?.[language]?.resource ?? row.key }] : [];
    });
  }, [group, language, texts]);
};

interface FridayHoursProps {
  readonly group: BrandGroup;
  readonly editor: TextEditor;
}

/** Friday's hours, which are texts of the contact page (specification, section 2), beside those of the other days. */
export function FridayHours({ group, editor }: FridayHoursProps) {
  const text = useTexts('edit-contact');
  const contact = useTexts('contact');
  const rows = useFridayTexts(group);
  if (rows.length === 0) return null;
  return (
    <chakra.section aria-label={text('friday')}>
      <chakra.h2 fontSize="2xl" marginBottom="2">
        {text('friday')}
      </chakra.h2>
      <chakra.p marginBottom="3" maxWidth="prose" color="fg.muted">
        {text('friday-hint')}
      </chakra.p>
      <TextsTable
        caption={text('friday')}
        nameHeading={contact('opening-times')}
        rows={rows}
        editor={editor}
        isRich={false}
        hasHtmlFlag={false}
        mayAdd={false}
      />
    </chakra.section>
  );
}
