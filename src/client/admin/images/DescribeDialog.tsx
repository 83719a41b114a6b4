import { chakra } from '@chakra-ui/react';
import { useId, useState } from 'react';
import type { Language } from '../../../model/site/languages';
import { languages } from '../../../model/site/languages';
import type { ImageDescription, SiteImage } from '../../../model/images/variants';
import { altText, maxAltLength, imageVariantOf, widthsOf } from '../../../model/images/variants';
import { Modal } from '../../ui/components/dialog/Modal';
import { ModalText } from '../../ui/components/dialog/ModalText';
import { useTexts } from '../../ui/text/useTexts';
import { useConflictChoices } from '../conflicts/useConflictChoices';
import { FieldGroup } from '../controls/inputs/FieldGroup';
import { Banner } from '../controls/Banner';
import { BilingualTextFields } from '../richText/BilingualTextFields';
import { DialogFooter } from '../controls/DialogFooter';
import { saveShortcut } from '../controls/saveShortcut';
import { useMayDiscard } from '../unsaved/mayDiscard';
import { useUnsavedChanges } from '../unsaved/useUnsavedChanges';
import { useAppSelector } from '../../store/hooks';
import { selectLanguage } from '../../store/selectors';
import { conflictingParts, DescriptionConflict } from './DescriptionConflict';
import { FocusPicker } from './FocusPicker';
import { useSaveDescription } from './useSaveDescription';
import type { DescriptionForm } from './useDescriptionForm';
import { useDescribedPicture, useDescriptionForm } from './useDescriptionForm';
import type { FocalPoint } from './FocusPicker';

/** The ratios of width to height of cards and of portraits. With these widths both are equally high. */
const crops = [
  { ratio: 3 / 2, width: '9rem' },
  { ratio: 4 / 5, width: '4.8rem' },
] as const;

/** Previews of a picture as cards and portraits crop it. */
function CropPreview({ src, focus }: { readonly src: string; readonly focus: FocalPoint }) {
  const text = useTexts('editors');
  return (
    <FieldGroup label={text('image-preview')}>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        {crops.map(({ ratio, width }) => (
          <chakra.img
            key={width}
            src={src}
            alt=""
            objectFit="cover"
            borderRadius="sm"
            bg="bg.sunken"
            style={{ width, aspectRatio: String(ratio), objectPosition: `${focus.focalX}% ${focus.focalY}%` }}
          />
        ))}
      </chakra.div>
      <chakra.p fontSize="sm" color="fg.muted">
        {text('image-preview-hint')}
      </chakra.p>
    </FieldGroup>
  );
}

interface DescribeDialogProps {
  /** The URL of an image of this site. */
  readonly src: string;
  readonly onClose: () => void;
}

/** The URL of a variant that is large enough for the dialog; the original of an unknown or an animated image. */
const previewSrcOf = (src: string, known: SiteImage | undefined): string => {
  const width =
    known && !known.isAnimated ? widthsOf(known.width).findLast((candidate) => candidate <= 1080) : undefined;
  return width === undefined ? src : imageVariantOf(src, width, 'webp');
};

interface PartProps {
  readonly form: DescriptionForm;
  readonly isBusy: boolean;
}

/** The picture with its focal point, and beside it previews of the cropped picture. */
const FocalPoint = ({
  src,
  known,
  form,
  isBusy,
}: PartProps & { src: string; known: SiteImage | undefined }) => {
  const text = useTexts('editors');
  const hintId = useId();
  const [hasFailed, setHasFailed] = useState(false);
  const previewSrc = hasFailed ? src : previewSrcOf(src, known);
  return (
    <chakra.div
      display="grid"
      gap="5"
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 15rem' }}
    >
      <FieldGroup label={text('image-focus')}>
        <FocusPicker
          focus={form.values}
          src={previewSrc}
          size={known}
          onError={() => setHasFailed(true)}
          describedBy={hintId}
          isDisabled={isBusy}
          onChange={form.change}
        />
        <chakra.p id={hintId} fontSize="sm" color="fg.muted">
          {text('image-focus-hint')}
        </chakra.p>
      </FieldGroup>
      <CropPreview src={previewSrc} focus={form.values} />
    </chakra.div>
  );
};

const isTooLong = (form: DescriptionForm, language: Language): boolean =>
  [...altText(form.values, language)].length > maxAltLength;

const AlternativeTexts = ({ form, isBusy }: PartProps) => {
  const text = useTexts('editors');
  return (
    <FieldGroup label={text('image-alt')}>
      <chakra.p fontSize="sm" color="fg.muted">
        {text('image-alt-hint')}
      </chakra.p>
      <BilingualTextFields
        values={{ en: form.values.altEn, fr: form.values.altFr }}
        isHtml={() => false}
        isReadOnly={() => isBusy}
        errorOf={(language) =>
          isTooLong(form, language) ? text('field-too-long', { limit: maxAltLength }) : undefined
        }
        onChange={(language, typed) => form.change(language === 'en' ? { altEn: typed } : { altFr: typed })}
      />
    </FieldGroup>
  );
};

/** Edits the focal point and the alt texts of an image of this site. The dialog asks before it discards changes. */
export function DescribeDialog({ src, onClose }: DescribeDialogProps) {
  const text = useTexts('editors');
  const toast = useTexts('toast');
  const mayDiscard = useMayDiscard();
  const { name, known, description } = useDescribedPicture(src);
  const form = useDescriptionForm(description);
  const { isBusy, failure, conflict, submit } = useSaveDescription(name, form, onClose);
  const reader = useAppSelector(selectLanguage);
  const choices = useConflictChoices<Partial<ImageDescription>>(conflict, conflictingParts(conflict, reader));
  useUnsavedChanges(form.isDirty);
  const save = (): void => {
    if (isBusy || languages.some((language) => isTooLong(form, language))) return;
    if (!choices.areMade()) return;
    if (form.isDirty) submit();
    else onClose();
  };
  const cancel = (): void => {
    if (!isBusy && (!form.isDirty || mayDiscard())) onClose();
  };
  return (
    <Modal
      title={text('image-describe-title')}
      isOpen
      onClose={cancel}
      size="lg"
      closesOnOutsideClick={false}
      footer={<DialogFooter isBusy={isBusy} onCancel={cancel} onSave={save} />}
    >
      <ModalText display="grid" gap="5" aria-busy={isBusy} onKeyDown={saveShortcut(save)}>
        {failure ? (
          <Banner takesFocus>
            {text('not-saved')} {failure.message ?? toast('back-end-error')} {text('field-kept')}
          </Banner>
        ) : null}
        {conflict ? (
          <DescriptionConflict
            key={JSON.stringify(conflict)}
            conflict={conflict}
            choices={choices}
            form={form}
            isBusy={isBusy}
          />
        ) : null}
        <FocalPoint src={src} known={known} form={form} isBusy={isBusy} />
        <AlternativeTexts form={form} isBusy={isBusy} />
      </ModalText>
    </Modal>
  );
}
