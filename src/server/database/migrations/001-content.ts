import type { CreateTableBuilder, Kysely } from 'kysely';
import { addTexts, createTable, integer, localized, references } from './columns';

type Table = CreateTableBuilder<string, string>;

const ordered = (table: Table): Table => table.addColumn('displayOrder', 'integer', integer(0));

const branded = (table: Table): Table => table.addColumn('isCertipropane', 'integer', integer(0));

const contactTables = async (database: Kysely<unknown>): Promise<void> => {
  await ordered(addTexts(createTable(database, 'locations'), ['nameEn'])).execute();
  const contacts: Readonly<Record<string, readonly string[]>> = {
    telephones: ['telephone'],
    emails: ['email'],
    openings: ['opening', 'closing'],
  };
  for (const [name, columns] of Object.entries(contacts)) {
    const table = createTable(database, name).addColumn('locationId', 'integer', references('locations'));
    await branded(ordered(addTexts(table, [...localized('name'), ...columns]))).execute();
    await database.schema.createIndex(`${name}_location`).on(name).column('locationId').execute();
  }
};

const createChild = async (
  database: Kysely<unknown>,
  name: string,
  [column, parent]: readonly [string, string],
  complete: (table: Table) => Table,
): Promise<void> => {
  const table = createTable(database, name).addColumn(column, 'integer', references(parent));
  await complete(table).execute();
  await database.schema.createIndex(`${name}_parent`).on(name).column(column).execute();
};

const typedTables = async (database: Kysely<unknown>): Promise<void> => {
  await ordered(addTexts(createTable(database, 'manufacturers'), localized('name'))).execute();
  await createChild(database, 'manufacturerImages', ['manufacturerId', 'manufacturers'], (table) =>
    ordered(addTexts(table, ['image', ...localized('description')])),
  );
  await ordered(addTexts(createTable(database, 'realizationTypes'), localized('realizationType'))).execute();
  await createChild(database, 'realizations', ['realizationTypeId', 'realizationTypes'], (table) =>
    branded(
      ordered(
        addTexts(table, [
          'image',
          ...localized('description', 'projectType'),
          ...['specification', 'capacity', 'material', 'compartments'],
        ]),
      ),
    ),
  );
  await ordered(addTexts(createTable(database, 'assemblyTypes'), localized('name'))).execute();
  await createChild(database, 'assemblies', ['assemblyTypeId', 'assemblyTypes'], (table) =>
    branded(ordered(addTexts(table, [...localized('name', 'description'), 'image']))),
  );
};

const listTables = async (database: Kysely<unknown>): Promise<void> => {
  await ordered(
    addTexts(createTable(database, 'employees'), [
      ...['firstName', 'lastName', 'email', 'image', 'company'],
      ...localized('role', 'description'),
    ]),
  ).execute();
  await ordered(
    addTexts(createTable(database, 'products'), [...localized('name', 'description'), 'image', 'fileName']),
  ).execute();
  await branded(ordered(addTexts(createTable(database, 'galleryImages'), ['galleryId', 'image']))).execute();
  const tankers = addTexts(createTable(database, 'tankers'), [
    ...localized('name', 'engine', 'additionalInformation'),
    ...['image', 'price', 'unitId', 'kilometers', 'manufacturer', 'year', 'capacityInLitres', 'capacity'],
    ...['material', 'noCompartments', 'dispenser', 'availability', 'cylinderRefill', 'pump'],
  ]);
  await branded(ordered(tankers.addColumn('tankerTypeId', 'integer', integer(1)))).execute();
  const postings = addTexts(
    createTable(database, 'job_postings'),
    localized('jobTitle', 'jobSummary', 'jobDescription', 'companyDescription'),
  );
  await ordered(postings.addColumn('locationId', 'integer', integer(1))).execute();
};

/** The kinds of content of the first release. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await contactTables(database);
  await typedTables(database);
  await listTables(database);
}
