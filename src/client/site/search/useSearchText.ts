import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { maxQueryLength } from '../../../model/limits';
import { searchParameter } from '../../../model/site/pages';
import { useQueryParameter } from '../../ui/navigation/useQueryParameter';

/** How long nothing is typed before the address follows, in milliseconds. Browsers limit how often it may change. */
const addressDelayMs = 400;

export interface SearchText {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** Writes the text into the address now. */
  readonly updateAddress: () => void;
}

/**
 * The searched text: the typed text, which the address follows, or the text of another address.
 * @param dropped another parameter of the address, which has no meaning with another text
 */
export function useSearchText(dropped?: string): SearchText {
  const { value = '', replace } = useQueryParameter(searchParameter, dropped);
  const [text, setText] = useState(value);
  const { key, pathname } = useLocation();
  const [known, setKnown] = useState(key);
  const [written, setWritten] = useState(value);
  const [isFollowing, setFollowing] = useState(false); // the address has been asked to follow, and has not arrived
  if (key !== known) {
    setKnown(key);
    setFollowing(false);
    // the same words from elsewhere, such as a suggestion, fill a cleared field; the typed ones, which arrive late, do not
    if (value !== written || (text === '' && !isFollowing)) {
      const isTyping = !['', written].includes(text.trim());
      if (!isTyping) setText(value); // what is being typed stays, and the address follows it
      setWritten(value);
    }
  }
  const search = text.trim().slice(0, maxQueryLength);
  const updateAddress = (): void => {
    if (search === value || search === written) return; // the address follows a moment later
    setWritten(search);
    setFollowing(true);
    replace(search === '' ? undefined : search);
  };
  const shownPath = useRef<string>(undefined);
  useEffect(() => {
    shownPath.current = window.location.pathname;
  }, [pathname]);
  useEffect(() => {
    // a visitor who has followed a link to a page that is still loading must not be taken back
    const updateHere = (): void => {
      if (window.location.pathname === shownPath.current) updateAddress();
    };
    const timer = setTimeout(updateHere, addressDelayMs);
    return () => clearTimeout(timer);
  });
  return { text, setText, updateAddress };
}
