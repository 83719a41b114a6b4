import { chakra } from '@chakra-ui/react';
import { Suspense } from 'react';
import { lazyWithRetry } from '../../ui/lazy/lazyWithRetry';
import type { AdminActionsProps } from './AdminActions';

const Nothing = () => null;

/** Where the code cannot be had the bar goes without: the pages are there. */
const Actions = lazyWithRetry(() => import(/* webpackChunkName: "admin-bar" */ './AdminActions'), {
  Wait: Nothing,
  Missing: Nothing,
});

/** What only those who are logged in find in the bar, or in the burger menu; no visitor waits for its code. */
export const AdminActions = ({ ground }: AdminActionsProps) => (
  <Suspense fallback={ground ? <chakra.div minHeight="11" /> : null}>
    <Actions ground={ground} />
  </Suspense>
);
