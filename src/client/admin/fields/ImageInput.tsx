import { chakra } from '@chakra-ui/react';
import { Trash2 } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { pictureSubject } from '../../../model/schema/rowNames';
import { Button } from '../../ui/components/button';
import { Picture } from '../../ui/components/Picture';
import { useTexts } from '../../ui/text/useTexts';
import { DescribeButton } from '../images/DescribeButton';
import { DescribeDialog } from '../images/DescribeDialog';
import { DropZone } from '../uploads/DropZone';
import { UploadStatus } from '../uploads/UploadStatus';
import { useImageUploads } from '../uploads/useImageUploads';
import type { FieldInputProps } from './fieldEditor';
import { FieldGroup } from '../controls/inputs/FieldGroup';
import { useFormSettings } from './formSettings';
import { useColumn } from './useColumn';

/** The input of a picture. A chosen file is sent to the image host at once; the form saves its URL. */
export function ImageInput({ column, label }: FieldInputProps) {
  const text = useTexts('editors');
  const { entity, onUploading } = useFormSettings();
  const { value, onChange, isSaving } = useColumn(column);
  const src = typeof value === 'string' ? value : '';
  const stateId = useId();
  const [describedSrc, setDescribedSrc] = useState<string>();
  const upload = useImageUploads(`${entity} image`, async ({ links: [link] }) => onChange(link));
  useEffect(() => onUploading(upload.isBusy), [onUploading, upload.isBusy]);
  return (
    <FieldGroup label={label}>
      <DropZone
        label={text(src ? 'image-replace' : 'image-choose')}
        hint={text('image-drop')}
        isDisabled={isSaving || upload.isBusy || describedSrc !== undefined}
        describedBy={stateId}
        onFiles={([file]) => {
          if (file) upload.choose([file]);
        }}
      >
        <Picture
          src={src}
          alt={null}
          subject={pictureSubject(entity)}
          sizes="10rem"
          ratio={3 / 2}
          width="9.5rem"
          borderRadius="sm"
          fit="contain"
        />
        <chakra.span id={stateId} srOnly>
          {src ? null : text('image-none')}
        </chakra.span>
        <DescribeButton src={src} order="1" disabled={isSaving} onClick={() => setDescribedSrc(src)} />
        {src ? (
          <Button
            variant="ghost"
            size="icon"
            order="1"
            disabled={isSaving}
            aria-label={text('image-remove')}
            title={text('image-remove')}
            onClick={() => onChange('')}
          >
            <Trash2 aria-hidden="true" size={20} />
          </Button>
        ) : null}
      </DropZone>
      <UploadStatus upload={upload} />
      {describedSrc === undefined ? null : (
        <DescribeDialog src={describedSrc} onClose={() => setDescribedSrc(undefined)} />
      )}
    </FieldGroup>
  );
}
