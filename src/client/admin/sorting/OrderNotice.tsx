import { chakra } from '@chakra-ui/react';
import { Button } from '../../ui/components/button';
import { useTexts } from '../../ui/text/useTexts';
import type { ListEditorState } from '../list/useListEditor';

/** That a list has changed while it was brought into another order: it is seen as it is now, and one's own moves can go. */
export const OrderNotice = ({ editor }: { editor: ListEditorState }) => {
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
      borderInlineStartColor="call.bg"
    >
      <chakra.p maxWidth="prose">{text(isOrderChanged ? 'order-merged' : 'order-news')}</chakra.p>
      <Button
        look="outline"
        size="sm"
        minHeight="11"
        aria-disabled={isSaving || !isOrderChanged}
        onClick={() => send({ type: 'leaveOut' })}
      >
        {text('order-theirs')}
      </Button>
    </chakra.div>
  );
};
