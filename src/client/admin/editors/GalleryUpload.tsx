import { chakra } from '@chakra-ui/react';
import { newRow } from '../../../model/rows';
import { nextOrder } from '../../../model/order';
import { useCallback, useRef, useEffect } from 'react';
import { useTexts } from '../../ui/text/useTexts';
import { useToasts } from '../toasts/useToasts';
import { useUnsavedChanges } from '../unsaved/useUnsavedChanges';
import { DropZone } from '../upload/DropZone';
import { UploadStatus } from '../upload/UploadStatus';
import { useUpload } from '../upload/useUpload';
import { useEntityCalls } from './entityCalls';
import { imageColumn } from './rowNames';
import type { ListEditorState } from './useListEditor';

/** Adds several pictures at once: each is sent to the image host, and then saved as a row at the end of the list. */
export const GalleryUpload = ({ editor }: { editor: ListEditorState }) => {
  const { entity, fixed, rows, isBlocked } = editor;
  const text = useTexts('editors');
  const words = useTexts('edit-manufacturers');
  const toasts = useToasts();
  const { save } = useEntityCalls(entity);
  const latest = useRef(rows);
  useEffect(() => {
    latest.current = rows;
  }, [rows]);
  const upload = useUpload(`upload ${entity} list`, async (link) => {
    const image = { [imageColumn(entity) ?? '']: link };
    await save(newRow(entity, { ...fixed, ...image, displayOrder: nextOrder(latest.current) }));
    toasts.added(entity);
  });
  useUnsavedChanges(upload.isBusy);
  const { send } = upload;
  const choose = useCallback((files: readonly File[]) => send({ type: 'choose', files }), [send]);
  return (
    <chakra.div display="grid" gap="4" marginBottom="6">
      <DropZone
        label={text('upload-add')}
        hint={words('select-pictures-description')}
        isMultiple
        isDisabled={isBlocked}
        onFiles={choose}
      />
      <UploadStatus upload={upload} />
    </chakra.div>
  );
};
