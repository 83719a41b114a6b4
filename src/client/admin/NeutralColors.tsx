import { Global } from '@emotion/react';
import { neutralColors } from './controls/neutralColors';

const styles = { ':root': neutralColors };

/** Gives a page of the administration its colours. */
export function NeutralColors() {
  return <Global styles={styles} />;
}
