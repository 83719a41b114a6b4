import { chakra } from '@chakra-ui/react';
import { fileUrl } from '../../../model/site/screens/fileUrl';
import { useAppSelector } from '../../store/hooks';
import { useTexts } from '../../ui/text/useTexts';

/** A link that opens an attached document in a new tab. */
export function FileLink({ fileName }: { fileName: string }) {
  const text = useTexts('shared');
  const apiBaseUrl = useAppSelector(({ site }) => site.apiBaseUrl);
  return (
    <chakra.a
      href={fileUrl(apiBaseUrl, fileName)}
      target="_blank"
      rel="noopener noreferrer"
      color="accent.solid"
      textDecoration="underline"
      overflowWrap="anywhere"
    >
      {fileName}
      <chakra.span srOnly> ({text('opens-in-new-tab')})</chakra.span>
    </chakra.a>
  );
}
