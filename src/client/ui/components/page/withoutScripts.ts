import { scriptsFailedAttribute } from '../../../../model/site/pageElements';

/** Styles for readers without scripts. boot.ts sets the attribute where the scripts could not be loaded. */
export function withoutScripts<Styles extends object>(styles: Styles) {
  return {
    '@media (scripting: none)': styles,
    [`[${scriptsFailedAttribute}] &`]: styles,
  } as const;
}

/** Styles of an element for readers without scripts. */
export const onlyWithoutScripts = { display: 'none', ...withoutScripts({ display: 'revert' }) } as const;

/** Styles of an element that does nothing without scripts. */
export const onlyWithScripts = withoutScripts({ display: 'none' });
