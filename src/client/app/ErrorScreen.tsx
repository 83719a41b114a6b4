import { useEffect } from 'react';
import { useAppSelector } from '../store/hooks';
import { selectBrand } from '../store/selectors';
import { FailedScreen } from '../ui/lazy/FailedScreen';
import { useTexts } from '../ui/text/useTexts';

/**
 * Shown when a screen failed (specification, section 8). It has the brand's logo but no bar or footer, because these may have
 * failed.
 */
export function ErrorScreen() {
  const { name, assets } = useAppSelector(selectBrand);
  const title = `${useTexts('titles')('error')} | ${name}`;
  useEffect(() => {
    document.title = title;
  });
  return (
    <main>
      <FailedScreen above={<img src={`${assets}/logo-inverse.svg`} alt={name} />} />
    </main>
  );
}
