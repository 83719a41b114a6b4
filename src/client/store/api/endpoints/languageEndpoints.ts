import { isRecord } from '../../../../model/schema/isRecord';
import type { AcceptedPair, PairKnowledge } from '../../../../model/parity/review';
import type { Move } from '../../../../model/parity/timeline';
import type { Language } from '../../../../model/site/languages';
import type { RootState } from '../../store';
import { api } from '../api';
import { rootStateOf } from '../rootStateOf';

/**
 * The endpoints about the two languages: the facts from the history, and the pairs that administrators have
 * accepted.
 */

/** A change of one language, and who made it; null for the site itself. */
export interface AuthoredMove extends Move {
  readonly author: string | null;
}

/** The server's facts about a pair. */
export interface PairFacts extends PairKnowledge {
  /** The change since which one language is behind, and the value of the other one before it. */
  readonly since: AuthoredMove | null;
  readonly was: string | null;
  readonly moves: Readonly<Record<Language, AuthoredMove | null>>;
}

/** The server's facts about all pairs, by the name of the pair. */
interface LanguageFacts {
  readonly version: number;
  readonly pairs: Readonly<Record<string, PairFacts>>;
}

type SentPair = Omit<PairFacts, 'moves' | 'accepted'> &
  Readonly<Record<Language, AuthoredMove | null>> & { readonly pair: string };

interface SentFacts {
  readonly version: number;
  readonly isComplete: boolean;
  readonly pairs: readonly SentPair[];
  readonly accepted: readonly AcceptedPair[];
}

const isSent = (response: unknown): response is SentFacts =>
  isRecord(response) && Array.isArray(response.pairs) && Array.isArray(response.accepted);

const unknownPair: PairFacts = {
  ...{ signature: '', behind: null, accepted: null, since: null, was: null },
  moves: { en: null, fr: null },
};

/** The facts after a response, which has the pairs that have changed since the last one, and everything that is accepted. */
const mergeFacts = (before: LanguageFacts | undefined, sent: SentFacts): LanguageFacts => {
  const pairs = new Map<string, PairFacts>();
  const earlier = sent.isComplete ? [] : Object.entries(before?.pairs ?? {});
  for (const [pair, facts] of earlier) pairs.set(pair, { ...facts, accepted: null });
  for (const { pair, en, fr, ...facts } of sent.pairs)
    pairs.set(pair, { ...facts, accepted: null, moves: { en, fr } });
  for (const { pair, signature } of sent.accepted)
    pairs.set(pair, { ...(pairs.get(pair) ?? unknownPair), accepted: signature });
  return { version: sent.version, pairs: Object.fromEntries(pairs) };
};

interface Acceptance extends AcceptedPair {
  /** False withdraws the acceptance. */
  readonly isAccepted: boolean;
}

export const languageApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The facts from the history, of the content version in the parameter or a newer one. Only new facts are
     * requested.
     */
    languageFacts: build.query<LanguageFacts, number | null>({
      queryFn: async (_version, { getState }, _options, sendRequest) => {
        const state = rootStateOf({ getState });
        const before = selectLanguageFacts(state);
        const { data, error } = await sendRequest({
          url: 'languages',
          ...(before && { params: { after: before.version } }),
        });
        if (error) return { error };
        return isSent(data) ? { data: mergeFacts(before, data) } : { error: { status: 200, message: null } };
      },
      serializeQueryArgs: ({ endpointName }) => endpointName, // one entry for all versions
      forceRefetch: ({ currentArg, previousArg }) => currentArg !== previousArg,
      providesTags: ['Languages'],
    }),
    acceptPair: build.mutation<unknown, Acceptance>({
      query: (body) => ({ url: 'languages/accept', method: 'PUT', body }),
      invalidatesTags: ['Languages'],
    }),
  }),
});

/** The facts about the languages; undefined before the first response. */
function selectLanguageFacts(state: RootState): LanguageFacts | undefined {
  const query = languageApi.endpoints.languageFacts.select(null);
  return query(state as unknown as Parameters<typeof query>[0]).data; // the administration has added the slice of the API
}

/** The facts about pairs, by the name of the pair; undefined before the first response. */
export function selectPairFacts(state: RootState): LanguageFacts['pairs'] | undefined {
  return selectLanguageFacts(state)?.pairs;
}
