import { chakra } from '@chakra-ui/react';
import { FileText, Paperclip } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../ui/components/button';
import { Spinner } from '../../ui/components/Spinner';
import { useTexts } from '../../ui/text/useTexts';
import type { FieldInputProps } from './fieldEditor';
import { FieldGroup } from '../controls/FieldGroup';
import { FileLink } from './FileLink';
import { useColumn } from './useColumn';

/** The attached file, the selected file, or that it is being uploaded. */
const State = ({ value, isSaving }: { value: unknown; isSaving: boolean }) => {
  const text = useTexts('editors');
  if (value instanceof File) {
    return isSaving ? (
      <>
        <Spinner aria-hidden="true" /> {text('file-uploading')}
      </>
    ) : (
      text('file-selected', { name: value.name })
    );
  }
  return typeof value === 'string' && value !== '' ? <FileLink fileName={value} /> : text('file-none');
};

/** The input of a document. The file is sent when the form is saved, before the row (specification, section 4). */
export function FileInput({ column, label }: FieldInputProps) {
  const text = useTexts('editors');
  const input = useRef<HTMLInputElement>(null);
  const { value, onChange, isSaving } = useColumn(column);
  const isSet = value !== '' && value !== undefined;
  return (
    <FieldGroup label={label}>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        gap="3"
        padding="3"
        borderWidth="1px"
        borderStyle="solid"
        borderColor="line.subtle"
        borderRadius="md"
      >
        <FileText aria-hidden="true" size={24} />
        <chakra.p role="status" flex="1" minWidth="10rem" overflowWrap="anywhere">
          <State value={value} isSaving={isSaving} />
        </chakra.p>
        <Button
          variant="outline"
          size="sm"
          minHeight="11"
          disabled={isSaving}
          onClick={() => input.current?.click()}
        >
          <Paperclip aria-hidden="true" size={20} />
          {text(isSet ? 'file-replace' : 'file-choose')}
        </Button>
        {isSet ? (
          <Button variant="ghost" size="sm" minHeight="11" disabled={isSaving} onClick={() => onChange('')}>
            {text('file-remove')}
          </Button>
        ) : null}
        <input
          ref={input}
          type="file"
          accept="application/pdf,.pdf"
          hidden
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) onChange(file);
            target.value = ''; // so that the same file may be chosen again
          }}
        />
      </chakra.div>
    </FieldGroup>
  );
}
