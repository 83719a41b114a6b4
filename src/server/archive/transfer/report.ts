import type { ImportReport } from '../../../model/import/report';
import type { Language } from '../../../model/site/languages';
import type { Notes } from './notes';
import { isLeftOut, maxNotes, noteMessage } from './notes';
import type { ImportPlan } from './importContent';
import type { IncomingRows } from './readBulkLoad';
import { countInsecurePictures } from './summary';

const unknownCompaniesIn = (notes: Notes): readonly string[] => [
  ...new Set(
    notes.list.flatMap(({ kind, values }) => (kind === 'unknownCompany' ? String(values.company) : [])),
  ),
];

/** The report of an import for the administration, in the language of the request. */
export function reportOf(
  { version, plans }: ImportPlan,
  notes: Notes,
  incoming: IncomingRows,
  language: Language,
): ImportReport {
  const importantFirst = [...notes.list].sort(
    (one, other) => Number(isLeftOut(other)) - Number(isLeftOut(one)),
  );
  const leftOutOf = (collection: string): number =>
    notes.list.filter((note) => note.collection === collection && isLeftOut(note)).length;
  return {
    version,
    collections: plans.map(({ table: { name }, added, changed, removed, moved, kept, same }) => ({
      collection: name,
      added: added.length,
      changed: changed.length,
      removed: removed.length,
      same,
      kept: kept + moved.length,
      leftOut: leftOutOf(name),
      cleaned: notes.cleanedIn(name),
    })),
    notes: importantFirst.slice(0, maxNotes).map((note) => ({
      collection: note.collection,
      id: note.id === undefined ? null : String(note.id),
      isLeftOut: isLeftOut(note),
      message: noteMessage(note, language),
    })),
    moreNotes: Math.max(0, notes.list.length - maxNotes),
    paragraphs: notes.paragraphs,
    insecurePictures: countInsecurePictures(incoming),
    unknownCompanies: unknownCompaniesIn(notes),
  };
}
