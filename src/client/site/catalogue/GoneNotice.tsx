import { PageNotice } from '../../ui/components/page/PageNotice';
import { useTexts } from '../../ui/text/useTexts';

/** Says above a list that the item of the address is not on the site any more. */
export function GoneNotice() {
  const text = useTexts('shared');
  return <PageNotice>{text('item-gone')}</PageNotice>;
}
