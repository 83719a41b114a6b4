import { chakra } from '@chakra-ui/react';
import { ExternalLink } from 'lucide-react';
import { useId, useState } from 'react';
import { AnchorButton } from '../../ui/components/button';
import { Card } from '../../ui/components/Grid';
import { stretchedLinkStyles } from '../../ui/components/CardLink';
import { useTexts } from '../../ui/text/useTexts';
import { FirstPage } from './FirstPage';

const OpenButton = chakra(AnchorButton, { base: { justifySelf: 'start', ...stretchedLinkStyles } });

interface DocumentCardProps {
  readonly url: string;
  readonly title: string;
  readonly description: string;
}

/** A document: its first page, the number of pages, and a link. The whole card is the link. */
export function DocumentCard({ url, title, description }: DocumentCardProps) {
  const text = useTexts('useful-documents');
  const shared = useTexts('shared');
  const titleId = useId();
  const [pages, setPages] = useState<number>();
  return (
    <Card isInteractive aria-labelledby={titleId}>
      <FirstPage url={url} title={title} onLoaded={setPages} />
      <chakra.div
        padding={{ base: '4', md: '6' }}
        display="grid"
        gap="3"
        gridTemplateRows="auto 1fr auto auto" // the buttons of neighbours stand side by side
        flex="1"
      >
        <chakra.h2 id={titleId} fontSize="2xl">
          {title}
        </chakra.h2>
        <p>{description}</p>
        <chakra.p minHeight="1.6em" color="fg.muted" fontVariantNumeric="tabular-nums">
          {pages === undefined ? null : text('pages', { count: pages })}
        </chakra.p>
        <OpenButton href={url} target="_blank" rel="noopener">
          <ExternalLink aria-hidden="true" size={20} />
          {text('open')}
          <chakra.span srOnly>
            {' '}
            – {title} ({shared('opens-in-new-tab')})
          </chakra.span>
        </OpenButton>
      </chakra.div>
    </Card>
  );
}
