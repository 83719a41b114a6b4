import { useEffect } from 'react';
import { useAppSelector } from '../store/hooks';
import { selectBrand } from '../store/selectors';
import { AnchorButton } from '../ui/parts/button';
import { Page } from '../ui/parts/Page';
import { useTexts } from '../ui/text/useTexts';

/**
 * What is shown when a screen failed (specification, section 8). The way back loads the site anew. What stands around a page
 * may be what failed: so there is only the brand's mark.
 */
export const ErrorScreen = () => {
  const text = useTexts('error');
  const { name, assets } = useAppSelector(selectBrand);
  const title = `${useTexts('titles')('error')} | ${name}`;
  useEffect(() => {
    document.title = title;
  });
  return (
    <main>
      <Page
        above={<img src={`${assets}/logo-inverse.svg`} alt={name} />}
        title={text('sorry')}
        introduction={text('something-went-wrong')}
      >
        <AnchorButton href="/">{text('go-back')}</AnchorButton>
      </Page>
    </main>
  );
};
