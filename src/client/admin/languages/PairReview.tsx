import { chakra } from '@chakra-ui/react';
import type { KeyboardEvent } from 'react';
import { useMemo } from 'react';
import { signatureOf } from '../../../model/parity/meaning';
import { languagesFrom } from '../../../model/site/languages';
import { endpoints } from '../../store/api/adminApi';
import { selectPairFacts } from '../../store/api/endpoints/languageEndpoints';
import { useAppSelector } from '../../store/hooks';
import { selectLanguage } from '../../store/selectors';
import { Button } from '../../ui/components/button';
import { useTexts } from '../../ui/text/useTexts';
import { LanguageConflict } from '../conflicts/LanguageConflict';
import { Banner } from '../controls/Banner';
import { BusyButton } from '../controls/BusyButton';
import { saveShortcutProps } from '../controls/saveShortcut';
import { PublicationNotice, saveHidden } from '../form/publication';
import { usePairReview } from '../requests/useLanguageReview';
import { useToasts } from '../toasts/useToasts';
import { useMayDiscard } from '../unsaved/mayDiscard';
import { PairHeading } from './PairHeading';
import { PairSide } from './PairSide';
import type { PairForm } from './usePairForm';
import { usePairForm } from './usePairForm';
import type { PlacedPair } from './useReview';

interface PairReviewProps {
  readonly placed: PlacedPair;
  /** Shows the next or the previous pair; undefined where there is none. */
  readonly next: () => void;
  readonly previous: (() => void) | undefined;
}

/** Accepts a pair as it is, or withdraws that. */
const useAcceptance = ({ pair, review }: PlacedPair) => {
  const text = useTexts('languages');
  const toasts = useToasts();
  const [send] = endpoints.acceptPair.useMutation();
  const isAccepted = review.status === 'accepted';
  const accept = async (): Promise<void> => {
    try {
      await send({ pair: pair.id, signature: signatureOf(pair), isAccepted: !isAccepted }).unwrap();
    } catch (error) {
      toasts.failed(error);
      throw error;
    }
    toasts.success(text(isAccepted ? 'not-accepted-toast' : 'accepted-toast'));
  };
  return { isAccepted, canAccept: review.status !== 'missing', accept };
};

/** The keys of the review. Those of a field, such as Enter in a text, stay as they are. */
const useKeys =
  ({ next, previous }: PairReviewProps, form: PairForm, accept: (() => void) | undefined) =>
  (event: KeyboardEvent): void => {
    const isCommand = event.ctrlKey || event.metaKey;
    const action =
      event.key === 'Enter' && isCommand
        ? event.shiftKey
          ? accept
          : () => form.submit()
        : event.altKey && event.key === 'PageDown'
          ? next
          : event.altKey && event.key === 'PageUp'
            ? previous
            : undefined;
    if (!action || event.repeat || event.nativeEvent.isComposing) return;
    event.preventDefault();
    action();
  };

interface ActionsProps extends Pick<PairReviewProps, 'next' | 'previous'> {
  readonly form: PairForm;
  readonly accept: () => void;
  readonly acceptance: Pick<ReturnType<typeof useAcceptance>, 'isAccepted' | 'canAccept'>;
}

/** The buttons of a pair; the usual one first. */
const Actions = ({ form, acceptance, accept, next, previous }: ActionsProps) => {
  const text = useTexts('languages');
  const common = useTexts('common');
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center">
      <BusyButton
        variant="primary"
        isBusy={form.isBusy}
        onClick={() => form.submit()}
        {...saveShortcutProps(common('save-shortcut'))}
      >
        {form.isBusy ? common('saving') : text('save-next')}
      </BusyButton>
      {acceptance.canAccept ? (
        <Button
          variant="outline"
          aria-disabled={form.isBusy}
          aria-keyshortcuts="Control+Shift+Enter Meta+Shift+Enter"
          onClick={accept}
        >
          {text(acceptance.isAccepted ? 'look-again' : 'still-right')}
        </Button>
      ) : null}
      <chakra.span display="inline-flex" gap="1" marginInlineStart={{ md: 'auto' }}>
        <Button variant="ghost" disabled={!previous} aria-keyshortcuts="Alt+PageUp" onClick={previous}>
          {text('previous')}
        </Button>
        <Button variant="ghost" aria-keyshortcuts="Alt+PageDown" onClick={next}>
          {text('next')}
        </Button>
      </chakra.span>
    </chakra.div>
  );
};

/** One pair of the queue: both languages side by side, their changes, and the buttons. */
export function PairReview(props: PairReviewProps) {
  const { placed, next, previous } = props;
  const { pair, review } = placed;
  const text = useTexts('languages');
  const resources = useTexts('edit-resources');
  const toast = useTexts('toast');
  const reader = useAppSelector(selectLanguage);
  const facts = useAppSelector((state) => selectPairFacts(state)?.[pair.id]);
  const acceptance = useAcceptance(placed);
  const form = usePairForm(pair, { accept: acceptance.accept, onDone: next });
  const typed = usePairReview(useMemo(() => ({ ...pair, values: form.values }), [pair, form.values]));
  const mayDiscard = useMayDiscard();
  const leave = (go: () => void) => (): void => {
    if (!form.isBusy && mayDiscard()) go();
  };
  const guarded = { ...props, next: leave(next), previous: previous && leave(previous) };
  const accept = leave(form.accept);
  const onKeyDown = useKeys(guarded, form, acceptance.canAccept ? accept : undefined);
  const order = languagesFrom(reader);
  const toMend = review.language ?? order[0];
  return (
    <chakra.section display="grid" gap="4" onKeyDown={onKeyDown} aria-busy={form.isBusy}>
      <PairHeading placed={form.isDirty ? { ...placed, review: typed } : placed} />
      {form.failure ? (
        <Banner takesFocus>
          {resources('not-saved')} {form.failure.message ?? toast('back-end-error')}
        </Banner>
      ) : null}
      <LanguageConflict form={form} isRich={pair.isRich} isBusy={form.isBusy} />
      <PublicationNotice
        {...form.publication}
        save={{ onClick: () => form.submit(saveHidden) }}
        isSaving={form.isBusy}
      />
      <chakra.div
        display="grid"
        gap="5"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      >
        {order.map((language) => (
          <PairSide
            key={language}
            pair={pair}
            language={language}
            facts={facts}
            form={form}
            isToMend={language === toMend}
          />
        ))}
      </chakra.div>
      <Actions {...{ form, acceptance, accept }} next={guarded.next} previous={guarded.previous} />
      <chakra.p fontSize="sm" color="fg.muted" hideBelow="md">
        {text('keys')}
      </chakra.p>
    </chakra.section>
  );
}
