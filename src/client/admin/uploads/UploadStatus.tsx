import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { formatFileSize } from '../../../model/format/fileSize';
import { canBeRetried, progressOf } from '../../../model/admin/uploads';
import type { UploadRejection, UploadItem, UploadProgress } from '../../../model/admin/uploads';
import { useAppSelector } from '../../store/hooks';
import { selectLanguage } from '../../store/selectors';
import { imageLimitsOf } from '../../store/session/session';
import { Button } from '../../ui/components/button';
import { usePlural } from '../../ui/text/usePlural';
import { useTexts } from '../../ui/text/useTexts';
import { serverMessage } from '../requests/requestError';
import { ProgressBar } from './ProgressBar';
import type { ImageUploads } from './useImageUploads';

/** The file's number out of the total, and its percentage if the size is known (specification, section 4). */
const Progress = ({ number, total, percent }: UploadProgress) => {
  const text = useTexts('editors');
  const words = useTexts('super');
  const position = text('upload-position', { number, total });
  const state = percent === null ? words('uploading') : text('upload-percent', { percent });
  return (
    <chakra.div display="grid" gap="1.5" flex="1" minWidth="12rem">
      <chakra.p fontSize="sm" fontWeight="semibold" fontVariantNumeric="tabular-nums" role="status">
        {text('upload-state', { position, state })}
      </chakra.p>
      <ProgressBar label={position} percent={percent} />
    </chakra.div>
  );
};

const useRejectionText = () => {
  const text = useTexts('editors');
  const language = useAppSelector(selectLanguage);
  const { maxImages, maxImageBytes } = useAppSelector(({ session }) => imageLimitsOf(session));
  return (rejection: UploadRejection): string => {
    switch (rejection) {
      case 'notAnImage':
        return text('upload-refused');
      case 'tooLarge':
        return text('upload-too-large', { limit: formatFileSize(maxImageBytes, language) });
      case 'tooMany':
        return text('upload-too-many', { limit: maxImages });
    }
  };
};

const useProblemText = () => {
  const text = useTexts('editors');
  const words = useTexts('super');
  const rejectionText = useRejectionText();
  return (item: UploadItem): string | null => {
    if (item.status === 'failed') return serverMessage(item.cause) ?? words('issue');
    if (item.status === 'cancelled') return text('upload-cancelled');
    return item.status === 'rejected' ? rejectionText(item.rejection) : null;
  };
};

const Problems = ({ upload }: { upload: ImageUploads }) => {
  const text = useTexts('editors');
  const plural = usePlural();
  const problemText = useProblemText();
  const problems = upload.items.flatMap((item) => {
    const problem = problemText(item);
    return problem === null ? [] : [{ id: item.id, name: item.file.name, problem }];
  });
  const count = problems.length;
  if (count === 0) return null;
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="3"
      padding="4"
      bg="danger.subtle"
      borderInlineStartWidth="6px"
      borderInlineStartStyle="solid"
      borderInlineStartColor="danger.solid"
    >
      <chakra.p fontWeight="semibold" role="status">
        {text(`upload-failed-${plural(count)}`, { count })}
      </chakra.p>
      <chakra.ul listStyle="none" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="1" fontSize="sm">
        {problems.map(({ id, name, problem }) => (
          <chakra.li key={id} overflowWrap="anywhere">
            <strong>{name}</strong> – {problem}
          </chakra.li>
        ))}
      </chakra.ul>
      {upload.isBusy ? null : (
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          {upload.items.some(canBeRetried) ? (
            <Button size="sm" minHeight="11" onClick={upload.retry}>
              {text('upload-retry')}
            </Button>
          ) : null}
          <Button size="sm" minHeight="11" variant="ghost" onClick={() => upload.send({ type: 'dismiss' })}>
            {text('upload-dismiss')}
          </Button>
        </chakra.div>
      )}
    </chakra.div>
  );
};

/** The progress of an upload, and the files that failed, with a button to retry them. */
export function UploadStatus({ upload }: { upload: ImageUploads }): ReactNode {
  const text = useTexts('editors');
  const progress = progressOf(upload.items);
  return (
    <>
      {progress ? (
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
          <Progress {...progress} />
          <Button size="sm" minHeight="11" variant="ghost" onClick={() => upload.send({ type: 'cancel' })}>
            {text('upload-stop')}
          </Button>
        </chakra.div>
      ) : null}
      <Problems upload={upload} />
    </>
  );
}
