import { chakra } from '@chakra-ui/react';
import type { Inquiry } from '../../../model/inquiries/inquiry';
import { maxNoteLength } from '../../../model/inquiries/inquiry';
import { Button } from '../../ui/components/button';
import { useTexts } from '../../ui/text/useTexts';
import { ConflictChoice } from '../conflicts/ConflictChoice';
import { Field } from '../controls/inputs/Field';
import { TextArea } from '../controls/inputs/input';
import { SaveButton } from '../controls/SaveButton';
import { saveShortcut } from '../controls/saveShortcut';
import { useNoteDraft } from './useNoteDraft';

/** The note of the administrators on an inquiry. The buttons appear once something is typed. */
export function InquiryNote({ inquiry }: { readonly inquiry: Inquiry }) {
  const text = useTexts('inbox');
  const common = useTexts('common');
  const { typed, type, isDirty, isSaving, theirs, choices, choose, save, cancel } = useNoteDraft(inquiry);
  return (
    <chakra.form
      noValidate
      aria-label={text('note-of', { reference: inquiry.reference })}
      display="grid"
      gap="3"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      onKeyDown={saveShortcut(save)}
    >
      <Field label={text('note')} hint={text('note-hint')}>
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            maxLength={maxNoteLength}
            value={typed}
            readOnly={isSaving}
            onChange={({ target }) => type(target.value)}
          />
        )}
      </Field>
      {theirs === undefined ? null : (
        <ConflictChoice
          author={null}
          at={null}
          hint={text('note-conflict-hint')}
          fields={[
            {
              name: 'note',
              label: text('note'),
              mine: choices.mineOf('note', typed),
              theirs,
              isRich: false,
              side: choices.sideOf('note'),
              isMissing: choices.isMissing('note'),
            },
          ]}
          group={choices.group}
          isDisabled={isSaving}
          onChoose={(_name, side) => choose(side)}
        />
      )}
      {isDirty ? (
        <chakra.div display="flex" flexWrap="wrap" gap="3">
          <SaveButton type="submit" size="sm" minHeight="11" isSaving={isSaving} />
          <Button variant="ghost" size="sm" minHeight="11" aria-disabled={isSaving} onClick={cancel}>
            {common('cancel')}
          </Button>
        </chakra.div>
      ) : null}
    </chakra.form>
  );
}
