import type { Row } from '../../../schema/entities';
import { parseMeasure } from '../../../format/numbers';
import { isSoldText } from '../../../format/availability';

type Tanker = Row<'tanker'>;

export type TankerKind = 'truck' | 'trailer';

export type TankerCondition = 'new' | 'used';

/** Whether a tanker is a truck or a trailer; undefined for a type that this site does not know. */
export function tankerKind({ tankerTypeId }: Pick<Tanker, 'tankerTypeId'>): TankerKind | undefined {
  if (tankerTypeId === 1) return 'truck';
  return tankerTypeId === 2 ? 'trailer' : undefined;
}

/** Whether a tanker is new or used. One that has been driven is used, where nothing says otherwise. */
export function tankerCondition({
  condition,
  kilometers,
}: Pick<Tanker, 'condition' | 'kilometers'>): TankerCondition | undefined {
  if (condition === 'new' || condition === 'used') return condition;
  return (parseMeasure(kilometers) ?? 0) > 0 ? 'used' : undefined;
}

export function isSold({ availability }: Pick<Tanker, 'availability'>): boolean {
  return isSoldText(availability);
}
