import { chakra } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useId, useState } from 'react';
import { dayIn } from '../../../model/format/days';
import { downloadInquiries } from '../../store/api/endpoints/inquiryEndpoints';
import { useAppSelector, useAppStore } from '../../store/hooks';
import { useTexts } from '../../ui/text/useTexts';
import { BusyButton } from '../controls/BusyButton';
import { useToasts } from '../toasts/useToasts';

/** Saves a file on the administrator's device. */
const saveFile = (content: Blob, name: string): void => {
  const url = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url)); // after the download has begun
};

/** Downloads all inquiries as a table. */
export function ExportButton() {
  const text = useTexts('inbox');
  const toasts = useToasts();
  const store = useAppStore();
  const timeZone = useAppSelector(({ site }) => site.timeZone);
  const hint = useId();
  const [isBusy, setIsBusy] = useState(false);
  const download = async (): Promise<void> => {
    setIsBusy(true);
    const { data, error } = await downloadInquiries(store);
    setIsBusy(false);
    if (error) toasts.failed(error);
    else saveFile(data, `inquiries-${dayIn(timeZone, Date.now())}.csv`);
  };
  return (
    <chakra.div display="grid" gap="1.5" justifyItems="start" maxWidth="30rem">
      <BusyButton
        variant="outline"
        isBusy={isBusy}
        icon={<Download aria-hidden="true" size={20} />}
        aria-describedby={hint}
        onClick={() => {
          if (!isBusy) void download();
        }}
      >
        {text(isBusy ? 'exporting' : 'export')}
      </BusyButton>
      <chakra.p id={hint} fontSize="sm" color="fg.muted">
        {text('export-hint')}
      </chakra.p>
    </chakra.div>
  );
}
