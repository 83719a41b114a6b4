import { chakra } from '@chakra-ui/react';
import type { KeyboardEvent, ReactNode } from 'react';
import type { TextKey } from '../../../content/texts';
import { useTexts } from '../../ui/text/useTexts';
import { AdminPage } from '../AdminPage';
import { Choice } from './Choice';
import type { Scope } from './scope';

interface EditorFrameProps {
  /** What is edited. */
  readonly title: TextKey<'admin'>;
  /** For whom, and the choice of it. */
  readonly scope: Pick<Scope, 'choices' | 'chosen' | 'choose' | 'label'> | null;
  /** Something is being edited: the choice has to wait. */
  readonly isDisabled: boolean;
  readonly children: ReactNode;
}

/** A key that is held down presses a button again and again: only the first time counts. What is typed may repeat. */
const ignoreHeldEnter = (event: KeyboardEvent): void => {
  const { target } = event;
  if (event.key !== 'Enter' || !event.repeat || target instanceof HTMLTextAreaElement) return;
  if (!(target instanceof HTMLElement && target.isContentEditable)) event.preventDefault();
};

/** The page of an editor: what is edited and for whom, and the work below. */
export const EditorFrame = ({ title, scope, isDisabled, children }: EditorFrameProps) => {
  const text = useTexts('editors');
  const admin = useTexts('admin');
  const brand = scope?.choices.find(({ value }) => value === scope.chosen)?.label;
  const what = admin(title);
  return (
    <AdminPage title={brand === undefined ? what : text('title-for', { title: what, brand })}>
      <chakra.div display="grid" gap="6" onKeyDown={ignoreHeldEnter}>
        {scope ? <Choice {...scope} isDisabled={isDisabled} /> : null}
        {children}
      </chakra.div>
    </AdminPage>
  );
};
