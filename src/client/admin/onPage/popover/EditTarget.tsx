import { imageLink } from '../../../../model/images/variants';
import { DescribeDialog } from '../../images/DescribeDialog';
import type { EditPopoverProps } from './EditPopover';
import { EditPopover } from './EditPopover';

interface EditTargetProps extends EditPopoverProps {
  /** The dialog of a picture is closed. It has asked before it discards something. */
  readonly onClosed: () => void;
}

/**
 * Edits the chosen target: the description of a picture in a dialog, any other target in a popover beside it.
 */
const EditTarget = ({ onClosed, ...props }: EditTargetProps) => {
  const { target } = props;
  return target.kind === 'image' ? (
    <DescribeDialog src={imageLink(target.name)} onClose={onClosed} />
  ) : (
    <EditPopover {...props} />
  );
};

export default EditTarget;
