import type { EntityName } from '../../schema/entities';
import type { Order } from '../../schema/mergeOrders';

/** Where something on a page comes from: a text, a field of a row, or the description of a picture. */
export type PageSource =
  | { readonly kind: 'text'; readonly page: string | null; readonly key: string }
  | { readonly kind: 'field'; readonly entity: EntityName; readonly id: number; readonly field: string }
  | { readonly kind: 'image'; readonly name: string };

export type TextSource = Extract<PageSource, { kind: 'text' }>;
export type FieldSource = Extract<PageSource, { kind: 'field' }>;
export type ImageSource = Extract<PageSource, { kind: 'image' }>;

/** A name of the source: the same for the same source. */
export function sourceId(source: PageSource): string {
  switch (source.kind) {
    case 'text':
      return `text/${source.page ?? ''}/${source.key}`;
    case 'field':
      return `field/${source.entity}/${source.id}/${source.field}`;
    case 'image':
      return `image/${source.name}`;
  }
}

/** The sources without repetitions, in their order. */
export function distinctSources(sources: readonly PageSource[]): readonly PageSource[] {
  return [...new Map(sources.map((source) => [sourceId(source), source])).values()];
}

/** The target of a popover: a text in both languages, fields of one row, or the description of a picture. */
export type PageTarget =
  | TextSource
  | ImageSource
  | {
      readonly kind: 'row';
      readonly entity: EntityName;
      readonly id: number;
      readonly fields: readonly string[];
    };

export type RowTarget = Extract<PageTarget, { kind: 'row' }>;
/** A row on the page. */
export type RowRef = Pick<RowTarget, 'entity' | 'id'>;

const isSameRow = (target: PageTarget, source: FieldSource): target is RowTarget =>
  target.kind === 'row' && target.entity === source.entity && target.id === source.id;

/** The targets of some sources. Fields of the same row are one target. */
export function targetsOf(sources: readonly PageSource[]): readonly PageTarget[] {
  return distinctSources(sources).reduce<readonly PageTarget[]>((targets, source) => {
    if (source.kind !== 'field') return [...targets, source];
    const { entity, id, field } = source;
    if (!targets.some((target) => isSameRow(target, source)))
      return [...targets, { kind: 'row', entity, id, fields: [field] }];
    return targets.map((target) =>
      isSameRow(target, source) ? { ...target, fields: [...target.fields, field] } : target,
    );
  }, []);
}

/** The target as targets with one field each. */
export function singleTargets(target: PageTarget): readonly PageTarget[] {
  return target.kind === 'row' ? target.fields.map((field) => ({ ...target, fields: [field] })) : [target];
}

/** A name of the target: the same for the same target. */
export function targetId(target: PageTarget): string {
  return target.kind === 'row'
    ? `row/${target.entity}/${target.id}/${target.fields.join()}`
    : sourceId(target);
}

/** Typed values that are not saved but shown on the page: of a row's columns, or of a text's languages. */
export interface PageDraft {
  readonly target: PageTarget;
  readonly values: Readonly<Record<string, unknown>>;
}

/** The rows of a list in an order that is not saved yet, which the page shows. */
export interface OrderDraft {
  readonly entity: EntityName;
  readonly order: Order;
}

/** A save: the values of the form, and those that the administrator has seen before. */
export interface PageSave extends PageDraft {
  readonly base: Readonly<Record<string, unknown>>;
  /** The key by which the server recognizes a repeated request. */
  readonly requestKey: string;
  /** Whether the row is hidden before it is changed. */
  readonly isHidden?: boolean;
  /** Whether the text is formatted. It matters only if somebody has deleted the text since. */
  readonly isHtml?: boolean;
}
