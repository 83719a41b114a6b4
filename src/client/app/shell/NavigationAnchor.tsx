import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { onlyWithoutScripts } from '../../ui/components/page/withoutScripts';
import { BarAnchor } from './barItem';

/** The id of the list of all pages at the end of the page, for readers without scripts. */
export const navigationId = 'navigation';

/** In place of a menu that needs scripts: a link to the list of all pages. */
export function NavigationAnchor(props: Omit<ComponentProps<typeof BarAnchor>, 'href'>) {
  return (
    <chakra.span css={onlyWithoutScripts}>
      <BarAnchor href={`#${navigationId}`} {...props} />
    </chakra.span>
  );
}
