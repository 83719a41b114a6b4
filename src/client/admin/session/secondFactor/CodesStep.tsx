import { chakra } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { AnchorButton, Button } from '../../../ui/components/button';
import { useTexts } from '../../../ui/text/useTexts';
import { StepTitle } from './StepForm';
import type { SecondFactor } from './useSecondFactor';

const textFileUrl = (codes: readonly string[]): string =>
  `data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join('\r\n')}\r\n`)}`;

interface RecoveryCodesProps extends SecondFactor {
  /** The text of the title. */
  readonly title: 'is-on-now' | 'codes-renewed';
}

/** The recovery codes. They are shown only once. */
function RecoveryCodes({ recoveryCodes, send, title }: RecoveryCodesProps) {
  const text = useTexts('second-factor');
  return (
    <chakra.div display="grid" gap="5" maxWidth="30rem">
      <StepTitle>{text(title)}</StepTitle>
      <p>{text('keep-codes')}</p>
      <chakra.ul
        aria-label={text('recovery-codes')}
        listStyle="none"
        display="grid"
        gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}
        gap="2"
        padding="4"
        bg="bg.sunken"
        borderRadius="md"
        fontFamily="monospace"
      >
        {recoveryCodes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </chakra.ul>
      <AnchorButton variant="outline" href={textFileUrl(recoveryCodes)} download="recovery-codes.txt">
        <Download aria-hidden="true" size={20} />
        {text('save-codes')}
      </AnchorButton>
      <Button variant="primary" onClick={() => send({ type: 'codesSaved' })}>
        {text('codes-kept')}
      </Button>
    </chakra.div>
  );
}

/** The second factor is on now, with its first recovery codes. */
export function CodesStep(props: SecondFactor) {
  return <RecoveryCodes {...props} title="is-on-now" />;
}

/** New recovery codes replace the former ones. */
export function NewCodesStep(props: SecondFactor) {
  return <RecoveryCodes {...props} title="codes-renewed" />;
}
