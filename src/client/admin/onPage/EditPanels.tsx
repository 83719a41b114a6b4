import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { PageTarget } from '../../../model/admin/onPage/pageSource';
import { targetId } from '../../../model/admin/onPage/pageSource';
import { lookupText } from '../../../model/text/texts';
import { useAppSelector } from '../../store/hooks';
import { selectTextIndex } from '../../store/selectors';
import { useTexts } from '../../ui/text/useTexts';
import type { InvisibleKind, InvisibleWords } from './sources/scanPage';
import { ReviewChips } from '../controls/LanguageChips';
import type { Finding } from './useFindings';
import { useTargetLabel } from './sources/targetLabel';

type Choose = (targets: readonly PageTarget[], element: Element) => void;

const kinds: readonly InvisibleKind[] = [
  'search-engines',
  'pictures',
  'screen-readers',
  'fields',
  'tooltips',
];

const Panel = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <chakra.section
    aria-label={label}
    tabIndex={0}
    maxHeight="45dvh"
    overflowY="auto"
    paddingInline={{ base: '3', md: '6' }}
    paddingBlock="4"
    borderBottomWidth="1px"
    borderBottomStyle="solid"
    borderBottomColor="inverse.line"
  >
    <chakra.h2 fontSize="xl">{label}</chakra.h2>
    {children}
  </chakra.section>
);

const Entry = chakra('button', {
  base: {
    display: 'block',
    width: 'full',
    minHeight: '11',
    padding: '2',
    textAlign: 'start',
    color: 'inherit',
    bg: 'transparent',
    cursor: 'pointer',
    borderRadius: 'sm',
    overflowWrap: 'anywhere',
    _hover: { bg: 'inverse.raised' },
  },
});

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gap: '1',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  },
});

/** The words of an entry that the document does not have: the description of the page. */
const EntryWords = ({ words, targets: [target] }: InvisibleWords) => {
  const index = useAppSelector(selectTextIndex);
  const language = useAppSelector((state) => state.language);
  const label = useTargetLabel();
  if (words !== '' || !target) return words;
  if (target.kind !== 'text') return label(target);
  return (
    lookupText(index, language, target.key, target.page ?? undefined)?.resource.replaceAll(
      /\{\w+\}/gu,
      '…',
    ) ?? ''
  );
};

/** The invisible content of the page, by kind. */
export function InvisiblePanel({
  invisible,
  onChoose,
}: {
  readonly invisible: readonly InvisibleWords[];
  readonly onChoose: Choose;
}) {
  const text = useTexts('on-page');
  return (
    <Panel label={text('invisible')}>
      {kinds.map((kind) => {
        const entries = invisible.filter((each) => each.kind === kind);
        if (entries.length === 0) return null;
        return (
          <section key={kind}>
            <chakra.h3 fontSize="md" marginTop="3" color="inverse.muted">
              {text(kind)}
            </chakra.h3>
            <List>
              {entries.map((entry) => (
                <li key={entry.targets.map(targetId).join()}>
                  <Entry
                    type="button"
                    onClick={({ currentTarget }) => onChoose(entry.targets, currentTarget)}
                  >
                    <EntryWords {...entry} />
                  </Entry>
                </li>
              ))}
            </List>
          </section>
        );
      })}
    </Panel>
  );
}

/** The content of the page that lacks a language, or is behind in one. */
export function FindingsPanel({
  findings,
  onChoose,
}: {
  readonly findings: readonly Finding[];
  readonly onChoose: Choose;
}) {
  const text = useTexts('on-page');
  const label = useTargetLabel();
  return (
    <Panel label={text('findings')}>
      {findings.length === 0 ? (
        <chakra.p marginTop="2">{text('no-findings')}</chakra.p>
      ) : (
        <List>
          {findings.map(({ target, reviews }) => (
            <li key={targetId(target)}>
              <Entry type="button" onClick={({ currentTarget }) => onChoose([target], currentTarget)}>
                {label(target)} <ReviewChips reviews={reviews} />
              </Entry>
            </li>
          ))}
        </List>
      )}
    </Panel>
  );
}
