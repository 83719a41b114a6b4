import type { TextResource } from '../../../model/text/texts';
import { readText } from '../../../model/schema/rows';
import { api } from './api';
import type { ChangeVersion } from './contentVersion';
import { changeVersionOf, unlessAlreadyApplied } from './contentVersion';
import { textAdded, textDeleted, textUpdated } from '../content/contentActions';

/** The calls for texts (specification, section 7). The store changes when the server has answered. */

export type NewText = Omit<TextResource, 'id'>;

type TextBase = Partial<Pick<TextResource, 'resource' | 'isHtml'>>;

/** With what it is known by and what was seen of it since, where it is sent again because its answer got lost. */
type TextAddition = NewText & { readonly requestKey: string; readonly base?: TextBase };

/** A change of a text, with what it held when the editor was opened, so that nobody is overwritten unseen. */
type TextChange = Pick<TextResource, 'id' | 'language' | 'resource' | 'isHtml'> & {
  readonly base?: TextBase;
};

const ignore = (): void => undefined; // whoever made the call hears of its failure

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
        queryFulfilled.then(({ data: { id, row } }) => {
          dispatch(textAdded(readText(row) ?? { ...text, id }));
        }, ignore),
    }),
    textUpdateById: build.mutation<ChangeVersion, TextChange>({
      query: (body) => ({ url: 'resource/updateById', method: 'PUT', body }),
      transformResponse: (_answer, meta) => changeVersionOf(meta),
      onQueryStarted: ({ base: _base, ...text }, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(({ data }) => dispatch(unlessAlreadyApplied(data, textUpdated(text))), ignore),
    }),
    textDelete: build.mutation<ChangeVersion, number>({
      query: (id) => ({ url: 'resource/delete', method: 'DELETE', body: { id } }),
      transformResponse: (_answer, meta) => changeVersionOf(meta),
      onQueryStarted: (id, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(() => void dispatch(textDeleted(id)), ignore),
    }),
  }),
});
