import { useEffect } from 'react';
import type { NewTextValues } from '../../../model/admin/textEdit';
import type { FormValues } from '../../../model/schema/rows';
import { draftDelayMs, useNameOfDraft, useOfferedDraft } from '../unsaved/useOfferedDraft';

/** The typed values of a new text; none if neither the key nor a language is typed. */
const typedValues = ({ key, values, isHtml }: NewTextValues): FormValues => {
  const words = { key, ...values };
  return Object.values(words).some((value) => value !== '') ? { ...words, isHtml } : {};
};

const base = { key: '', en: '', fr: '', isHtml: false };

/**
 * Stores a new text of a page while it is typed, so that it survives a reload and a crash of the browser.
 * @param onUse fills in an earlier draft
 * @returns the props of the offer of an earlier draft, null without one; and a function that deletes the
 * stored draft
 */
export function useNewTextDraft(
  classKey: string,
  text: NewTextValues,
  isBusy: boolean,
  onUse: (earlier: NewTextValues) => void,
) {
  const name = useNameOfDraft(`new text ${classKey}`);
  const { offered, store, answer, discard } = useOfferedDraft(name, isBusy);
  useEffect(() => {
    const timer = setTimeout(() => store(typedValues(text), base), draftDelayMs);
    return () => clearTimeout(timer);
  }, [store, text]);
  const offer = offered && {
    draft: offered,
    isOutdated: false, // a new text replaces nothing
    onUse: (): void => {
      const { key = '', en = '', fr = '', isHtml } = offered.values;
      onUse({ key: String(key), values: { en: String(en), fr: String(fr) }, isHtml: isHtml === true });
      answer();
    },
    onDiscard: discard,
  };
  return { offer, discard };
}
