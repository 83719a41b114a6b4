import { clearStoredSession } from '../../../src/client/store/session/storedSession';
import { administrator, TestServer } from '../site/server/testServer';
import { clearToasts } from './jsdomToasts';

interface EditedServer {
  readonly server: TestServer;
  readonly token: string;
}

/** Starts the server of the document, and logs in somebody who uses it besides the editor of the test. */
export async function startEditedServer(
  who: Parameters<TestServer['login']>[0] = administrator,
): Promise<EditedServer> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }); // the server responds outside of React's act()
  const server = await TestServer.start();
  const token = await server.login(who);
  jsdom.reconfigure({ url: await server.listen() });
  return { server, token };
}

/** Logs out, removes what the editor has shown, and ends the server. */
export async function stopEditedServer(server: TestServer): Promise<void> {
  jest.restoreAllMocks();
  clearStoredSession();
  await clearToasts();
  await server.close();
}
