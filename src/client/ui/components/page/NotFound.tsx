import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { usePathTo } from '../../text/usePathTo';
import { useTexts } from '../../text/useTexts';
import { LinkButton } from '../button';
import { Page } from './Page';

interface NotFoundProps {
  /** Replaces "page not found" by more specific texts. */
  readonly title?: string;
  readonly introduction?: string;
  /** Content above the title. */
  readonly above?: ReactNode;
  /** Links before the link to the home page. */
  readonly children?: ReactNode;
  /** Content below the links. */
  readonly below?: ReactNode;
}

/** The not-found screen, for unknown paths and for items that no longer exist. */
export function NotFound({ title, introduction, above, children, below }: NotFoundProps) {
  const text = useTexts('error');
  const path = usePathTo();
  return (
    <Page
      above={above}
      title={title ?? text('not-found-title')}
      introduction={introduction ?? text('not-found-text')}
    >
      <chakra.div
        minHeight={below ? '0' : '30vh'}
        display="flex"
        flexWrap="wrap"
        gap="3"
        alignItems="flex-start"
      >
        {children}
        <LinkButton to={path('home')} variant={children ? 'outline' : 'solid'}>
          {text('go-back')}
        </LinkButton>
      </chakra.div>
      {below}
    </Page>
  );
}
