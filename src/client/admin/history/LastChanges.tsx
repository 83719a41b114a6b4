import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import type { HistoryEntry } from '../../../model/history';
import { endpoints } from '../../store/api/adminApi';
import { useAppSelector } from '../../store/hooks';
import { LinkButton } from '../../ui/components/button';
import { usePathTo } from '../../ui/text/usePathTo';
import { useTexts } from '../../ui/text/useTexts';
import { useFormatDateTime } from '../../ui/text/useFormatDateTime';
import { useHiddenRows } from '../requests/useEditedRows';
import { describeChange } from './describeChange';
import { useAuthorText } from './useAuthorText';
import { useChangeTexts } from './useChangeTexts';

const Change = ({ change }: { readonly change: HistoryEntry }) => {
  const words = useChangeTexts();
  const authorText = useAuthorText();
  const formatDateTime = useFormatDateTime('short');
  const { at } = change;
  return (
    <chakra.li
      paddingBlock="2.5"
      paddingInline="4"
      borderTopWidth="1px"
      borderTopStyle="solid"
      borderTopColor="line.subtle"
      _first={{ borderTop: 'none' }}
      overflowWrap="anywhere"
      lineHeight="snug"
    >
      <chakra.p lineClamp="2">{describeChange(change, words)}</chakra.p>
      <chakra.p fontSize="sm" color="fg.muted">
        <time dateTime={new Date(at).toISOString()}>{formatDateTime(at)}</time>
        {' · '}
        {authorText(change)}
      </chakra.p>
    </chakra.li>
  );
};

/** The last changes of the content, with author and time, and a link to the history. A back-end without a history has none. */
export function LastChanges() {
  useHiddenRows(); // with the hidden rows, their changes have names
  const id = useId();
  const text = useTexts('dashboard');
  const path = usePathTo();
  const version = useAppSelector(({ startup }) => startup.version);
  const { data: changes, isError } = endpoints.lastChanges.useQuery(version);
  if (isError && !changes) return null;
  return (
    <chakra.section aria-labelledby={id} minWidth="0">
      <chakra.h2 id={id} fontSize="2xl" marginBottom="3">
        {text('last-changes')}
      </chakra.h2>
      <chakra.div
        bg="bg.surface"
        borderWidth="1px"
        borderStyle="solid"
        borderColor="line.subtle"
        borderRadius="md"
      >
        {changes?.length === 0 ? <chakra.p padding="4">{text('no-changes')}</chakra.p> : null}
        <chakra.ol listStyle="none">
          {(changes ?? []).map((change) => (
            <Change key={change.id} change={change} />
          ))}
        </chakra.ol>
        <chakra.div padding="2" borderTopWidth="1px" borderTopStyle="solid" borderTopColor="line.subtle">
          <LinkButton to={path('history')} variant="ghost" size="sm" minHeight="11">
            {text('all-changes')}
          </LinkButton>
        </chakra.div>
      </chakra.div>
    </chakra.section>
  );
}
