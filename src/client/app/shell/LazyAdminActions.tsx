import { chakra } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';

type Bar = (props: { readonly ground: 'light' | 'dark' }) => ReactNode;

/** Where the code cannot be had the bar goes without: the pages are there, and a reload asks again. */
const nothing: Bar = () => null;

const load = () => import(/* webpackChunkName: "admin-bar" */ './AdminActions');

const Wide = lazy(async (): Promise<{ default: Bar }> => {
  try {
    return { default: (await load()).AdminActions };
  } catch {
    return { default: nothing };
  }
});

const Narrow = lazy(async (): Promise<{ default: () => ReactNode }> => {
  try {
    return { default: (await load()).NarrowAdminActions };
  } catch {
    return { default: () => null };
  }
});

/** What only those who are logged in find in the bar; no visitor waits for its code. */
export const AdminActions = ({ ground }: { ground: 'light' | 'dark' }) => (
  <Suspense fallback={<chakra.div minHeight="11" />}>
    <Wide ground={ground} />
  </Suspense>
);

/** The same without the language, below each other: in the burger menu. */
export const NarrowAdminActions = () => (
  <Suspense fallback={null}>
    <Narrow />
  </Suspense>
);
