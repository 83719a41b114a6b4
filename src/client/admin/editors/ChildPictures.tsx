import { chakra } from '@chakra-ui/react';
import { useEffect, useMemo, useState } from 'react';
import type { EntityName, GalleryName } from '../../../model/schema/entities';
import { picturesKindOf } from '../../../model/schema/entities';
import { parentColumn } from '../../../model/schema/parents';
import type { StoredRow } from '../../store/content/storedRow';
import { ModalText } from '../../ui/components/dialog/ModalText';
import { useTexts } from '../../ui/text/useTexts';
import { useListEditor } from '../list/useListEditor';
import { useChildRows } from '../list/filter/listRows';
import { useEditedRows } from '../requests/useEditedRows';
import { GalleryUpload } from './GalleryUpload';
import { ListEditor } from './ListEditor';
import { useDeleteQuestion } from './useDeleteQuestion';

interface ChildPicturesProps {
  /** The kind of the parent. */
  readonly entity: EntityName;
  /** The parent; undefined while it is not saved. */
  readonly row: StoredRow | undefined;
  /** Called when the pictures begin or end to be changed. The parent's dialog stays open until then. */
  readonly onBusy: (isBusy: boolean) => void;
}

interface PicturesProps extends Pick<ChildPicturesProps, 'onBusy'> {
  readonly entity: GalleryName;
  readonly parentId: number;
  readonly title: string;
}

const Pictures = ({ entity, parentId, title, onBusy }: PicturesProps) => {
  const column = parentColumn(entity);
  const rows = useChildRows(useEditedRows(entity), column, parentId);
  const presetValues = useMemo(() => ({ [column]: parentId }), [column, parentId]);
  const editor = useListEditor({ entity, rows, presetValues, question: useDeleteQuestion(entity) });
  const [isUploading, setIsUploading] = useState(false);
  const isBusy = isUploading || editor.isBlocked;
  useEffect(() => {
    onBusy(isBusy);
    return () => onBusy(false);
  }, [onBusy, isBusy]);
  return (
    <>
      <GalleryUpload editor={{ ...editor, entity }} takesPaste={false} onUploading={setIsUploading} />
      <ListEditor editor={editor} label={title} />
    </>
  );
};

/** The further pictures of a row, in its dialog. Each change of them is saved at once. */
export function ChildPictures({ entity, row, onBusy }: ChildPicturesProps) {
  const text = useTexts('editors');
  const kind = picturesKindOf(entity);
  if (!kind) return null;
  const title = text('more-pictures');
  return (
    <ModalText
      as="section"
      aria-label={title}
      borderTopWidth="1px"
      borderStyle="solid"
      borderColor="line.subtle"
    >
      <chakra.h3 fontSize="lg">{title}</chakra.h3>
      <chakra.p marginBottom="4" color="fg.muted">
        {text(row ? 'more-pictures-hint' : 'more-pictures-later')}
      </chakra.p>
      {row ? <Pictures entity={kind} parentId={row.id} title={title} onBusy={onBusy} /> : null}
    </ModalText>
  );
}
