import type { FastifyInstance } from 'fastify';
import type { Static, TSchema } from '@sinclair/typebox';
import { Type } from '@sinclair/typebox';
import { languages } from '../../../model/site/languages';
import type { TextResource } from '../../../model/text/texts';
import { saveTexts } from '../../content/texts/saveTexts';
import { addText, deleteText, updateText, updateTextById } from '../../content/texts/textRepository';
import { actorOf } from '../../http/authorization';
import { absoluteLinks, linkBaseOf, varyByLinks } from '../../http/host/absoluteLinks';
import { createCachedJson, sendCached } from '../../http/cachedResponse';
import { success, successMessage } from '../../http/successMessages';
import { resultWithVersionHeader, setVersionHeader } from '../../http/headers';
import {
  responses,
  notBlank,
  oneOf,
  idSchema,
  messageResponse,
  requestKeySchema,
  savedResponse,
  successResponse,
  textFields,
  textSchema,
} from '../schemas';
import { restoreRoutes } from './restoredTexts';
import type { Services } from '../services';

const tags = ['resource'];

const textsResponse = responses(200, Type.Object({ resources: Type.Array(textSchema) }), 'The texts');

/** A language in a path. A path with any other word in its place does not match the route. */
const languageParameter = `:language(^(${languages.join('|')})$)`;

const { object_key, page, language, resource, isHtml } = textFields;

const values = {
  language: Type.Optional(language),
  resource: Type.Optional(resource),
  isHtml: Type.Optional(isHtml),
};

/** The values of a text when the administrator opened its editor, or as the administrator has seen them since. */
const base = Type.Optional(Type.Object(values));

const newText = Type.Object({
  object_key,
  language,
  page: Type.Optional(page),
  resource: Type.String({ ...resource, pattern: notBlank }),
  isHtml: values.isHtml,
  requestKey: Type.Optional(requestKeySchema),
  base,
});

const changedText = Type.Object({
  object_key,
  language: values.language,
  page: Type.Optional(page),
  resource,
  isHtml: values.isHtml,
});

const changedTextById = Type.Object({ id: idSchema, ...values, base });

const deletedText = Type.Object({ id: idSchema, allLanguages: Type.Optional(Type.Boolean()) });

/** The texts of one request. To clean more of the greatest length would take seconds. */
const maxSavedTexts = 20;

const { requestKey: _requestKey, ...newTextFields } = newText.properties;

const savedTexts = Type.Object({
  changed: Type.Optional(Type.Array(changedTextById, { maxItems: maxSavedTexts })),
  added: Type.Optional(Type.Array(Type.Object(newTextFields), { maxItems: maxSavedTexts })),
  requestKey: Type.Optional(requestKeySchema),
});

const inLanguage = Type.Object({ language: oneOf(languages) });

const inPage = Type.Object({ page: Type.String(), ...inLanguage.properties });

const readRoutes = (app: FastifyInstance, { config, content }: Services): void => {
  const options = (summary: string, params?: TSchema) => ({
    config: { action: 'readContent' as const },
    schema: { tags, summary, response: textsResponse, ...(params && { params }) },
  });
  const respond = (matches: (text: TextResource) => boolean) => ({
    resources: content.texts().filter(matches),
  });
  const allTexts = createCachedJson(content, (linkBase) =>
    JSON.stringify(
      respond(() => true),
      linkBase === '' ? undefined : absoluteLinks(linkBase),
    ),
  );
  app.get('/api/resource/all', options('All texts'), (request, reply) => {
    varyByLinks(reply, config);
    return sendCached(request, reply, allTexts(linkBaseOf(request, config)));
  });
  app.get<{ Params: Static<typeof inLanguage> }>(
    `/api/resource/${languageParameter}`,
    options('The texts of a language', inLanguage),
    ({ params }) => respond((text) => text.language === params.language),
  );
  app.get<{ Params: Static<typeof inPage> }>(
    `/api/resource/:page/${languageParameter}`,
    options('The texts of a page in a language', inPage),
    ({ params }) => respond((text) => text.language === params.language && text.page === params.page),
  );
};

const addRoute = (app: FastifyInstance, { content }: Services): void => {
  app.post<{ Body: Static<typeof newText> }>(
    '/api/resource/save',
    {
      config: { action: 'addText' },
      schema: {
        tags,
        summary: 'Add a text (super-user)',
        body: newText,
        response: responses(201, savedResponse(textSchema), 'The id of the new text'),
      },
    },
    async (request, reply) => {
      const added = resultWithVersionHeader(reply, await addText(content, actorOf(request), request.body));
      return reply.code(201).send(added);
    },
  );
};

const updateRoute = (app: FastifyInstance, { content }: Services): void => {
  app.put<{ Body: Static<typeof changedText> }>(
    '/api/resource/update',
    {
      config: { action: 'changeText' },
      schema: {
        tags,
        summary: 'Change the text of a key and page, in one language or, without a language, in both',
        body: changedText,
        response: responses(200, successResponse, 'Changed'),
      },
    },
    async (request, reply) => {
      const { language: _identity, ...patch } = request.body;
      setVersionHeader(reply, await updateText(content, actorOf(request), request.body, patch));
      return success('updated', request);
    },
  );
};

const updateByIdRoute = (app: FastifyInstance, { content }: Services): void => {
  app.put<{ Body: Static<typeof changedTextById> }>(
    '/api/resource/updateById',
    {
      config: { action: 'changeText' },
      schema: {
        tags,
        summary: 'Change a text. Its key and page stay unchanged',
        body: changedTextById,
        response: responses(200, successResponse, 'Changed'),
      },
    },
    async (request, reply) => {
      setVersionHeader(reply, await updateTextById(content, actorOf(request), request.body.id, request.body));
      return success('updated', request);
    },
  );
};

const saveManyRoute = (app: FastifyInstance, { content }: Services): void => {
  app.post<{ Body: Static<typeof savedTexts> }>(
    '/api/resource/saveMany',
    {
      config: { action: 'changeText' },
      schema: {
        tags,
        summary:
          'Change texts, and add texts (super-user), as one change, all or none: both languages of a text at once',
        body: savedTexts,
        response: responses(
          200,
          Type.Object({ resources: Type.Array(textSchema) }),
          'The texts as they are now',
        ),
      },
    },
    async (request, reply) => ({
      resources: resultWithVersionHeader(reply, await saveTexts(content, actorOf(request), request.body)),
    }),
  );
};

const deleteRoute = (app: FastifyInstance, { content }: Services): void => {
  app.delete<{ Body: Static<typeof deletedText> }>(
    '/api/resource/delete',
    {
      config: { action: 'deleteText' },
      schema: {
        tags,
        summary: 'Delete a text; with `allLanguages` in all languages, as one change',
        body: deletedText,
        response: responses(
          200,
          Type.Object({ ...messageResponse.properties, ids: Type.Optional(Type.Array(idSchema)) }),
          'Deleted. `ids` lists the rows, if all languages were to be deleted',
        ),
      },
    },
    async (request, reply) => {
      const ids = resultWithVersionHeader(reply, await deleteText(content, actorOf(request), request.body));
      return { message: successMessage('deleted', request), ...(request.body.allLanguages && { ids }) };
    },
  );
};

/** The seven routes of the text resources (specification, section 7), one to save texts together, and two to restore the first ones. */
export function resourceRoutes(app: FastifyInstance, services: Services): void {
  for (const register of [
    readRoutes,
    addRoute,
    updateRoute,
    updateByIdRoute,
    saveManyRoute,
    deleteRoute,
    restoreRoutes,
  ])
    register(app, services);
}
