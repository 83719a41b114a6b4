import { imageLink } from '../../../model/images/variants';
import { DescribeDialog } from '../images/DescribeDialog';
import type { EditPopoverProps } from './EditPopover';
import { EditPopover } from './EditPopover';

/** Edits what was chosen: the description of a picture in its dialog, anything else in a popover beside it. */
const EditTarget = (props: EditPopoverProps) => {
  const { target, onClose } = props;
  return target.kind === 'image' ? (
    <DescribeDialog src={imageLink(target.name)} onClose={() => void onClose()} />
  ) : (
    <EditPopover {...props} />
  );
};

export default EditTarget;
