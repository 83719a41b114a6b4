import { chakra } from '@chakra-ui/react';
import { setSingleKeys, useSingleKeys } from '../navigation/singleKeys';
import { useTexts } from '../text/useTexts';
import { onlyWithScripts } from './page/withoutScripts';

const Label = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '11',
    cursor: 'pointer',
    '& > input': { width: '5', height: '5', flexShrink: '0', accentColor: 'accent.solid', cursor: 'inherit' },
  },
});

/** Turns the keys that do something without Ctrl on and off. */
export function SingleKeysCheck() {
  const text = useTexts('shared');
  const isOn = useSingleKeys();
  return (
    <Label css={onlyWithScripts}>
      <input type="checkbox" checked={isOn} onChange={() => setSingleKeys(!isOn)} />
      {text('single-keys')}
    </Label>
  );
}
