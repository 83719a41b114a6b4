import { chakra } from '@chakra-ui/react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTexts } from '../../ui/text/useTexts';
import { AdminPage } from '../AdminPage';
import { useLanguageFacts } from '../requests/useLanguageReview';
import { RadioChoice } from './RadioChoice';
import type { RowScope } from './useRowScope';

interface EditorFrameProps {
  readonly title: string;
  /** The choice of the brand group or the company; null for an editor without one. */
  readonly scope: Pick<RowScope, 'choices' | 'chosen' | 'choose' | 'label'> | null;
  /** Whether something is being edited, so that the choice cannot change. */
  readonly isDisabled: boolean;
  readonly children: ReactNode;
}

/** An Enter key that is held down presses a button repeatedly: only the first press counts. In text it may repeat. */
const ignoreHeldEnter = (event: KeyboardEvent): void => {
  const { target } = event;
  if (event.key !== 'Enter' || !event.repeat || target instanceof HTMLTextAreaElement) return;
  if (!(target instanceof HTMLElement && target.isContentEditable)) event.preventDefault();
};

/** The page of an editor: the title, the choice of the brand group or company, and the content below. */
export function EditorFrame({ title, scope, isDisabled, children }: EditorFrameProps) {
  const text = useTexts('editors');
  useLanguageFacts();
  const brand = scope?.choices.find(({ value }) => value === scope.chosen)?.label;
  return (
    <AdminPage
      title={brand === undefined ? title : text('title-for', { title, brand })}
      beside={scope ? <RadioChoice {...scope} isDisabled={isDisabled} isLabelHidden /> : null}
    >
      <chakra.div display="grid" gap="6" onKeyDown={ignoreHeldEnter}>
        {children}
      </chakra.div>
    </AdminPage>
  );
}
