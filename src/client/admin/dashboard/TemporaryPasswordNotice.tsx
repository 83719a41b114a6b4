import { chakra } from '@chakra-ui/react';
import { KeyRound } from 'lucide-react';
import { useAppSelector } from '../../store/hooks';
import { LinkButton } from '../../ui/components/button';
import { usePathTo } from '../../ui/text/usePathTo';
import { useTexts } from '../../ui/text/useTexts';
import { useFormatDateTime } from '../../ui/text/useFormatDateTime';

/**
 * Asks an administrator with a temporary password to choose a new one, and shows until when. Other administrators see
 * nothing.
 */
export function TemporaryPasswordNotice() {
  const text = useTexts('admin');
  const path = usePathTo();
  const formatDateTime = useFormatDateTime('long');
  const isNeeded = useAppSelector(({ session }) => session.hasTemporaryPassword === true);
  const endsAt = useAppSelector(({ session }) => session.temporaryPasswordEndsAt ?? null);
  if (!isNeeded) return null;
  return (
    <chakra.div
      role="note"
      display="flex"
      flexWrap="wrap"
      gap="4"
      alignItems="center"
      marginBottom="6"
      paddingBlock="3"
      paddingInline="4"
      bg="accent.subtle"
      borderInlineStartWidth="6px"
      borderInlineStartStyle="solid"
      borderInlineStartColor="accent.solid"
    >
      <KeyRound aria-hidden="true" size={22} style={{ flexShrink: 0 }} />
      <chakra.p flex="1 1 12rem">
        {text('temporary-password')}
        {endsAt !== null && ` ${text('temporary-password-ends', { date: formatDateTime(endsAt) })}`}
      </chakra.p>
      <LinkButton to={path('changePassword')} size="sm">
        {text('change-password')}
      </LinkButton>
    </chakra.div>
  );
}
