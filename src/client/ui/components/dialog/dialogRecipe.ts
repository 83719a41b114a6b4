import { defineSlotRecipe } from '@chakra-ui/react';

/** The height of the toasts at the top of the screen (`useToastPlace`), at most half of the screen. */
const toastSpace = 'min(var(--toasts-room, 0px), 50dvh)';

/** The look of a dialog: the whole screen on a phone, a centred sheet on larger screens. */
export const dialogRecipe = defineSlotRecipe({
  className: 'site-dialog',
  slots: [
    'trigger',
    'backdrop',
    'positioner',
    'content',
    'title',
    'description',
    'closeTrigger',
    'header',
    'body',
    'footer',
  ],
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      bg: 'rgba(10,16,22,0.72)',
      zIndex: 'modal', // same as the dialog, so that a second dialog darkens the first
      _open: { animation: 'fade 160ms' },
      _closed: { animation: 'fade-out 120ms' },
    },
    positioner: {
      position: 'fixed',
      inset: '0',
      display: 'flex',
      alignItems: { base: 'stretch', md: 'center' },
      justifyContent: 'center',
      padding: { base: '0', md: '6' },
      paddingTop: { base: toastSpace, md: `calc({spacing.6} + ${toastSpace})` },
      overflow: 'hidden',
      overscrollBehavior: 'contain',
      zIndex: 'modal',
    },
    content: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      width: 'full',
      maxHeight: '100%',
      bg: 'bg.surface',
      color: 'fg.default',
      borderTopWidth: '6px',
      borderTopStyle: 'solid',
      borderTopColor: 'accent.solid',
      borderRadius: { base: '0', md: 'md' },
      boxShadow: 'lifted',
      outline: 'none',
      _open: { animation: 'rise 180ms' },
      _closed: { animation: 'fade-out 120ms' },
    },
    header: {
      display: 'flex',
      alignItems: 'flex-start',
      justifyContent: 'space-between',
      gap: '4',
      padding: { base: '3', md: '4' },
      paddingInlineStart: { base: '4', md: '6' },
      borderBottomWidth: '1px',
      borderBottomStyle: 'solid',
      borderBottomColor: 'line.subtle',
    },
    title: {
      minWidth: '0',
      overflowWrap: 'anywhere',
      fontFamily: 'heading',
      fontWeight: 'heavy',
      fontSize: '2xl',
      lineHeight: 'snug',
      paddingTop: '1.5',
    },
    body: { flex: '1', minHeight: '0', overflowY: 'auto' },
    footer: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      gap: '3',
      padding: { base: '3', md: '4' },
      borderTopWidth: '1px',
      borderTopStyle: 'solid',
      borderTopColor: 'line.subtle',
    },
  },
  variants: {
    size: {
      md: { content: { maxWidth: { md: 'dialog' } } },
      lg: { content: { maxWidth: { md: 'dialogWide' } } },
    },
  },
  defaultVariants: { size: 'md' },
});
