import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { imageColumn, pictureSubject } from '../../../../model/schema/rowNames';
import type { EntityName } from '../../../../model/schema/entities';
import type { StoredRow } from '../../../store/content/storedRow';
import { Picture } from '../../../ui/components/Picture';
import { RowChips } from '../../controls/LanguageChips';
import type { RowName } from '../../fields/rowNames';
import { HiddenMark, ScheduleNote } from './HiddenMark';
import { NewMark } from './NewMark';
import { RowFactsLine } from './RowFacts';
import { isTable } from './tableColumns';

interface ThumbnailProps {
  readonly entity: EntityName;
  readonly row: StoredRow;
  /** Whether it takes the full width. */
  readonly isWide?: boolean;
}

/** The small picture of a row. It is decorative: the name beside it says what it shows. */
export function Thumbnail({ entity, row, isWide = false }: ThumbnailProps) {
  const column = imageColumn(entity);
  if (column === undefined) return null;
  return (
    <Picture
      src={String(row[column] ?? '')}
      alt={null}
      subject={pictureSubject(entity)}
      sizes={isWide ? '50vw' : '4.5rem'}
      ratio={3 / 2}
      width={isWide ? 'full' : { base: '4.5rem', md: '3.75rem' }}
      flexShrink="0"
      borderRadius="sm"
    />
  );
}

interface NameProps {
  readonly name: RowName;
  /** Whether a wide screen cuts a name of more than two lines. The pointer and screen readers get all of it. */
  readonly isShort?: boolean;
  /** Content below the name. */
  readonly children?: ReactNode;
}

const oneLine = { xl: { truncate: true } } as const;

/** Long names often differ at their end. */
const twoLines = { xl: { lineClamp: '2' } } as const;

/** The name of a row, and below it the name in the other language. Both are whole: long names often differ at their end. */
export function Name({ name: { name, otherName, otherLanguage }, isShort = false, children }: NameProps) {
  return (
    <chakra.div flex={{ base: '1', sm: '1 1 12rem' }} minWidth="0">
      <chakra.p
        fontSize={{ base: 'md', md: 'sm' }}
        fontWeight="semibold"
        lineHeight="snug"
        overflowWrap="anywhere"
        {...(isShort && { ...twoLines, title: name })}
      >
        {name}
      </chakra.p>
      {otherName === '' ? null : (
        <chakra.p
          fontSize={{ base: 'sm', md: 'xs' }}
          lineHeight="snug"
          color="fg.muted"
          overflowWrap="anywhere"
          lang={otherLanguage}
          {...(isShort && { ...oneLine, title: otherName })}
        >
          {otherName}
        </chakra.p>
      )}
      {children}
    </chakra.div>
  );
}

export interface RowTitleProps {
  readonly entity: EntityName;
  readonly row: StoredRow;
  readonly name: RowName;
  readonly isNew: boolean;
  readonly isHidden: boolean;
}

/** The name of a row with its marks: beside it, or below it where there is no room. */
export function RowTitle({ entity, row, name, isNew, isHidden }: RowTitleProps) {
  return (
    <chakra.div
      display="flex"
      flexDirection={{ base: 'column', sm: 'row' }}
      flexWrap={{ sm: 'wrap' }}
      alignItems={{ base: 'flex-start', sm: 'center' }}
      columnGap="4"
      rowGap="1"
      flex="1"
      minWidth="0"
    >
      <Name name={name} isShort={isTable(entity)}>
        <RowFactsLine entity={entity} row={row} />
      </Name>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        columnGap="2"
        rowGap="1"
        _empty={{ display: 'none' }}
      >
        {isNew ? <NewMark /> : null}
        {isHidden ? <HiddenMark /> : null}
        <RowChips entity={entity} row={row} />
        <ScheduleNote entity={entity} id={row.id} />
      </chakra.div>
    </chakra.div>
  );
}
