import { chakra } from '@chakra-ui/react';
import { Crosshair } from 'lucide-react';
import type { ComponentProps } from 'react';
import { imageNameOf } from '../../../model/images/variants';
import { Button } from '../../ui/components/button';
import { useTexts } from '../../ui/text/useTexts';

interface DescribeButtonProps extends Omit<ComponentProps<typeof Button>, 'children'> {
  /** The link of the image. */
  readonly src: string;
  /** Of which picture, where there are several. */
  readonly of?: string;
}

/** Opens what is said of an image; images of other hosts have none. */
export const DescribeButton = ({ src, of, ...props }: DescribeButtonProps) => {
  const text = useTexts('editors');
  if (imageNameOf(src) === undefined) return null;
  return (
    <Button look="quiet" size="sm" minHeight="11" {...props}>
      <Crosshair aria-hidden="true" size={20} />
      <span>
        {text('image-describe')}
        {of === undefined ? null : <chakra.span srOnly> {of}</chakra.span>}
      </span>
    </Button>
  );
};
