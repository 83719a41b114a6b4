import { publicPages } from './pages';

const opened = Object.values(publicPages).flatMap((page) => ('opens' in page ? [page.opens.parameter] : []));

const narrowing = Object.values(publicPages).flatMap((page) => ('narrowedBy' in page ? page.narrowedBy : []));

/**
 * The parameters of an address that change what a public page shows (decision 040): the page of a list, a tab, a film, the row
 * that is open in a dialog, and the filters of a list (decision 049). The server renders each of them.
 */
export const queryParameters: readonly string[] = [
  ...new Set(['page', 'type', 'video', ...opened, ...narrowing]),
];
