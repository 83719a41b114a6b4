import { chakra } from '@chakra-ui/react';

/** The padding around the text of a dialog. It is in a separate file because the code of the dialog is loaded later. */
export const ModalText = chakra('div', { base: { padding: { base: '4', md: '6' } } });
