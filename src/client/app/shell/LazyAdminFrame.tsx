import { Suspense } from 'react';
import { Container } from '../../ui/components/page/Page';
import { lazyWithRetry, silentViews } from '../../ui/lazy/lazyWithRetry';
import { Logo } from './Logo';

/** The bar while its code is loading, or if it cannot be loaded. */
const PlainBar = () => (
  <Container display="flex" alignItems="center" minHeight="14" maxWidth="none">
    <Logo />
  </Container>
);

const Bar = lazyWithRetry(() => import(/* webpackChunkName: "admin-frame" */ './AdminBar'), {
  Fallback: PlainBar,
  ErrorView: PlainBar,
});

const Navigation = lazyWithRetry(
  () => import(/* webpackChunkName: "admin-frame" */ '../../admin/navigation/SideNavigation'),
  silentViews,
);

/** The bar of the administration. Visitors do not load its code. */
export function AdminBar() {
  return (
    <Suspense fallback={<PlainBar />}>
      <Bar />
    </Suspense>
  );
}

/** The navigation beside the pages of the administration. Visitors do not load its code. */
export function SideNavigation() {
  return (
    <Suspense>
      <Navigation />
    </Suspense>
  );
}
