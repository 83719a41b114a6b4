import { chakra } from '@chakra-ui/react';
import { Check, Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTexts } from '../text/useTexts';
import { Button } from './button';
import { onlyWithScripts } from './page/withoutScripts';

/** How long the button says that the link is copied, in milliseconds. */
const copiedMs = 3_000;

type Outcome = 'shared' | 'copied' | 'failed';

const isClosed = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Shares the link, or copies it. It fails if the browser forbids both, as over plain HTTP. */
const shareOrCopy = async (title: string): Promise<Outcome> => {
  const url = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href;
  try {
    if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
      await navigator.share({ title, url });
      return 'shared';
    }
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch (error) {
    return isClosed(error) ? 'shared' : 'failed'; // a closed sheet needs no message
  }
};

/** Shares the address of the page: with the sheet of a phone, otherwise by copying the link. */
export function ShareButton({ title }: { title: string }) {
  const text = useTexts('shared');
  const [outcome, setOutcome] = useState<Outcome>('shared');
  const isCopied = outcome === 'copied';
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setOutcome('shared'), copiedMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const share = async (): Promise<void> => setOutcome(await shareOrCopy(title));
  return (
    <>
      <Button variant="ghost" css={onlyWithScripts} onClick={() => void share()}>
        {isCopied ? <Check aria-hidden="true" size={20} /> : <Share2 aria-hidden="true" size={20} />}
        {text(isCopied ? 'link-copied' : 'share')}
      </Button>
      <chakra.span role="status" srOnly={outcome !== 'failed'} fontSize="sm">
        {outcome === 'failed' ? text('link-not-copied') : isCopied ? text('link-copied') : null}
      </chakra.span>
    </>
  );
}
