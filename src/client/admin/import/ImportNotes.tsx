import { chakra } from '@chakra-ui/react';
import type { ImportReport } from '../../../model/import/report';
import { usePlural } from '../../ui/text/usePlural';
import { useTexts } from '../../ui/text/useTexts';
import { useKindLabel } from '../controls/useKindLabel';

/** More notices than this are folded. */
const openNotes = 10;

const sum = (report: ImportReport, count: (each: ImportReport['collections'][number]) => number): number =>
  report.collections.reduce((total, each) => total + count(each), 0);

/**
 * Remarks on the removed, kept and cleaned items, on paragraphs and on insecure pictures, each with its
 * number.
 */
export function ImportRemarks({ report }: { readonly report: ImportReport }) {
  const text = useTexts('import');
  const plural = usePlural();
  const remarks = [
    ['removed', sum(report, ({ removed }) => removed)],
    ['kept', sum(report, ({ kept }) => kept)],
    ['cleaned', sum(report, ({ cleaned }) => cleaned)],
    ['paragraphs', report.paragraphs],
    ['insecure', report.insecurePictures],
  ] as const;
  const shown = remarks.filter(([, count]) => count > 0);
  if (shown.length === 0) return null;
  return (
    <chakra.ul listStyle="disc" display="grid" gap="1" paddingInlineStart="5">
      {shown.map(([remark, count]) => (
        <li key={remark}>{text(`${remark}-${plural(count)}`, { count })}</li>
      ))}
    </chakra.ul>
  );
}

interface SharedNote {
  readonly places: readonly string[];
  readonly message: string;
}

/** Merges notes with the same message about whole kinds of content: a file may lack most kinds. */
const shareMessages = (
  notes: ImportReport['notes'],
  labelOf: (collection: string) => string,
): readonly SharedNote[] => {
  const shared = new Map<string, SharedNote>();
  for (const { collection, id, message } of notes) {
    const key = id === null ? message : `${collection} ${id} ${message}`;
    const place = id === null ? labelOf(collection) : `${labelOf(collection)} ${id}`;
    shared.set(key, { places: [...(shared.get(key)?.places ?? []), place], message });
  }
  return [...shared.values()];
};

/** The notices about single values of the file. */
export function ImportNotes({ report: { notes, moreNotes } }: { readonly report: ImportReport }) {
  const text = useTexts('import');
  const plural = usePlural();
  const labelOf = useKindLabel();
  const shared = shareMessages(notes, labelOf);
  const count = shared.length + moreNotes;
  if (count === 0) return null;
  return (
    <chakra.details open={count <= openNotes}>
      <chakra.summary
        minHeight="11"
        display="list-item"
        paddingBlock="2.5"
        fontWeight="semibold"
        cursor="pointer"
      >
        {text(`notes-${plural(count)}`, { count })}
      </chakra.summary>
      <chakra.ul
        listStyle="disc"
        display="grid"
        gap="1.5"
        paddingInlineStart="5"
        fontSize="sm"
        overflowWrap="anywhere"
      >
        {shared.map(({ places, message }, index) => (
          <li key={index}>
            <strong>{places.join(', ')}</strong>
            {' – '}
            {message}
          </li>
        ))}
        {moreNotes > 0 ? <li>{text('notes-more', { count: moreNotes })}</li> : null}
      </chakra.ul>
    </chakra.details>
  );
}
