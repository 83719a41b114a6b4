import { chakra } from '@chakra-ui/react';
import { useAppSelector } from '../../store/hooks';
import { useTexts } from '../../ui/text/useTexts';
import { useFormatDateTime } from '../../ui/text/useFormatDateTime';

/** Shows the time of the last automatic backup, and warns when backups are missing. */
export function BackupNotice() {
  const text = useTexts('admin');
  const formatDateTime = useFormatDateTime('long');
  const backup = useAppSelector(({ session }) => session.backup);
  if (!backup) return null;
  const { lastAt, isLate } = backup;
  return (
    <chakra.p marginBottom="4" color={isLate ? 'fg.error' : 'fg.muted'} fontSize="sm">
      {lastAt === null ? text('backup-none') : text('backup-last', { date: formatDateTime(lastAt) })}
      {isLate && ` ${text('backup-late')}`}
    </chakra.p>
  );
}
