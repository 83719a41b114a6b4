import { useEffect, useState } from 'react';
import { useTexts } from '../../ui/text/useTexts';
import { SearchBox } from '../controls/SearchBox';

/** How long typing must pause before the search begins, in milliseconds. */
const debounceMs = 300;

/** The field to search in all inquiries. The words stay out of the address of the page, since they may be a name. */
export function InquirySearch({ onSearch }: { readonly onSearch: (words: string) => void }) {
  const text = useTexts('inbox');
  const [typed, setTyped] = useState('');
  useEffect(() => {
    const words = typed.trim();
    const timer = setTimeout(() => onSearch(words), words === '' ? 0 : debounceMs);
    return () => clearTimeout(timer);
  }, [typed, onSearch]);
  return <SearchBox label={text('search')} value={typed} onChange={setTyped} found="" />;
}
