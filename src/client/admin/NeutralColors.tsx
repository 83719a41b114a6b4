import { Global } from '@emotion/react';
import { neutralColors } from './controls/neutralColors';

const styles = { ':root': neutralColors };

/** Sets the colours of the administration on the page. */
export function NeutralColors() {
  return <Global styles={styles} />;
}
