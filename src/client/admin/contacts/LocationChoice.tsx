import { chakra } from '@chakra-ui/react';
import { Pencil } from 'lucide-react';
import { useId } from 'react';
import type { Row } from '../../../model/schema/entities';
import { Button } from '../../ui/components/button';
import { useTexts } from '../../ui/text/useTexts';
import { LazyItemDialog } from '../form/LazyItemDialog';
import { ViewOnSite } from '../list/actions/ViewOnSite';
import { useOpenFromAddress } from '../list/useOpenFromAddress';
import { useListFocus } from '../list/useListFocus';
import type { ListEditorState } from '../list/useListEditor';
import { Select } from '../controls/inputs/input';

interface LocationChoiceProps {
  readonly editor: ListEditorState;
  readonly locations: readonly Row<'location'>[];
  readonly chosen: Row<'location'>;
  readonly choose: (id: number) => void;
  readonly isDisabled: boolean;
}

/** Selects the location to edit. Its name can be edited too: visitors see it in the job postings there. */
export function LocationChoice({ editor, locations, chosen, choose, isDisabled }: LocationChoiceProps) {
  const text = useTexts('admin');
  const editors = useTexts('editors');
  const { list, findButton } = useListFocus(editor);
  useOpenFromAddress(editor);
  const id = useId();
  return (
    <chakra.div ref={list} display="flex" flexWrap="wrap" alignItems="flex-end" gap="3">
      <chakra.div display="grid" gap="1.5" flex="1 1 16rem" minWidth="0" maxWidth="prose">
        <chakra.label htmlFor={id} fontSize="sm" fontWeight="semibold">
          {text('location')}
        </chakra.label>
        <Select
          id={id}
          value={chosen.id}
          disabled={isDisabled}
          onChange={({ target }) => choose(Number(target.value))}
        >
          {locations.map((location) => (
            <option key={location.id} value={location.id}>
              {location.nameEn}
            </option>
          ))}
        </Select>
      </chakra.div>
      <Button
        variant="outline"
        size="sm"
        minHeight="11"
        disabled={isDisabled}
        aria-label={editors('edit-of', { name: chosen.nameEn })}
        onClick={() => editor.send({ type: 'edit', id: chosen.id })}
      >
        <Pencil aria-hidden="true" size={18} />
        {text('edit')}
      </Button>
      <ViewOnSite entity="location" rowId={chosen.id} name={chosen.nameEn} />
      <LazyItemDialog editor={editor} returnFocusTo={findButton} />
    </chakra.div>
  );
}
