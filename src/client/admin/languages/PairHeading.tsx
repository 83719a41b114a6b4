import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { Link } from '../../ui/navigation/Link';
import { Picture } from '../../ui/components/Picture';
import { useTexts } from '../../ui/text/useTexts';
import { ReviewChips } from '../controls/LanguageChips';
import { useGroupName, usePairPlace } from './usePairPlace';
import type { PlacedPair } from './useReview';
import type { Fault } from '../../../model/parity/faults';

/** The differences between the languages and the mistakes in the French text, one per line. */
function Faults({ faults }: { readonly faults: readonly Fault[] }) {
  const text = useTexts('languages');
  if (faults.length === 0) return null;
  const listed = (found: readonly string[]): string =>
    found.length === 0 ? text('nothing') : found.join(', ');
  return (
    <chakra.ul listStyle="none" display="grid" gap="1" fontSize="sm" overflowWrap="anywhere">
      {faults.map(({ kind, en, fr }) => (
        <li key={kind}>
          {kind === 'spacing'
            ? text('spacing-at', { fr: listed(fr) })
            : text('only-here', { kind: text(`fault-${kind}`), en: listed(en), fr: listed(fr) })}
        </li>
      ))}
    </chakra.ul>
  );
}

/** The heading: the place of the pair, its state, and the differences. */
export function PairHeading({ placed }: { readonly placed: PlacedPair }) {
  const text = useTexts('languages');
  const groupName = useGroupName();
  const { name, link, picture } = usePairPlace()(placed.pair);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!document.activeElement || document.activeElement === document.body) heading.current?.focus();
  }, []);
  return (
    <chakra.div display="flex" gap="4" alignItems="flex-start" flexWrap="wrap">
      {picture === undefined ? null : (
        <chakra.div width="9rem" flexShrink="0">
          <Picture src={picture} alt={null} sizes="9rem" ratio={3 / 2} />
        </chakra.div>
      )}
      <chakra.div display="grid" gap="1.5" flex="1 1 14rem" minWidth="0">
        <chakra.p fontSize="sm" color="fg.muted">
          {groupName(placed.group)}
        </chakra.p>
        <chakra.h2 ref={heading} tabIndex={-1} justifySelf="start" fontSize="lg" overflowWrap="anywhere">
          {name}
        </chakra.h2>
        <ReviewChips reviews={[placed.review]} />
        <Faults faults={placed.review.faults} />
        {link === undefined ? null : (
          <chakra.p fontSize="sm">
            <chakra.span
              asChild
              display="inline-flex"
              alignItems="center"
              minHeight="11"
              textDecoration="underline"
            >
              <Link to={link}>{text('open-editor')}</Link>
            </chakra.span>
          </chakra.p>
        )}
      </chakra.div>
    </chakra.div>
  );
}
