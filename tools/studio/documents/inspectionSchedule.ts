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
    "Les inspections et les épreuves d'un camion-citerne et de son compteur, leur fréquence, et une page pour noter vos propres dates.",
  ),
  pages: [calendar, marks, record],
};
