import type { ColumnDefinitionBuilder, CreateTableBuilder, Kysely } from 'kysely';
import { isPostgres } from '../dialect';

/** Helpers that the migrations share. They describe a released schema, so existing helpers never change. */

type Schema = Kysely<unknown>;

/** Creates a table with generated ids that are never reused. */
export function createTable(database: Schema, name: string): CreateTableBuilder<string, string> {
  return database.schema
    .createTable(name)
    .addColumn('id', 'integer', (column) =>
      isPostgres(database)
        ? column.primaryKey().generatedByDefaultAsIdentity()
        : column.primaryKey().autoIncrement(),
    );
}

type Column = (builder: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;

export const required: Column = (column) => column.notNull();

export const text: Column = (column) => column.notNull().defaultTo('');

export function integer(fallback: number): Column {
  return (column) => column.notNull().defaultTo(fallback);
}

/** A row's parent. There is no cascade: the server deletes children explicitly, so that the journal records them. */
export function references(table: string): Column {
  return (column) => column.notNull().references(`${table}.id`);
}

/** The names of text columns in both languages. */
export function localized(...names: readonly string[]): string[] {
  return names.flatMap((name) => [`${name}En`, `${name}Fr`]);
}

export function addTexts(
  table: CreateTableBuilder<string, string>,
  names: readonly string[],
): CreateTableBuilder<string, string> {
  return names.reduce((builder, name) => builder.addColumn(name, 'text', text), table);
}
