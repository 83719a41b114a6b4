import { useState } from 'react';
import { fromCallback, fromPromise } from 'xstate';
import type { InquiryAbout } from '../../../model/inquiries/aboutAddress';
import { writeAbout } from '../../../model/inquiries/aboutAddress';
import { useAppSelector } from '../../store/hooks';
import { selectLanguage } from '../../store/selectors';
import { useInspectedMachine } from '../../store/useInspectedMachine';
import { readInquiryDraft, removeDraft } from './draft';
import type { InquiryOutcome, OpenedForm, SendingInput } from './inquiry.machine';
import { inquiryMachine } from './inquiry.machine';
import { openForm, sendInquiry } from './inquiryRequests';

const watchConnection = fromCallback(({ sendBack }) => {
  const connected = (): void => sendBack({ type: 'connected' });
  const disconnected = (): void => sendBack({ type: 'disconnected' });
  addEventListener('online', connected);
  addEventListener('offline', disconnected);
  return () => {
    removeEventListener('online', connected);
    removeEventListener('offline', disconnected);
  };
});

/** Sends a question, and removes its draft once it has arrived, also after the form was closed. */
const sendAndForget = async (
  server: Parameters<typeof sendInquiry>[0],
  input: SendingInput,
  draftKey: string,
): Promise<InquiryOutcome> => {
  const outcome = await sendInquiry(server, input);
  if (outcome.kind === 'sent') removeDraft(draftKey);
  return outcome;
};

/** A question that a visitor writes: its draft in this tab, and the machine that sends it. */
export function useInquiry(about: InquiryAbout) {
  const draftKey = writeAbout(about);
  const [draft] = useState(() => readInquiryDraft(draftKey));
  const language = useAppSelector(selectLanguage);
  const apiBaseUrl = useAppSelector((state) => state.site.apiBaseUrl);
  const server = { apiBaseUrl, language };
  const [snapshot, send] = useInspectedMachine(
    inquiryMachine.provide({
      actors: {
        open: fromPromise<OpenedForm>(() => openForm(server)),
        send: fromPromise<InquiryOutcome, SendingInput>(({ input }) =>
          sendAndForget(server, input, draftKey),
        ),
        watchConnection,
      },
    }),
    'inquiry',
    { input: { requestKey: draft.requestKey } },
  );
  return { draft, snapshot, send };
}
