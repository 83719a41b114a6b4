import { words } from './blocks';
import { calendar } from './inspectionSchedule/calendar';
import { marks } from './inspectionSchedule/marks';
import { record } from './inspectionSchedule/record';
import type { WrittenDocument } from './layout';

/** The inspections of a tank and its meter, with a page to keep a record on. */
export const inspectionSchedule: WrittenDocument = {
  title: words('Inspection schedule', "Calendrier d'inspection"),
  subtitle: words(
    'What a tanker and its meter must go through, how often, and a page to write your own dates on.',
    "Ce qu'un camion-citerne et son compteur doivent subir, à quelle fréquence, et une page pour noter vos propres dates.",
  ),
  foot: words(
    'Norcuve · Rubicuve · Propacuve · Inspection appointments: 819 555-0191',
    "Norcuve · Rubicuve · Propacuve · Rendez-vous d'inspection : 819 555-0191",
  ),
  pages: [calendar, marks, record],
};
