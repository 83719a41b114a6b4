import { entityNames } from '../../../src/model/schema/entities';
import { storeDocument } from '../../../src/server/files/documents';
import { storeImage } from '../../../src/server/images/storeImage';
import { saveSample } from '../data/factories';
import { ask } from '../inquiries/visitor';
import { pixel } from '../data/pixel';
import { enrol } from './secondFactor';
import { superUser, TestServer } from './server/testServer';

/**
 * A site with a row of each kind, a deleted row, a document, an image, an inquiry, another one that was erased, and a super-user
 * with a second factor.
 */
export async function startSampleSite(): Promise<TestServer> {
  const server = await TestServer.start();
  const token = await server.login();
  for (const name of entityNames) await saveSample(server, token, name, {});
  await saveSample(server, token, 'tanker', { nameFr: 'L’été\n"œuvre" 🚚' });
  const deletedRow = await saveSample(server, token, 'tanker');
  await server.request('DELETE', '/api/tanker/delete', { token, body: { id: deletedRow.id } });
  await storeDocument(server.files.documents, `été ${'x'.repeat(100)}.pdf`, Buffer.from('%PDF-1.7 été'));
  await storeImage(server.files.images, pixel);
  await ask(server);
  await ask(server);
  await server.request('DELETE', '/api/inquiry/erase/2', { token });
  await enrol(server, await server.login(superUser), superUser);
  return server;
}
