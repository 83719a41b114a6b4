import { chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { EntityName } from '../../../model/entities';
import type { StoredRow } from '../../store/collections';
import { Button } from '../../ui/parts/button';
import { Picture } from '../../ui/parts/Picture';
import { useTexts } from '../../ui/text/useTexts';
import { ItemDetails } from './ItemDetails';
import type { RowName } from './rowNames';
import { imageColumn } from './rowNames';
import { RowActions } from './RowActions';

interface ItemRowProps {
  readonly entity: EntityName;
  readonly row: StoredRow;
  readonly name: RowName;
  readonly hasDetails: boolean;
  readonly isDisabled: boolean;
  readonly isDeleting: boolean;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

interface ThumbnailProps {
  readonly entity: EntityName;
  readonly row: StoredRow;
  /** As wide as there is room. */
  readonly isWide?: boolean;
}

/** The picture of a row, small: what it shows is said by the name beside it. */
export const Thumbnail = ({ entity, row, isWide = false }: ThumbnailProps) => {
  const column = imageColumn(entity);
  if (column === undefined) return null;
  return (
    <Picture
      src={String(row[column] ?? '')}
      alt=""
      ratio={3 / 2}
      width={isWide ? 'full' : { base: '4.5rem', md: '6rem' }}
      flexShrink="0"
      borderRadius="sm"
    />
  );
};

/** What a row is called, and below it what it is called in the other language. */
export const Name = ({ name: { name, otherName, otherLanguage } }: { name: RowName }) => (
  <chakra.div flex="1" minWidth="0">
    <chakra.p fontWeight="semibold" lineHeight="snug" overflowWrap="anywhere" lineClamp="2">
      {name}
    </chakra.p>
    {otherName === '' ? null : (
      <chakra.p
        fontSize="sm"
        lineHeight="snug"
        color="fg.muted"
        overflowWrap="anywhere"
        lineClamp="2"
        lang={otherLanguage}
      >
        {otherName}
      </chakra.p>
    )}
  </chakra.div>
);

/** A row of a list: what it is, and what can be done with it. */
export const ItemRow = ({
  entity,
  row,
  name,
  hasDetails,
  isDisabled,
  isDeleting,
  onEdit,
  onDelete,
}: ItemRowProps) => {
  const text = useTexts('editors');
  const [isExpanded, setIsExpanded] = useState(false);
  const detailsId = useId();
  return (
    <chakra.li borderTopWidth="1px" borderStyle="solid" borderColor="line.subtle" _first={{ border: 'none' }}>
      <chakra.div
        display="flex"
        flexWrap={{ base: 'wrap', sm: 'nowrap' }}
        alignItems="center"
        justifyContent="flex-end"
        columnGap="4"
        rowGap="2"
        padding="3"
      >
        <chakra.div display="flex" alignItems="center" gap="4" flex="1 1 14rem" minWidth="0">
          <Thumbnail entity={entity} row={row} />
          <Name name={name} />
        </chakra.div>
        {hasDetails ? (
          <Button
            look="quiet"
            size="icon"
            aria-expanded={isExpanded}
            aria-controls={isExpanded ? detailsId : undefined}
            aria-label={text('details-of', { name: name.name })}
            onClick={() => setIsExpanded(!isExpanded)}
          >
            <chakra.span
              display="inline-flex"
              transition="transform 160ms"
              transform={isExpanded ? 'rotate(180deg)' : 'none'}
            >
              <ChevronDown aria-hidden="true" />
            </chakra.span>
          </Button>
        ) : null}
        <RowActions
          rowId={row.id}
          name={name.name}
          isDisabled={isDisabled}
          isDeleting={isDeleting}
          onEdit={onEdit}
          onDelete={onDelete}
        />
      </chakra.div>
      {hasDetails && isExpanded ? (
        <div id={detailsId}>
          <ItemDetails entity={entity} row={row} />
        </div>
      ) : null}
    </chakra.li>
  );
};
