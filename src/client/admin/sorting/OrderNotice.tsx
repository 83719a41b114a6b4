import { chakra } from '@chakra-ui/react';
import { Button } from '../../ui/components/button';
import { useTexts } from '../../ui/text/useTexts';
import type { ListEditorState } from '../list/useListEditor';

/**
 * Says that others changed the list during reordering. The list shows their changes, and the administrator can
 * discard their own moves.
 */
export function OrderNotice({ editor }: { editor: ListEditorState }) {
  const text = useTexts('editors');
  const { isSaving, isOrderChanged, send } = editor;
  return (
    <chakra.div
      role="alert"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      padding="3"
      marginBottom="3"
      bg="bg.subtle"
      borderInlineStartWidth="6px"
      borderInlineStartStyle="solid"
      borderInlineStartColor="primary.bg"
    >
      <chakra.p maxWidth="prose">{text(isOrderChanged ? 'order-merged' : 'order-news')}</chakra.p>
      <Button
        variant="outline"
        size="sm"
        minHeight="11"
        aria-disabled={isSaving || !isOrderChanged}
        onClick={() => send({ type: 'resetOrder' })}
      >
        {text('order-theirs')}
      </Button>
    </chakra.div>
  );
}
