import { isRecord } from '../../model/schema/isRecord';

/** A part of the document: a JSON object. */
type Node = Readonly<Record<string, unknown>>;

const pascal = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The names of operations whose path does not say what they do. */
const operationNames: Readonly<Record<string, string>> = {
  'GET /api/accounts': 'listAccounts',
  'POST /api/accounts': 'addAccount',
  'DELETE /api/accounts/{id}': 'removeAccount',
  'PUT /api/accounts/{id}/name': 'renameAccount',
  'POST /api/accounts/{id}/invitation': 'resetAccount',
  'DELETE /api/accounts/{id}/sessions': 'endSessions',
  'DELETE /api/accounts/{id}/secondFactor': 'takeSecondFactorOff',
  'GET /api/allModels': 'getAllContent',
  'GET /api/changes': 'streamChanges',
  'GET /api/file': 'listFiles',
  'GET /api/history/people': 'listPeople',
  'GET /api/file/download/{fileName}': 'downloadFile',
  'GET /api/inquiry/all': 'listInquiries',
  'GET /api/inquiry/counts': 'countInquiries',
  'GET /api/inquiry/export': 'exportInquiries',
  'GET /api/inquiry/form': 'openInquiryForm',
  'DELETE /api/inquiry/erase/{id}': 'eraseInquiry',
  'GET /api/image/all': 'listImages',
  'GET /api/user': 'listUsers',
  'GET /api/user/secondFactor': 'getSecondFactor',
  'POST /api/auth/invitation': 'acceptInvitation',
  'POST /api/auth/login': 'login',
  'POST /api/auth/logout': 'logout',
  'POST /api/image': 'uploadImage',
  'POST /api/import': 'importContent',
  'POST /api/history/undo': 'undoChange',
  'POST /api/history/putBack': 'putItemBack',
  'POST /api/user/changePassword': 'changePassword',
  'POST /api/user/secondFactor/renewRecoveryCodes': 'renewRecoveryCodes',
  'PUT /api/user/name': 'changeName',
  'PUT /api/resource/updateById': 'updateResourceById',
};

const words = (path: string): readonly string[] =>
  path
    .split('/')
    .slice(2)
    .map((segment) => (segment.startsWith('{') ? `By${pascal(segment.slice(1, -1))}` : pascal(segment)));

/** The unique name of an operation, from which generators name a client's functions: `saveTanker`. */
const operationId = (method: string, path: string): string => {
  const named = operationNames[`${method.toUpperCase()} ${path}`];
  if (named !== undefined) return named;
  const segments = words(path);
  const last = segments.at(-1) ?? '';
  if (method === 'get' && last === 'All') return `list${segments.slice(0, -1).join('')}`;
  if (method === 'get') return `get${segments.join('')}`;
  return `${last.charAt(0).toLowerCase()}${last.slice(1)}${segments.slice(0, -1).join('')}`;
};

/**
 * Moves each schema with a title to the components, and refers to it there. A body that may be one item or a list becomes
 * `oneOf`, which generators understand: `if` and `else` serve the messages of the validation only.
 */
const hoistSchemas = (schemas: Map<string, unknown>) => {
  const hoist = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(hoist);
    if (!isRecord(value)) return value;
    if (value.if !== undefined) return { oneOf: [hoist(value.else), hoist(value.then)] };
    const { title, 'x-expected': _expected, ...rest } = value;
    const hoisted = Object.fromEntries(Object.entries(rest).map(([key, each]) => [key, hoist(each)]));
    if (typeof title !== 'string' || value.type !== 'object') return hoisted;
    if (!schemas.has(title)) schemas.set(title, hoisted);
    return { $ref: `#/components/schemas/${title}` };
  };
  return hoist;
};

const withOperationIds = (paths: Node): Node =>
  Object.fromEntries(
    Object.entries(paths).map(([path, operations]) => [
      path,
      Object.fromEntries(
        Object.entries(operations as Node).map(([method, operation]) => [
          method,
          { operationId: operationId(method, path), ...(operation as Node) },
        ]),
      ),
    ]),
  );

/** Makes the document of @fastify/swagger one that generates a good client: named schemas and operations. */
export function finishDocument(document: Node): Node {
  const { info, paths, components, ...rest } = document;
  const schemas = new Map<string, unknown>();
  const hoisted = hoistSchemas(schemas)(withOperationIds(paths as Node));
  const named = Object.fromEntries([...schemas].sort(([one], [other]) => one.localeCompare(other)));
  return { ...rest, info, paths: hoisted, components: { ...(components as Node), schemas: named } };
}
