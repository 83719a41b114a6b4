import { chakra } from '@chakra-ui/react';
import { tallScreen } from '../../../ui/components/page/tallScreen';

/**
 * Each tanker has its own column on every screen, so that a value stands below its name. On a phone the text is smaller with more
 * tankers, and the label of a line stands above its values. Texts too long for a narrow column stand below each other there.
 * The names stay below the top bar. So no ancestor may scroll: `position: sticky` would refer to it. `display` other than that of
 * tables removes their implicit roles, so they are set explicitly.
 */
export const ComparisonGrid = chakra('table', {
  base: {
    bg: 'bg.surface',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'line.subtle',
    borderTopWidth: '4px',
    borderTopColor: 'accent.solid',
    '&, & tbody': { display: 'block' },
    '& thead': { display: 'contents' }, // the names stay for as long as the table, not only as long as its head
    '& tr': {
      display: 'grid',
      gridTemplateColumns: {
        base: 'repeat(var(--narrow), minmax(0, 1fr))',
        sm: 'repeat(var(--columns), minmax(0, 1fr))',
        md: '9rem repeat(var(--columns), minmax(0, 1fr))',
        lg: '12rem repeat(var(--columns), minmax(0, 1fr))',
      },
    },
    '& tr + tr, & tbody > tr': {
      borderBottomWidth: '1px',
      borderBottomStyle: 'solid',
      borderBottomColor: 'line.subtle',
    },
    '& th, & td': {
      textAlign: 'start',
      paddingInline: { base: '2', sm: '3' },
      paddingBlock: '2.5',
      hyphens: 'auto',
    },
    '& thead > tr, & th': { bg: 'bg.surface' },
    '& thead th, & td': { fontSize: { base: 'var(--phone-size)', sm: 'inherit' } },
    '& td': {
      paddingBlock: { base: '1.5', md: '2.5' },
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'pre-line',
    },
    '& td[data-picture]': { padding: { base: '0', sm: '3' }, paddingBottom: { base: '0', sm: '0' } },
    '& thead > tr + tr': {
      [tallScreen]: { position: 'sticky' }, // on a low screen they would cover the values
      top: { base: '16', lg: '20' }, // below the top bar, which has one more line for administrators
      '.site-bar:has(> [data-inverse]) ~ * &': { top: { md: '6.75rem', lg: '7.75rem' } },
      zIndex: '1',
    },
    '& tr > th[scope=row]': {
      gridColumn: { base: '1 / -1', md: 'auto' },
      paddingBottom: { base: '0', md: '2.5' },
      fontFamily: 'heading',
      fontWeight: 'semibold',
      letterSpacing: 'label',
      color: 'fg.muted',
    },
    '& tr[data-stacked] > td': {
      gridColumn: { base: '1 / -1', sm: 'auto' },
      fontSize: { base: 'sm', sm: 'inherit' },
      lineHeight: { base: '1.4', sm: 'inherit' },
    },
    '& tr[data-differs]': { bg: 'bg.sunken' },
    '& tr[data-differs] > td': { fontWeight: 'medium' },
    '& tr[data-differs] > th': { boxShadow: 'inset 4px 0 {colors.accent.solid}' },
    '& tr > th[scope=rowgroup]': {
      gridColumn: '1 / -1',
      fontFamily: 'heading',
      fontSize: 'lg',
      paddingTop: '4',
    },
    // On paper all columns fit, and the label of a line stands above its values. Paper may be as wide as any screen.
    _print: {
      '& tr': { gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr)) !important' },
      '& tr > th[scope=row]': { gridColumn: '1 / -1 !important', fontSize: 'var(--phone-size)' }, // as its values
      '& tr[data-stacked] > td': { gridColumn: 'auto !important' },
      '& thead > tr + tr': { position: 'static' },
    },
  },
});
