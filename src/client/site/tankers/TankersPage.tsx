import type { ReactNode } from 'react';
import { Page } from '../../ui/components/Page';
import { useTexts } from '../../ui/text/useTexts';

/** The page of the tankers for sale. */
export function TankersPage({ children }: { readonly children: ReactNode }) {
  const text = useTexts('tankers');
  return (
    <Page title={text('title')} introduction={text('introduction')}>
      {children}
    </Page>
  );
}
