import { chakra } from '@chakra-ui/react';
import { EyeOff, Languages, SquarePen } from 'lucide-react';
import { memo, useState } from 'react';
import { createPortal } from 'react-dom';
import type { PageTarget } from '../../../model/admin/onPage/pageSource';
import { Button } from '../../ui/components/button';
import { useTexts } from '../../ui/text/useTexts';
import { FindingsPanel, InvisiblePanel } from './EditPanels';
import { toolsAttribute } from './sources/pageParts';
import type { PageScan } from './sources/scanPage';
import { FindingOutlines } from './FindingOutlines';
import { useFindings, usePageFacts } from './useFindings';

interface EditBarProps {
  readonly scan: PageScan;
  readonly onChoose: (targets: readonly PageTarget[], element: Element) => void;
  readonly onDone: () => void;
}

type OpenPanel = 'invisible' | 'findings' | null;

const Bar = chakra('section', {
  base: {
    position: 'fixed',
    insetInline: '0',
    bottom: '0',
    zIndex: 'overlay',
    bg: 'inverse.bg',
    color: 'inverse.fg',
    boxShadow: '0 -6px 24px rgba(0,0,0,0.25)',
    borderTop: '3px solid #A78BFA',
    _print: { display: 'none' },
  },
});

/** The bar at the lower edge while the page is edited. */
export const EditBar = memo(function EditBar({ scan, onChoose, onDone }: EditBarProps) {
  const text = useTexts('on-page');
  const [open, setOpen] = useState<OpenPanel>(null);
  usePageFacts();
  const findings = useFindings(scan.targets);
  const toggle = (panel: OpenPanel): void => setOpen((current) => (current === panel ? null : panel));
  return createPortal(
    <Bar aria-label={text('bar')} data-inverse="" {...{ [toolsAttribute]: '' }}>
      {open === 'invisible' ? <InvisiblePanel invisible={scan.invisible} onChoose={onChoose} /> : null}
      {open === 'findings' ? <FindingsPanel findings={findings} onChoose={onChoose} /> : null}
      <FindingOutlines places={scan.elements} findings={findings} />
      <chakra.div
        display="flex"
        alignItems="center"
        gap="2"
        paddingInline={{ base: '3', md: '6' }}
        paddingBlock="2"
        css={{ '& button': { minHeight: '11' } }}
      >
        <SquarePen aria-hidden="true" size={20} />
        <chakra.p hideBelow="md" flex="1" fontSize="sm">
          {text('hint')}
        </chakra.p>
        <Button
          size="sm"
          variant="inverse"
          marginInlineStart={{ base: 'auto', md: '0' }}
          aria-expanded={open === 'invisible'}
          onClick={() => toggle('invisible')}
        >
          <EyeOff aria-hidden="true" size={18} />
          <chakra.span hideBelow="sm">
            {text('invisible-count', { count: scan.invisible.length })}
          </chakra.span>
          <chakra.span hideFrom="sm" aria-label={text('invisible-count', { count: scan.invisible.length })}>
            {scan.invisible.length}
          </chakra.span>
        </Button>
        <Button
          size="sm"
          variant="inverse"
          aria-expanded={open === 'findings'}
          onClick={() => toggle('findings')}
        >
          <Languages aria-hidden="true" size={18} />
          <chakra.span hideBelow="sm">{text('findings-count', { count: findings.length })}</chakra.span>
          <chakra.span hideFrom="sm" aria-label={text('findings-count', { count: findings.length })}>
            {findings.length}
          </chakra.span>
        </Button>
        <Button size="sm" variant="primary" onClick={onDone}>
          {text('done')}
        </Button>
      </chakra.div>
    </Bar>,
    document.body,
  );
});
