import { scriptsFailedAttribute } from '../../../../model/site/pageElements';

/** Styles of an element for readers without scripts. boot.ts sets the attribute where the scripts could not be loaded. */
export const onlyWithoutScripts = {
  display: 'none',
  '@media (scripting: none)': { display: 'revert' },
  [`[${scriptsFailedAttribute}] &`]: { display: 'revert' },
} as const;

/** Styles of an element that does nothing without scripts. */
export const onlyWithScripts = {
  '@media (scripting: none)': { display: 'none' },
  [`[${scriptsFailedAttribute}] &`]: { display: 'none' },
} as const;
