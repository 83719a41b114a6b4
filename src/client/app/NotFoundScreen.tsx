import { NotFound } from '../ui/components/NotFound';

/** Shown for a path that the site does not have. */
export function NotFoundScreen() {
  return <NotFound />;
}
