import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { TextResource } from '../../../../model/text/texts';
import { isRecord } from '../../../../model/schema/isRecord';
import { readText, readTexts } from '../../../../model/schema/rows';
import { api } from '../api';
import type { ChangeVersion } from '../contentVersion';
import { changeVersionOf, unlessAlreadyApplied } from '../contentVersion';
import { textAdded, textDeleted, textUpdated } from '../../content/contentActions';
import { ignoreFailure } from '../ignoreFailure';
import type { RootState } from '../../store';

/** The endpoints for texts (specification, section 7). The store changes after the server's response. */

export type NewText = Omit<TextResource, 'id'>;

export type TextBase = Partial<Pick<TextResource, 'resource' | 'isHtml'>>;

/**
 * A new text. The key identifies the request if it is sent again because its response was lost. `base` has the values that
 * the administrator has seen since.
 */
type TextAddition = NewText & { readonly requestKey: string; readonly base?: TextBase };

/** A change of a text. `base` has the values when the editor was opened, to detect concurrent changes. */
export type TextChange = Pick<TextResource, 'id' | 'language' | 'resource' | 'isHtml'> & {
  readonly base?: TextBase;
};

/** Texts to save as one change: those with an id are changed, the others are added. */
export interface TextsSave {
  readonly changed: readonly TextChange[];
  readonly added: readonly (NewText & { readonly base?: TextBase })[];
  readonly requestKey?: string;
}

/** Texts that the server has saved as one change. */
interface SavedTexts extends ChangeVersion {
  readonly texts: readonly TextResource[];
}

const readSavedTexts = (response: unknown, meta: Parameters<typeof changeVersionOf>[0]): SavedTexts => ({
  texts: isRecord(response) ? readTexts(response.resources) : [],
  ...changeVersionOf(meta),
});

/** Puts the texts into the store, unless it has this version or a newer one. */
const addSavedTexts =
  (saved: SavedTexts): ThunkAction<void, RootState, unknown, UnknownAction> =>
  (dispatch) => {
    for (const text of saved.texts) dispatch(unlessAlreadyApplied(saved, textAdded(text)));
  };

const idsIn = (response: unknown): readonly number[] | undefined =>
  isRecord(response) && Array.isArray(response.ids) ? response.ids.map(Number) : undefined;

export const textApi = api.injectEndpoints({
  endpoints: (build) => ({
    textSave: build.mutation<ChangeVersion & { id: number; row: unknown }, TextAddition>({
      query: (body) => ({ url: 'resource/save', method: 'POST', body }),
      transformResponse: ({ id, row }: { id: number; row?: unknown }, meta) => ({
        id,
        row,
        ...changeVersionOf(meta),
      }),
      onQueryStarted: ({ requestKey: _key, base: _base, ...text }, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(({ data: { id, row, version } }) => {
          dispatch(unlessAlreadyApplied({ version }, textAdded(readText(row) ?? { ...text, id })));
        }, ignoreFailure),
    }),
    textUpdateById: build.mutation<ChangeVersion, TextChange>({
      query: (body) => ({ url: 'resource/updateById', method: 'PUT', body }),
      transformResponse: (_response, meta) => changeVersionOf(meta),
      onQueryStarted: ({ base: _base, ...text }, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => dispatch(unlessAlreadyApplied(data, textUpdated(text))),
          ignoreFailure,
        ),
    }),
    /** Saves several texts as one change, all or none. The specification does not list it. */
    textSaveMany: build.mutation<SavedTexts, TextsSave>({
      query: (body) => ({ url: 'resource/saveMany', method: 'POST', body }),
      transformResponse: readSavedTexts,
      onQueryStarted: (_, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(({ data }) => dispatch(addSavedTexts(data)), ignoreFailure),
    }),
    /** Deletes a text in all languages. @returns the ids; only the given one from a back-end that deletes one language. */
    textDelete: build.mutation<ChangeVersion & { ids: readonly number[] }, number>({
      query: (id) => ({ url: 'resource/delete', method: 'DELETE', body: { id, allLanguages: true } }),
      transformResponse: (response, meta, id) => ({ ids: idsIn(response) ?? [id], ...changeVersionOf(meta) }),
      onQueryStarted: (_, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data: { ids } }) => ids.forEach((id) => dispatch(textDeleted(id))),
          ignoreFailure,
        ),
    }),
  }),
});

/** The endpoints that restore the texts that the site came with. They are not in the specification. */
export const textRestoreApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The keys of a page whose first texts the back-end can restore. */
    textInitialKeys: build.query<readonly string[], string | null>({
      query: (page) => ({ url: 'resource/initial', params: page === null ? {} : { page } }),
      transformResponse: (response) =>
        isRecord(response) && Array.isArray(response.keys) ? response.keys.map(String) : [],
    }),
    textRestore: build.mutation<SavedTexts, Pick<TextResource, 'object_key' | 'page'>>({
      query: (body) => ({ url: 'resource/restore', method: 'POST', body }),
      transformResponse: readSavedTexts,
      onQueryStarted: (_, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(({ data }) => dispatch(addSavedTexts(data)), ignoreFailure),
    }),
  }),
});
