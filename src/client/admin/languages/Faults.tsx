import { chakra } from '@chakra-ui/react';
import type { Fault } from '../../../model/parity/faults';
import { useTexts } from '../../ui/text/useTexts';

/** The differences between the languages and the mistakes in the French text, one per line. */
export function Faults({ faults }: { readonly faults: readonly Fault[] }) {
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
