import { chakra } from '@chakra-ui/react';
import { useState, useEffect } from 'react';
import { inquiryStates } from '../../../model/inquiries/inquiry';
import { Tabs } from '../../ui/components/Tabs';
import { useTexts } from '../../ui/text/useTexts';
import { AdminPage } from '../AdminPage';
import { ExportButton } from './ExportButton';
import { InquiryList } from './InquiryList';
import { NoteDraftsProvider } from './NoteDrafts';
import { useInquirySummary } from '../requests/useInquirySummary';
import { SearchBox } from '../controls/SearchBox';

/** How long typing must pause before the search begins, in milliseconds. */
const debounceMs = 300;

/** The field to search in all inquiries. The words stay out of the address of the page, since they may be a name. */
function InquirySearch({ onSearch }: { readonly onSearch: (words: string) => void }) {
  const text = useTexts('inbox');
  const [typed, setTyped] = useState('');
  useEffect(() => {
    const words = typed.trim();
    const timer = setTimeout(() => onSearch(words), words === '' ? 0 : debounceMs);
    return () => clearTimeout(timer);
  }, [typed, onSearch]);
  return <SearchBox label={text('search')} value={typed} onChange={setTyped} found="" />;
}

/** The inquiries of each state, with their number. */
const StateTabs = () => {
  const text = useTexts('inbox');
  const { data: summary } = useInquirySummary();
  return (
    <Tabs
      parameter="state"
      label={text('states')}
      tabs={inquiryStates.map((state) => ({
        id: state,
        label: summary ? `${text(`state-${state}`)} (${summary[state]})` : text(`state-${state}`),
        content: <InquiryList filter={{ state, search: '' }} empty={text(`none-${state}`)} />,
      }))}
    />
  );
};

/** `/inquiries`: the questions of visitors, by state or by words. */
const InquiriesScreen = () => {
  const text = useTexts('inbox');
  const titles = useTexts('titles');
  const [search, setSearch] = useState('');
  return (
    <AdminPage title={titles('inquiries')} introduction={text('introduction')}>
      <chakra.div marginBottom="5">
        <InquirySearch onSearch={setSearch} />
      </chakra.div>
      <NoteDraftsProvider>
        {search === '' ? (
          <StateTabs />
        ) : (
          <InquiryList key={search} filter={{ search }} empty={text('none-found')} />
        )}
      </NoteDraftsProvider>
      <chakra.div marginTop="8">
        <ExportButton />
      </chakra.div>
    </AdminPage>
  );
};

export default InquiriesScreen;
