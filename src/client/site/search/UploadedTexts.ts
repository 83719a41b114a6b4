import type { DocumentTexts } from '../../../model/search/documentTexts';
import { documentTextsPath, readDocumentTexts } from '../../../model/search/documentTexts';
import type { Language } from '../../../model/site/languages';

/** The texts of the documents that administrators have uploaded. They are requested once somebody searches. */
export class UploadedTexts {
  private readonly requested = new Set<string>();
  private response: unknown;

  /** The texts of the last response: another object after each response. */
  get source(): unknown {
    return this.response;
  }

  in(language: Language): DocumentTexts {
    return readDocumentTexts(this.response, language);
  }

  /** Requests the texts if one of the documents is new. @returns whether a response came */
  async load(apiBaseUrl: string, names: readonly string[]): Promise<boolean> {
    const added = names.filter((name) => !this.requested.has(name));
    if (added.length === 0) return false;
    for (const name of added) this.requested.add(name);
    try {
      const response = await fetch(`${apiBaseUrl}${documentTextsPath}`);
      if (response.status === 404) return false; // another back-end has no such request
      if (!response.ok) throw new Error(`The server responded with ${response.status}.`);
      this.response = await response.json();
      return true;
    } catch {
      for (const name of added) this.requested.delete(name); // tried again when the search is opened again
      return false;
    }
  }
}
