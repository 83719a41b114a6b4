/** A client as another team would write it, with types that are generated from the OpenAPI document. */
export const clientSource = `
import { readFile } from 'node:fs/promises';
import createClient from 'openapi-fetch';
import type { components, paths } from './api.js';

type Product = components['schemas']['Product'];

const [baseUrl = '', email = '', password = ''] = process.argv.slice(2);
const client = createClient<paths>({ baseUrl });

const unwrap = <Data>({ data, error }: { data?: Data; error?: { message: string } }): Data => {
  if (data === undefined) throw new Error(error?.message);
  return data;
};

const { Authorization } = unwrap(await client.POST('/api/auth/login', { body: { email, password } }));
client.use({
  onRequest: ({ request }) => {
    request.headers.set('authorization', 'Bearer ' + Authorization);
  },
});

const upload = unwrap(
  await client.POST('/api/file/upload', {
    body: { file: new Blob(['%PDF-1.7 sheet'], { type: 'application/pdf' }) },
    bodySerializer: ({ file }) => {
      const form = new FormData();
      form.append('file', file, 'sheet.pdf');
      return form;
    },
  }),
);

const { id } = unwrap(
  await client.POST('/api/product/save', { body: { nameEn: 'Hose', fileName: upload.fileName } }),
);
const added: Product = unwrap(await client.GET('/api/product/{id}', { params: { path: { id: String(id) } } }));
unwrap(await client.PUT('/api/product/update', { body: [{ id, nameFr: 'Tuyau', base: { nameFr: added.nameFr } }] }));
unwrap(await client.PUT('/api/product/update', { body: { ...added, nameFr: 'Tuyau', displayOrder: 3 } }));
const { products } = unwrap(await client.GET('/api/product/all'));
const names: readonly string[] = products.map(({ nameEn, nameFr }) => nameEn + ' / ' + nameFr);
const file = await client.GET('/api/file/download/{fileName}', {
  params: { path: { fileName: upload.fileName } },
  parseAs: 'text',
});
unwrap(await client.DELETE('/api/product/delete', { body: { id } }));
const { error } = await client.GET('/api/product/{id}', { params: { path: { id: String(id) } } });

// @ts-expect-error a name is a text
const wrong: components['schemas']['NewProduct'] = { nameEn: true };
// @ts-expect-error a response names every column
const missing: Product = { id };
void [wrong, missing, readFile];

const { resources } = unwrap(await client.GET('/api/allModels'));
console.log(JSON.stringify({ added, names, file: file.data, error: error?.message, texts: resources.length }));
`;
