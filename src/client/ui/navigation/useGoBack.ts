import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Returns a function that goes back in the browser's history, once: a second call while the browser is going back does nothing. */
export function useGoBack(): () => void {
  const { key } = useLocation();
  const navigate = useNavigate();
  const leftEntry = useRef<string>(undefined);
  useEffect(() => {
    leftEntry.current = undefined; // the browser's forward button leads to the same entry again
  }, [key]);
  return () => {
    if (leftEntry.current === key) return;
    leftEntry.current = key;
    void navigate(-1);
  };
}
