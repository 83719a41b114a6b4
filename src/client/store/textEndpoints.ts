import type { TextResource } from '../../model/texts';
import { api } from './api';
import { textAdded, textDeleted, textUpdated } from './contentActions';

/** The calls for texts (specification, section 7). The store changes when the server has answered. */

export type NewText = Omit<TextResource, 'id'>;

const ignore = (): void => undefined; // whoever made the call hears of its failure

export const textApi = api.injectEndpoints({
  endpoints: (build) => ({
    textSave: build.mutation<{ id: number }, NewText>({
      query: (body) => ({ url: 'resource/save', method: 'POST', body }),
      onQueryStarted: (text, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(({ data: { id } }) => void dispatch(textAdded({ ...text, id })), ignore),
    }),
    textUpdateById: build.mutation<unknown, Pick<TextResource, 'id' | 'language' | 'resource' | 'isHtml'>>({
      query: (body) => ({ url: 'resource/updateById', method: 'PUT', body }),
      onQueryStarted: (text, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(() => void dispatch(textUpdated(text)), ignore),
    }),
    textDelete: build.mutation<unknown, number>({
      query: (id) => ({ url: 'resource/delete', method: 'DELETE', body: { id } }),
      onQueryStarted: (id, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(() => void dispatch(textDeleted(id)), ignore),
    }),
  }),
});
