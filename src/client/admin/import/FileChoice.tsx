import { chakra } from '@chakra-ui/react';
import { FileJson } from 'lucide-react';
import { useId } from 'react';
import { formatFileSize } from '../../../model/format/fileSize';
import { maxJsonBytes } from '../../../model/limits';
import { useAppSelector } from '../../store/hooks';
import { selectLanguage } from '../../store/selectors';
import { useTexts } from '../../ui/text/useTexts';
import { DropArea } from '../controls/DropArea';
import { FieldGroup } from '../controls/inputs/FieldGroup';

interface FileChoiceProps {
  readonly file: File | null;
  readonly isDisabled: boolean;
  readonly choose: (file: File) => void;
}

/** The choice of the file, which can also be dropped. */
export function FileChoice({ file, isDisabled, choose }: FileChoiceProps) {
  const text = useTexts('import');
  const language = useAppSelector(selectLanguage);
  const hintId = useId();
  const limit = formatFileSize(maxJsonBytes, language);
  const isTooLarge = file !== null && file.size > maxJsonBytes;
  return (
    <FieldGroup label={text('file')}>
      <DropArea
        accept="application/json,.json"
        isDisabled={isDisabled}
        onFiles={([chosen]) => chosen && choose(chosen)}
        button={text(file ? 'file-replace' : 'file-choose')}
        describedBy={hintId}
      >
        <FileJson aria-hidden="true" size={24} />
        <chakra.p role="status" flex="1" minWidth="10rem" overflowWrap="anywhere">
          {file
            ? text('file-chosen', { name: file.name, size: formatFileSize(file.size, language) })
            : text('file-none')}
        </chakra.p>
      </DropArea>
      <chakra.p id={hintId} fontSize="sm" color="fg.muted" maxWidth="prose">
        {text('file-hint', { limit })}
      </chakra.p>
      {isTooLarge ? (
        <chakra.p role="alert" fontSize="sm" fontWeight="medium" color="danger.solid" overflowWrap="anywhere">
          {text('file-too-large', { name: file.name, limit })}
        </chakra.p>
      ) : null}
    </FieldGroup>
  );
}
