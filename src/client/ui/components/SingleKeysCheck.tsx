import { chakra } from '@chakra-ui/react';
import { setSingleKeys, useSingleKeys } from '../navigation/singleKeys';
import { useTexts } from '../text/useTexts';
import { Checkbox } from './Checkbox';
import { onlyWithScripts } from './page/withoutScripts';

/** Turns the keys that do something without Ctrl on and off. */
export function SingleKeysCheck() {
  const text = useTexts('shared');
  return (
    <chakra.div css={onlyWithScripts} marginTop="4">
      <Checkbox label={text('single-keys')} isChecked={useSingleKeys()} onChange={setSingleKeys} />
    </chakra.div>
  );
}
