import { chakra } from '@chakra-ui/react';
import { Fragment } from 'react';
import type { TextKey } from '../../../content/texts';
import { Modal } from '../../ui/components/dialog/Modal';
import { SingleKeysCheck } from '../../ui/components/SingleKeysCheck';
import { ModalText } from '../../ui/components/dialog/ModalText';
import { useTexts } from '../../ui/text/useTexts';
import { modifierName } from './keys';

interface Shortcut {
  readonly text: TextKey<'palette'>;
  /** The keys that do it, as letters or signs. */
  readonly keys: readonly string[];
  /** The text with the name that is printed on the key. */
  readonly name?: TextKey<'palette'>;
  readonly hasModifier?: true;
}

/** The keys of the administration. Those of a form or a list are written beside it. */
const shortcuts: readonly Shortcut[] = [
  { text: 'key-search', keys: ['K'], hasModifier: true },
  { text: 'key-save', keys: ['S'], hasModifier: true },
  { text: 'key-save-typing', keys: ['Enter'], name: 'enter', hasModifier: true },
  { text: 'key-close', keys: ['Escape'], name: 'escape' },
  { text: 'key-format', keys: ['B', 'I', 'U'], hasModifier: true },
  { text: 'key-undo', keys: ['Z'], hasModifier: true },
  { text: 'key-edit', keys: ['E'] },
  { text: 'key-keys', keys: ['?'] },
];

const Key = chakra('kbd', {
  base: {
    display: 'inline-block',
    minWidth: '8',
    paddingInline: '2',
    paddingBlock: '1',
    fontFamily: 'body',
    fontSize: 'sm',
    fontWeight: 'semibold',
    textAlign: 'center',
    bg: 'bg.sunken',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'line.strong',
    borderRadius: 'sm',
  },
});

/** Lists the keys of the administration. */
const KeysDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const text = useTexts('palette');
  return (
    <Modal title={text('keys')} isOpen onClose={onClose}>
      <ModalText>
        <chakra.dl
          display="grid"
          gridTemplateColumns="auto minmax(0, 1fr)"
          columnGap="6"
          rowGap="3"
          alignItems="center"
        >
          {shortcuts.map(({ text: key, keys, name, hasModifier }) => (
            <chakra.div key={key} display="contents">
              <dt>
                {hasModifier ? (
                  <>
                    <Key>{modifierName()}</Key>
                    {' + '}
                  </>
                ) : null}
                {keys.map((sign) => (
                  <Fragment key={sign}>
                    {sign === keys[0] ? null : ' / '}
                    <Key>{name ? text(name) : sign}</Key>
                  </Fragment>
                ))}
              </dt>
              <dd>{text(key)}</dd>
            </chakra.div>
          ))}
        </chakra.dl>
        <SingleKeysCheck />
      </ModalText>
    </Modal>
  );
};

export default KeysDialog;
