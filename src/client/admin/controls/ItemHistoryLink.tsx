import { History } from 'lucide-react';
import type { EntityName } from '../../../model/schema/entities';
import { LinkButton } from '../../ui/components/button';
import { useTexts } from '../../ui/text/useTexts';
import { useItemHistoryPath } from './useItemHistoryPath';

interface ItemHistoryLinkProps {
  readonly entity: EntityName;
  readonly id: number;
}

/** A link to the history of an item. */
export function ItemHistoryLink({ entity, id }: ItemHistoryLinkProps) {
  const text = useTexts('history');
  const itemHistoryPath = useItemHistoryPath();
  return (
    <LinkButton to={itemHistoryPath(entity, id)} variant="ghost" marginInlineEnd="auto">
      <History aria-hidden="true" size={18} />
      {text('of-this-item')}
    </LinkButton>
  );
}
