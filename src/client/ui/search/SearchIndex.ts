import type { Query, SearchResult } from 'minisearch';
import MiniSearch from 'minisearch';
import type { Hit, IndexedDocument } from '../../../model/search/SearchDocument';
import { fieldWeights, searchFields } from '../../../model/search/SearchDocument';
import type { QueryPart, Synonyms } from '../../../model/search/searchQuery';
import { phraseTerms, readQuery } from '../../../model/search/searchQuery';
import { Vocabulary } from '../../../model/search/Vocabulary';
import { termsIn } from '../../../model/search/words';

/** A synonym counts less than the word that was typed. */
const synonymWeight = 0.4;

/** Somebody who types the whole name of something looks for that. */
const wholeTitleWeight = 3;

/** A document that has only some of the words counts less than one that has all. */
const partialWeight = 0.2;

/** If fewer documents than this have all words, documents with some of the words are found too. */
const enough = 4;

/** Up to this length, a word that is being typed is searched for in names and numbers only, in characters. */
const maxShortLength = 3;

/** Nobody reads more results than this. */
export const maxHits = 200;

/** How many documents are added at a time: a few milliseconds on a phone. */
const stepSize = 50;

/** Shorter beginnings of words would find nearly everything, in characters. */
const minPrefixLength = 2;

const isSame = (one: IndexedDocument, other: IndexedDocument): boolean =>
  searchFields.every((field) => one[field] === other[field]);

/**
 * The query for a word that is still being typed. So many words begin with a few letters that only names and
 * numbers are searched for them. A single letter is not searched for as a word of the text either, because it
 * is a word of nearly every text.
 */
const begun = (term: string): Query => {
  if (term.length > maxShortLength) return term;
  const inNames: Query = { combineWith: 'OR', queries: [term], fields: ['title', 'codes'] };
  if (/^\D$/.test(term)) return inNames;
  return { combineWith: 'OR', queries: [{ combineWith: 'OR', queries: [term], prefix: false }, inNames] };
};

const all = (terms: readonly string[], boost: number, prefix?: false): Query => ({
  combineWith: 'AND',
  ...(prefix === false && { prefix }),
  queries: prefix === false ? [...terms] : terms.map(begun),
  boost: Object.fromEntries(Object.entries(fieldWeights).map(([field, weight]) => [field, weight * boost])),
});

const anyAlternative = ({ typed, synonyms }: QueryPart): Query => ({
  combineWith: 'OR',
  queries: [all(typed, 1), ...synonyms.map((terms) => all(terms, synonymWeight, false))],
});

const byScore = (one: Hit<IndexedDocument>, other: Hit<IndexedDocument>): number => other.score - one.score;

const isWholeTitle = ({ title }: IndexedDocument, typed: readonly string[]): boolean => {
  const terms = phraseTerms(title);
  return terms.length === typed.length && terms.every((term) => typed.includes(term));
};

/** Returns the hits in another order. They come with the best first. */
type Arrange<Document extends IndexedDocument> = (
  hits: readonly Hit<Document>[],
  parts: readonly QueryPart[],
) => readonly Hit<Document>[];

/** An index of documents. It holds no more than its documents: the same search returns the same result anywhere. */
export class SearchIndex<Document extends IndexedDocument> {
  private readonly documents = new Map<string, Document>();
  private readonly vocabulary = new Vocabulary();
  private synonyms: Synonyms = new Map();
  private readonly engine = new MiniSearch<IndexedDocument>({
    fields: [...searchFields],
    tokenize: termsIn,
    processTerm: (term) => this.vocabulary.add(term),
    searchOptions: {
      tokenize: (term) => [term],
      processTerm: (term) => term,
      prefix: (term) => term.length >= minPrefixLength,
      boostDocument: (id: string) => this.documents.get(id)?.weight ?? 1,
    },
    autoVacuum: false,
  });

  setSynonyms(synonyms: Synonyms): void {
    const termsOf = (phrases: Synonyms): readonly string[] =>
      [...phrases.keys()].flatMap((phrase) => phrase.split(' '));
    termsOf(this.synonyms).forEach((term) => this.vocabulary.remove(term));
    termsOf(synonyms).forEach((term) => this.vocabulary.add(term));
    this.synonyms = synonyms;
  }

  /** Removes all other documents from the index. @returns the documents that are new or have changed */
  private removeOthers(documents: readonly Document[]): Document[] {
    const wanted = new Map(documents.map((document) => [document.id, document]));
    for (const [id, document] of this.documents) {
      const other = wanted.get(id);
      if (other && isSame(document, other)) continue;
      this.engine.discard(id);
      searchFields
        .flatMap((field) => termsIn(document[field]))
        .forEach((term) => this.vocabulary.remove(term));
      this.documents.delete(id);
    }
    const added = [...wanted.values()].filter(({ id }) => !this.documents.has(id));
    for (const document of wanted.values()) this.documents.set(document.id, document); // also a new picture or address
    return added;
  }

  /** Updates the index to these documents. Only documents that differ take time. */
  update(documents: readonly Document[]): void {
    this.engine.addAll(this.removeOthers(documents));
  }

  /** The same in short steps, with a pause after each. */
  async updateInSteps(documents: readonly Document[], pause: () => Promise<void>): Promise<void> {
    const added = this.removeOthers(documents);
    for (let start = 0; start < added.length; start += stepSize) {
      this.engine.addAll(added.slice(start, start + stepSize));
      await pause();
    }
  }

  /**
   * The documents that a text finds, the best first.
   * @param arrange may reorder the hits where enough of them have all words
   */
  search(text: string, arrange?: Arrange<Document>): readonly Hit<Document>[] {
    const parts = readQuery(text, this.synonyms, (term) => this.meanings(term));
    if (parts.length === 0) return [];
    const found = this.engine.search({ combineWith: 'AND', queries: parts.map(anyAlternative) });
    const typed = parts.flatMap((part) => part.typed);
    const hits = found
      .slice(0, maxHits)
      .map((result) => this.hitOf(result, 1))
      .map((hit) =>
        isWholeTitle(hit.document, typed) ? { ...hit, score: hit.score * wholeTitleWeight } : hit,
      )
      .sort(byScore);
    if (parts.length === 1 || hits.length >= enough) return arrange ? arrange(hits, parts) : hits;
    const known = new Set(hits.map(({ document }) => document.id));
    const partial = this.engine
      .search({ combineWith: 'OR', queries: parts.map(anyAlternative) })
      .slice(0, maxHits)
      .map((result) => this.hitOf(result, partialWeight))
      .filter(({ document }) => !known.has(document.id));
    return [...hits, ...partial].sort(byScore);
  }

  /** The corrections of a term with which no word begins; the term itself if there are none. */
  private meanings(term: string): readonly string[] {
    const corrections = this.vocabulary.hasPrefix(term) ? [] : this.vocabulary.corrections(term);
    return corrections.length > 0 ? corrections : [term];
  }

  private hitOf({ id, score, terms }: SearchResult, weight: number): Hit<Document> {
    const document = this.documents.get(String(id));
    if (!document) throw new Error(`the index has no document ${String(id)}`);
    return { document, score: score * weight, terms: new Set(terms) };
  }
}
