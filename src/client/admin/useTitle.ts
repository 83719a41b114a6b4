import { useEffect } from 'react';
import { useAppSelector } from '../store/hooks';
import { selectBrand } from '../store/selectors';

/**
 * Gives the browser's tab a title while what is shown is not the page of the path. Where the path or the language changes
 * meanwhile, the title that follows them is kept, and comes back after this one.
 * @param name what goes before the brand's name
 */
export const useTitle = (name: string): void => {
  const brand = useAppSelector(selectBrand);
  const title = `${name} | ${brand.name}`;
  useEffect(() => {
    let titleOfPath = document.title;
    const keep = (): void => {
      if (document.title === title) return;
      titleOfPath = document.title;
      document.title = title;
    };
    keep();
    const observer = new MutationObserver(keep);
    observer.observe(document.head, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      document.title = titleOfPath;
    };
  }, [title]);
};
