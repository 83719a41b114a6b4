import { Suspense, useEffect, useState } from 'react';
import { aboutParameter, askParameter } from '../../../model/inquiries/aboutAddress';
import { lazyWithRetry, silentViews } from '../../ui/lazy/lazyWithRetry';
import { useQueryParameter } from '../../ui/navigation/useQueryParameter';
import { usePathTo } from '../../ui/text/usePathTo';
import type { InquiryDialogProps } from './InquiryDialog';

/** Without the code of the dialog, the page of the form is loaded: it needs no scripts. */
const InquiryPage = ({ about, isOpen }: InquiryDialogProps) => {
  const path = usePathTo();
  const address = `${path('inquiry')}?${aboutParameter}=${about}`;
  useEffect(() => {
    if (isOpen) location.assign(address);
  }, [isOpen, address]);
  return null;
};

const load = () => import(/* webpackChunkName: "inquiry-dialog" */ './InquiryDialog');

const Dialog = lazyWithRetry<InquiryDialogProps>(load, { ...silentViews, ErrorView: InquiryPage });

/** The question that the address opens in a dialog, on any page. Its code is loaded when it opens. */
export function LazyInquiryDialog() {
  const { value, remove } = useQueryParameter(askParameter);
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  if (last === undefined) return null;
  return (
    <Suspense fallback={null}>
      <Dialog about={last} isOpen={value !== undefined} onClose={remove} />
    </Suspense>
  );
}
