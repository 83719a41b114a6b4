import { useEffect } from 'react';
import { useAppDispatch } from '../store/hooks';
import { titleReplaced } from '../store/title';

/**
 * Sets the title of the browser's tab while the screen shown is not the one of the path, such as 'not found'.
 * @param name the part of the title before the brand's name
 */
export function useTitle(name: string): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(titleReplaced(name));
    return () => {
      dispatch(titleReplaced(null));
    };
  }, [dispatch, name]);
}
