import { chakra } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link } from '../../navigation/Link';

const Back = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '11',
    color: 'inverse.accent',
    fontWeight: 'semibold',
    textDecoration: 'none',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
    '& svg': { flexShrink: '0' },
  },
});

/** The link from an item back to its list, above the title of the page. */
export function BackLink(props: Pick<ComponentProps<typeof Link>, 'to' | 'onClick' | 'children'>) {
  const { children, ...link } = props;
  return (
    <Back {...link} className="not-printed">
      <ArrowLeft aria-hidden="true" size={20} />
      {children}
    </Back>
  );
}
