import { chakra } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { AnchorButton, Button } from '../../../ui/components/button';
import { useTexts } from '../../../ui/text/useTexts';
import { StepTitle } from './StepForm';
import type { SecondFactor } from './useSecondFactor';

const textFileUrl = (codes: readonly string[]): string =>
  `data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join('\r\n')}\r\n`)}`;

/** The recovery codes. They are shown only once. */
export function CodesStep({ recoveryCodes, send }: SecondFactor) {
  const text = useTexts('second-factor');
  return (
    <chakra.div display="grid" gap="5" maxWidth="30rem">
      <StepTitle>{text('is-on-now')}</StepTitle>
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
