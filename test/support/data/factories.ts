import { companies } from '../../../src/model/site/brands';
import type { EntityName } from '../../../src/model/schema/entities';
import { entities, isEntityName } from '../../../src/model/schema/entities';
import { parentField } from '../../../src/model/schema/entities/entity';
import type { Field, FieldKind } from '../../../src/model/schema/fields';
import { columnsOf } from '../../../src/model/schema/fields';
import type { TestServer } from '../site/server/testServer';
import { isRecord } from '../site/server/testServer';

export type SampleRow = Record<string, string | number | boolean>;

let rowCount = 0;

/** A different, valid value for each row. A new field kind does not compile until it has a sample here. */
const samples: Readonly<
  Record<FieldKind, (name: string, serial: number, field: Field) => SampleRow[string]>
> = {
  text: (name, serial) => `${name} ${serial}`,
  localizedText: (name, serial) => `${name} ${serial}`,
  localizedRichText: (name, serial) => `<p>${name} <strong>${serial}</strong></p>`,
  measure: (_name, serial) => String(serial * 100),
  email: (_name, serial) => `someone${serial}@example.com`,
  telephone: (_name, serial) => `819-555-${String(serial % 10_000).padStart(4, '0')}`,
  time: (_name, serial, field) =>
    `${String(serial % 24).padStart(2, '0')}:${field.kind === 'time' && field.after ? '45' : '30'}`, // later than the opening
  date: (_name, serial) => new Date(Date.UTC(2027, 0, serial)).toISOString().slice(0, 10),
  image: (_name, serial) => `https://pictures.example/${serial}.jpg`,
  file: (_name, serial) => `sheet-${serial}.pdf`,
  choice: (_name, serial, field) => {
    const options = field.kind === 'choice' ? field.options : [];
    return options[serial % options.length]?.value ?? '';
  },
  availability: (_name, serial) => `onOrder:2027-${String((serial % 12) + 1).padStart(2, '0')}`,
  soldAt: () => '',
  company: (_name, serial) => companies[serial % companies.length] ?? companies[0],
  reference: (_name, serial) => serial,
  parent: (_name, _serial, field) => (field.kind === 'parent' && field.as === 'text' ? '1' : 1),
  order: (_name, serial) => serial,
  brandFlag: (_name, serial) => serial % 2 === 0,
};

/** A complete, valid row, as a request would send it. The parent's id is 1 unless `values` says otherwise. */
export function sampleRow(name: EntityName, values: Readonly<SampleRow> = {}): SampleRow {
  rowCount += 1;
  const serial = rowCount;
  const sample: SampleRow = Object.fromEntries(
    columnsOf(entities[name].fields).map((column) => [
      column.name,
      samples[column.field.kind](column.name, serial, column.field),
    ]),
  );
  return { ...sample, ...values };
}

/** Saves a parent row. @returns the field that refers to the parent, with its id; empty for a kind without a parent */
export async function sampleParent(server: TestServer, token: string, name: EntityName): Promise<SampleRow> {
  const parent = parentField(entities[name]);
  if (!parent || !isEntityName(parent.entity)) return {};
  const { id } = await saveSample(server, token, parent.entity);
  return { [parent.name]: parent.as === 'text' ? String(id) : id };
}

/** Saves a row through the API, and before it the parent that it needs. @returns the row with its id */
export async function saveSample(
  server: TestServer,
  token: string,
  name: EntityName,
  values: Readonly<SampleRow> = {},
): Promise<SampleRow & { id: number }> {
  const parent = parentField(entities[name]);
  const isOrphan = parent !== undefined && values[parent.name] === undefined;
  const row = sampleRow(name, { ...(isOrphan && (await sampleParent(server, token, name))), ...values });
  const { status, body } = await server.request('POST', `/api/${name}/save`, { token, body: row });
  if (status !== 201 || !isRecord(body) || typeof body.id !== 'number') {
    throw new Error(`${name} was not saved: ${status} ${JSON.stringify(body)}`);
  }
  return { ...row, id: body.id };
}
