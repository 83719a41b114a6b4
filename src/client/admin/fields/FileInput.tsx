import { chakra } from '@chakra-ui/react';
import { FileText, Paperclip } from 'lucide-react';
import { useState } from 'react';
import { formatFileSize } from '../../../model/format/fileSize';
import { defaultMaxFileBytes } from '../../../model/limits';
import { endpoints } from '../../store/api/adminApi';
import { useAppSelector } from '../../store/hooks';
import { selectLanguage } from '../../store/selectors';
import { Button } from '../../ui/components/button';
import { Spinner } from '../../ui/components/Spinner';
import { useTexts } from '../../ui/text/useTexts';
import type { FieldInputProps } from './fieldEditor';
import { DropArea } from '../controls/DropArea';
import { FieldGroup } from '../controls/inputs/FieldGroup';
import { FileLink } from './FileLink';
import type { UploadingFile } from './formSettings';
import { useFormSettings } from './formSettings';
import { ProgressBar } from '../uploads/ProgressBar';
import { useColumn } from './useColumn';

/** The stored file, and whether it has no words that visitors could search for. */
const StoredFile = ({ fileName }: { fileName: string }) => {
  const text = useTexts('editors');
  const { data } = endpoints.documentsWithoutText.useQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <>
      <FileLink fileName={fileName} />
      {data?.includes(fileName) ? (
        <chakra.span display="block" fontSize="sm" color="fg.muted">
          {text('file-without-text')}
        </chakra.span>
      ) : null}
    </>
  );
};

/** The attached file, the selected file, or that it is being uploaded. */
const State = ({ value, isSaving }: { value: unknown; isSaving: boolean }) => {
  const text = useTexts('editors');
  const { uploading } = useFormSettings();
  if (value instanceof File) {
    if (uploading?.file === value && uploading.percent !== null) {
      const state = text('upload-percent', { percent: uploading.percent });
      return text('upload-state', { position: text('file-uploading'), state });
    }
    return isSaving ? (
      <>
        <Spinner aria-hidden="true" /> {text('file-uploading')}
      </>
    ) : (
      text('file-selected', { name: value.name })
    );
  }
  return typeof value === 'string' && value !== '' ? <StoredFile fileName={value} /> : text('file-none');
};

const scrollTo = (element: Element | null): void => element?.scrollIntoView({ block: 'nearest' });

/** The progress of the upload, which can be stopped. Who saves a long form may not see this field. */
const Uploading = ({ percent, stop }: UploadingFile) => {
  const text = useTexts('editors');
  return (
    <chakra.div ref={scrollTo} display="flex" alignItems="center" gap="3" flexBasis="full">
      <ProgressBar label={text('file-uploading')} percent={percent} />
      <Button variant="ghost" size="sm" minHeight="11" onClick={stop}>
        {text('upload-stop')}
      </Button>
    </chakra.div>
  );
};

/** A PDF by its type or, where the system knows no type, by its name. The server checks the content. */
const isPdf = ({ type, name }: File): boolean =>
  type === 'application/pdf' || (type === '' && name.toLowerCase().endsWith('.pdf'));

/** Checks a file when it is chosen, not only when the form is saved. */
const useFileCheck = () => {
  const text = useTexts('editors');
  const language = useAppSelector(selectLanguage);
  const limit = useAppSelector(({ session }) => session.imageHost?.maxFileBytes ?? defaultMaxFileBytes);
  return (file: File): string | undefined => {
    if (!isPdf(file)) return text('file-refused', { name: file.name });
    if (file.size <= limit) return undefined;
    return text('file-too-large', { name: file.name, limit: formatFileSize(limit, language) });
  };
};

/** The input of a document. The file is uploaded when the form is saved, before the row (specification, section 4). */
export function FileInput({ column, label }: FieldInputProps) {
  const text = useTexts('editors');
  const { value, onChange, isSaving } = useColumn(column);
  const { uploading } = useFormSettings();
  const check = useFileCheck();
  const [problem, setProblem] = useState<string>();
  const choose = ([file]: readonly File[]): void => {
    if (!file) return;
    const found = check(file);
    setProblem(found);
    if (found === undefined) onChange(file);
  };
  const isSet = value !== '' && value !== undefined;
  return (
    <FieldGroup label={label}>
      <DropArea
        accept="application/pdf,.pdf"
        isDisabled={isSaving}
        onFiles={choose}
        button={
          <>
            <Paperclip aria-hidden="true" size={20} />
            {text(isSet ? 'file-replace' : 'file-choose')}
          </>
        }
        after={
          <>
            {isSet ? (
              <Button
                variant="ghost"
                size="sm"
                minHeight="11"
                disabled={isSaving}
                onClick={() => onChange('')}
              >
                {text('file-remove')}
              </Button>
            ) : null}
            {uploading !== null && uploading.file === value ? <Uploading {...uploading} /> : null}
            {problem === undefined ? null : (
              <chakra.p role="alert" flexBasis="full" fontSize="sm" fontWeight="medium" color="danger.solid">
                {problem}
              </chakra.p>
            )}
          </>
        }
      >
        <FileText aria-hidden="true" size={24} />
        <chakra.p role="status" flex="1" minWidth="10rem" overflowWrap="anywhere">
          <State value={value} isSaving={isSaving} />
        </chakra.p>
      </DropArea>
    </FieldGroup>
  );
}
