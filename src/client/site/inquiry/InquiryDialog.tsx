import type { ComponentProps } from 'react';
import { readAbout } from '../../../model/inquiries/about';
import { LazyModal } from '../../ui/components/dialog/LazyModal';
import { ModalText } from '../../ui/components/dialog/ModalText';
import { InquiryForm } from './InquiryForm';
import { useInquiryTitle } from './useInquiryTitle';

export interface InquiryDialogProps extends Pick<ComponentProps<typeof LazyModal>, 'isOpen' | 'onClose'> {
  /** The subject and the items of the question, as the address has them. */
  readonly about: string;
}

/** The form of a question in a dialog. */
const InquiryDialog = ({ about, isOpen, onClose }: InquiryDialogProps) => {
  const read = readAbout(about);
  return (
    <LazyModal title={useInquiryTitle(read)} isOpen={isOpen} onClose={onClose} closesOnOutsideClick={false}>
      <ModalText paddingBottom="0">
        <InquiryForm key={about} about={read} />
      </ModalText>
    </LazyModal>
  );
};

export default InquiryDialog;
