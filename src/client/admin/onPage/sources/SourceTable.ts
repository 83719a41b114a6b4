import { markOf } from '../../../../model/admin/onPage/marks';
import type { PageSource } from '../../../../model/admin/onPage/pageSource';
import { sourceId } from '../../../../model/admin/onPage/pageSource';

/** The sources of a page by number. A source has the same number as long as the mode is on. */
export class SourceTable {
  readonly #sources: PageSource[] = [];
  readonly #marks = new Map<string, string>();

  /** The mark of a source. */
  markOf(source: PageSource): string {
    const id = sourceId(source);
    const known = this.#marks.get(id);
    if (known !== undefined) return known;
    const mark = markOf(this.#sources.push(source) - 1);
    this.#marks.set(id, mark);
    return mark;
  }

  /** The source of a number; undefined for a number that no mark has. */
  source(number: number): PageSource | undefined {
    return this.#sources[number];
  }
}
