import { chakra } from '@chakra-ui/react';
import { Suspense } from 'react';
import { lazyWithRetry, silentViews } from '../../ui/lazy/lazyWithRetry';
import type { AdminActionsProps } from './AdminActions';

/** If the code cannot be loaded, the bar has no actions; the pages still work. */
const Actions = lazyWithRetry(
  () => import(/* webpackChunkName: "admin-bar" */ './AdminActions'),
  silentViews,
);

/** The actions of an administrator, in the bar or in the burger menu. Visitors do not load their code. */
export function AdminActions(props: AdminActionsProps) {
  return (
    <Suspense fallback={props.ground ? <chakra.div minHeight="11" /> : null}>
      <Actions {...props} />
    </Suspense>
  );
}
