import { useEffect } from 'react';
import { useAppDispatch } from '../store/hooks';
import { titleReplaced } from '../store/title';

/**
 * Gives the browser's tab a title while what is shown is not the page of the path.
 * @param name what goes before the brand's name
 */
export const useTitle = (name: string): void => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(titleReplaced(name));
    return () => {
      dispatch(titleReplaced(null));
    };
  }, [dispatch, name]);
};
