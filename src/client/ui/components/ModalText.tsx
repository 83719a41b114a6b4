import { chakra } from '@chakra-ui/react';

/** Room around the words of a dialog. It stands apart from the dialog, whose code comes later. */
export const ModalText = chakra('div', { base: { padding: { base: '4', md: '6' } } });
