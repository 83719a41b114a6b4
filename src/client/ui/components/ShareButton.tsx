import { chakra } from '@chakra-ui/react';
import { Check, Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTexts } from '../text/useTexts';
import { Button } from './button';
import { onlyWithScripts } from './page/withoutScripts';

/** How long the button says that the link is copied, in milliseconds. */
const copiedMs = 3_000;

/** If the browser can neither share nor copy, the visitor can use the address bar. */
const shareOrCopy = async (title: string): Promise<'copied' | 'done'> => {
  const url = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href;
  try {
    if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
      await navigator.share({ title, url });
      return 'done';
    }
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'done'; // the visitor has closed the sheet
  }
};

/** Shares the address of the page: with the sheet of a phone, otherwise by copying the link. */
export function ShareButton({ title }: { title: string }) {
  const text = useTexts('shared');
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), copiedMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const share = async (): Promise<void> => setIsCopied((await shareOrCopy(title)) === 'copied');
  return (
    <Button variant="ghost" css={onlyWithScripts} onClick={() => void share()}>
      {isCopied ? <Check aria-hidden="true" size={20} /> : <Share2 aria-hidden="true" size={20} />}
      {text(isCopied ? 'link-copied' : 'share')}
      <chakra.span role="status" srOnly>
        {isCopied ? text('link-copied') : ''}
      </chakra.span>
    </Button>
  );
}
