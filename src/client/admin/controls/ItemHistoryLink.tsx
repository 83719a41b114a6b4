import { chakra } from '@chakra-ui/react';
import { History } from 'lucide-react';
import type { EntityName } from '../../../model/schema/entities';
import { LinkButton } from '../../ui/components/button';
import { useTexts } from '../../ui/text/useTexts';
import { useItemHistoryPath } from './useItemHistoryPath';

interface ItemHistoryLinkProps {
  readonly entity: EntityName;
  readonly id: number;
}

/** A link to the history of an item. On a phone it is an icon, so that the buttons beside it stay in its line. */
export function ItemHistoryLink({ entity, id }: ItemHistoryLinkProps) {
  const text = useTexts('history');
  const itemHistoryPath = useItemHistoryPath();
  return (
    <LinkButton
      to={itemHistoryPath(entity, id)}
      variant="ghost"
      marginInlineEnd="auto"
      paddingInline={{ base: '3', sm: '5' }}
      aria-label={text('of-this-item')}
      title={text('of-this-item')}
    >
      <History aria-hidden="true" size={18} />
      <chakra.span hideBelow="sm">{text('of-this-item')}</chakra.span>
    </LinkButton>
  );
}
