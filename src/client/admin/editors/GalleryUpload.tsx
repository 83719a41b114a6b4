import { chakra } from '@chakra-ui/react';
import { useEffect } from 'react';
import { newRow } from '../../../model/schema/rows';
import { formatFileSize } from '../../../model/format/fileSize';
import { useAppSelector } from '../../store/hooks';
import { selectLanguage } from '../../store/selectors';
import { imageLimitsOf } from '../../store/session/session';
import { useTexts } from '../../ui/text/useTexts';
import { useToasts } from '../toasts/useToasts';
import { useUnsavedChanges } from '../unsaved/useUnsavedChanges';
import { DropZone } from '../uploads/DropZone';
import { UploadStatus } from '../uploads/UploadStatus';
import { useImageUploads } from '../uploads/useImageUploads';
import { useEntityRequests } from '../requests/entityRequests';
import { galleryColumn } from '../../../model/schema/rowNames';
import type { GalleryEditor } from '../list/galleryEditor';
import { useEventCallback } from '../controls/useEventCallback';
import { nextOrder } from '../../../model/schema/order';
import type { UploadedBatch } from '../../../model/admin/uploads';

interface GalleryUploadProps {
  readonly editor: GalleryEditor;
  /** Whether it takes pictures that are pasted anywhere on the page. */
  readonly takesPaste?: boolean;
  /** Called when an upload starts or ends. */
  readonly onUploading?: (isUploading: boolean) => void;
}

/** Adds several pictures at once. Each is sent to the image host, then all are saved as rows at the end of the list. */
export function GalleryUpload({ editor, takesPaste, onUploading }: GalleryUploadProps) {
  const { entity, presetValues, rows, isBlocked, markAdded } = editor;
  const text = useTexts('editors');
  const words = useTexts('edit-manufacturers');
  const language = useAppSelector(selectLanguage);
  const { maxImages, maxImageBytes } = useAppSelector(({ session }) => imageLimitsOf(session));
  const toasts = useToasts();
  const { saveMany } = useEntityRequests(entity);
  const upload = useImageUploads(
    `${entity} upload`,
    useEventCallback(async ({ links, requestKey, hasProblems }: UploadedBatch) => {
      const first = nextOrder(rows);
      const added = links.map((link, index) =>
        newRow(entity, {
          ...presetValues,
          [galleryColumn]: link,
          displayOrder: first + index,
        }),
      );
      const { ids, versions } = await saveMany({ rows: added, requestKey });
      markAdded(ids, { isScrolledTo: !hasProblems }); // the problems stand above the list
      toasts.addedMany(entity, links.length, versions);
    }),
  );
  useEffect(() => onUploading?.(upload.isBusy), [onUploading, upload.isBusy]);
  useUnsavedChanges(upload.isBusy || upload.items.some(({ status }) => status === 'failed'));
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4" marginBottom="6">
      <DropZone
        label={text('upload-add')}
        hint={
          <>
            {words('select-pictures-description')}
            <br />
            {text('upload-limits', { count: maxImages, size: formatFileSize(maxImageBytes, language) })}
          </>
        }
        isMultiple
        isDisabled={isBlocked}
        takesPaste={takesPaste}
        onFiles={upload.choose}
      />
      <UploadStatus upload={upload} />
    </chakra.div>
  );
}
