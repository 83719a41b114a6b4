import { chakra } from '@chakra-ui/react';
import { ChevronRight, FileText, Phone } from 'lucide-react';
import { Link } from '../../ui/navigation/Link';
import type { ReactNode } from 'react';
import { excerptOf, hasMatch, termsBeyond, withoutTitle } from '../../../model/search/excerpt';
import type { Hit, SearchDocument } from '../../../model/search/SearchDocument';
import { Picture } from '../../ui/components/Picture';
import { RowMark } from '../../ui/preview/RowMark';
import { usePathTo } from '../../ui/text/usePathTo';
import { useTexts } from '../../ui/text/useTexts';
import { Marked } from '../../ui/search/Marked';

const linkStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: { base: '3', md: '4' },
  minHeight: '16',
  paddingBlock: '2.5',
  paddingInline: { base: '3', md: '4' },
  color: 'fg.default',
  textDecoration: 'none',
  _hover: { bg: 'bg.sunken', '& strong': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
  _focusVisible: { outline: '3px solid {colors.focus}', outlineOffset: '-3px' },
  '& > svg': { color: 'accent.solid', flexShrink: '0' },
} as const;

const PageLink = chakra(Link, { base: linkStyles });
const Anchor = chakra('a', { base: linkStyles });

/** The picture of a result; without one, an icon for a telephone number or a file. */
const HitIcon = ({ document: { image, target, group } }: { document: SearchDocument }) => {
  if (image !== undefined) {
    const isPerson = group === 'employees';
    return (
      <Picture
        src={image}
        alt=""
        ratio={isPerson ? 1 : 4 / 3}
        sizes="72px"
        subject={isPerson ? 'person' : 'truck'}
        borderRadius="sm"
        width="4.5rem"
        flexShrink="0"
        {...(isPerson ? { css: { '& img': { objectPosition: 'center 20%' } } } : {})}
      />
    );
  }
  if (typeof target !== 'string') return null;
  return target.startsWith('tel:') ? (
    <Phone aria-hidden="true" size={24} />
  ) : (
    <FileText aria-hidden="true" size={24} />
  );
};

/** A result: its name, and the part of its text that has the words which the name lacks. */
const Description = ({ hit: { document, terms } }: { hit: Hit }) => {
  const text = useTexts('search');
  const { title, body, file, target } = document;
  const [entity = '', id] = document.id.split('/');
  const isInFile = !hasMatch(title, terms) && !hasMatch(body, terms) && hasMatch(file, terms);
  const page = typeof target === 'string' ? /#page=(\d+)$/.exec(target)?.[1] : undefined;
  const excerpt =
    isInFile || page !== undefined
      ? excerptOf(file, terms)
      : excerptOf(withoutTitle(body, title), termsBeyond(title, terms));
  const note = page !== undefined ? text('on-page', { page }) : isInFile ? text('in-data-sheet') : undefined;
  return (
    <chakra.span minWidth="0" flex="1" display="grid" gap="0.5">
      <chakra.strong fontWeight="semibold" lineHeight="snug" overflowWrap="anywhere" lineClamp="3">
        <Marked text={title} terms={terms} />
      </chakra.strong>
      <RowMark entity={entity} id={Number(id)} shape="line" />
      <chakra.span fontSize="sm" lineHeight="snug" color="fg.muted" overflowWrap="anywhere" lineClamp="2">
        {note === undefined ? null : <chakra.span fontWeight="semibold">{note} – </chakra.span>}
        <Marked text={excerpt} terms={terms} />
      </chakra.span>
    </chakra.span>
  );
};

interface HitLinkProps {
  readonly hit: Hit;
  /** Called before the link is followed. */
  readonly onFollow?: (() => void) | undefined;
}

/** A link to a result. */
export function HitLink({ hit, onFollow }: HitLinkProps) {
  const path = usePathTo();
  const shared = useTexts('shared');
  const { target } = hit.document;
  const content: ReactNode = (
    <>
      <HitIcon document={hit.document} />
      <Description hit={hit} />
      <ChevronRight aria-hidden="true" size={20} />
    </>
  );
  if (typeof target !== 'string') {
    const { route, id, suffix = '' } = target;
    return (
      <PageLink data-hit to={path(route, id === undefined ? {} : { id }) + suffix} onClick={onFollow}>
        {content}
      </PageLink>
    );
  }
  if (target.startsWith('tel:'))
    return (
      <Anchor data-hit href={target} onClick={onFollow}>
        {content}
      </Anchor>
    );
  return (
    <Anchor data-hit href={target} target="_blank" rel="noopener" onClick={onFollow}>
      {content}
      <chakra.span srOnly>({shared('opens-in-new-tab')})</chakra.span>
    </Anchor>
  );
}
