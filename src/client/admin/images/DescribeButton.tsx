import { chakra } from '@chakra-ui/react';
import { Crosshair } from 'lucide-react';
import type { ComponentProps } from 'react';
import { imageNameOf } from '../../../model/images/variants';
import { Button } from '../../ui/components/button';
import { useTexts } from '../../ui/text/useTexts';

interface DescribeButtonProps extends Omit<ComponentProps<typeof Button>, 'children'> {
  /** The URL of the image. */
  readonly src: string;
  /** The name of the picture, if there are several. */
  readonly of?: string;
}

/** Opens the description of an image. Images of other hosts have none, and no button. */
export function DescribeButton({ src, of, ...props }: DescribeButtonProps) {
  const text = useTexts('editors');
  if (imageNameOf(src) === undefined) return null;
  return (
    <Button variant="ghost" size="sm" minHeight="11" {...props}>
      <Crosshair aria-hidden="true" size={20} />
      <span>
        {text('image-describe')}
        {of === undefined ? null : <chakra.span srOnly> {of}</chakra.span>}
      </span>
    </Button>
  );
}
