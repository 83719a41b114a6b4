import type { Inquiry, InquiryState } from '../../../model/inquiries/inquiry';
import { endpoints } from '../../store/api/adminApi';
import { useTexts } from '../../ui/text/useTexts';
import { isRowMissing } from '../requests/requestError';
import { useToasts } from '../toasts/useToasts';
import { useNoteDrafts } from './NoteDrafts';
import { useInquiryFailure } from './useInquiryFailure';

const doneTexts = {
  new: 'is-back',
  taken: 'taken',
  answered: 'marked-answered',
} as const satisfies Record<InquiryState, string>;

export interface InquiryHandlers {
  /** Called when the state has changed: the button that was pressed is gone. */
  readonly onChanged: () => void;
  readonly onErased: () => void;
}

/** Changes the state of an inquiry, and erases it after a question. Toasts show the result. */
export function useInquiryChanges(inquiry: Inquiry, { onChanged, onErased }: InquiryHandlers) {
  const text = useTexts('inbox');
  const toasts = useToasts();
  const showFailure = useInquiryFailure();
  const [update, { isLoading: isChanging }] = endpoints.inquiryUpdate.useMutation();
  const [erase, { isLoading: isErasing }] = endpoints.inquiryErase.useMutation();
  const { setDraft } = useNoteDrafts();
  const { id, version, reference, name } = inquiry;
  const isBusy = isChanging || isErasing;
  const changeState = async (state: InquiryState): Promise<void> => {
    const { error } = await update({ id, version, state });
    if (error) showFailure(inquiry, error);
    else toasts.success(text(doneTexts[state], { reference }));
    onChanged();
  };
  const eraseNow = async (): Promise<void> => {
    const { error } = await erase(id);
    if (error && !isRowMissing(error)) toasts.failed(error);
    else toasts.success(text('was-erased', { reference }));
    if (error && !isRowMissing(error)) return;
    setDraft(id, () => undefined);
    onErased();
  };
  return {
    isBusy,
    changeState: (state: InquiryState): void => {
      if (!isBusy) void changeState(state);
    },
    erase: (): void => {
      if (!isBusy && window.confirm(text('erase-question', { reference, name }))) void eraseNow();
    },
  };
}
