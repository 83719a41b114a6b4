import type { ColumnDefinitionBuilder, CreateTableBuilder, Kysely } from 'kysely';
import { isPostgres } from '../dialect';

/** What the migrations share. Like them it describes a schema that has been released, so it only ever grows. */

type Schema = Kysely<unknown>;

/** A table whose ids the database gives and never gives twice. */
export const createTable = (database: Schema, name: string): CreateTableBuilder<string, string> =>
  database.schema
    .createTable(name)
    .addColumn('id', 'integer', (column) =>
      isPostgres(database)
        ? column.primaryKey().generatedByDefaultAsIdentity()
        : column.primaryKey().autoIncrement(),
    );

type Column = (builder: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;

export const required: Column = (column) => column.notNull();

export const text: Column = (column) => column.notNull().defaultTo('');

export const integer =
  (fallback: number): Column =>
  (column) =>
    column.notNull().defaultTo(fallback);

/** A row's parent. Children are deleted before it, by name, so that nothing disappears unseen. */
export const references =
  (table: string): Column =>
  (column) =>
    column.notNull().references(`${table}.id`);

/** Text columns in both languages. */
export const localized = (...names: readonly string[]): string[] =>
  names.flatMap((name) => [`${name}En`, `${name}Fr`]);

export const addTexts = (
  table: CreateTableBuilder<string, string>,
  names: readonly string[],
): CreateTableBuilder<string, string> =>
  names.reduce((builder, name) => builder.addColumn(name, 'text', text), table);
