import { Suspense } from 'react';
import type { ReactNode } from 'react';

/**
 * A part of a page that the server has rendered. React hydrates each part in separate tasks, and first the part that the
 * visitor clicks. So no task is long, and a click does not wait for the rest of the page.
 */
export function HydrationBoundary({ children }: { readonly children: ReactNode }) {
  return <Suspense>{children}</Suspense>;
}
