import { AnchorButton } from '../ui/parts/button';
import { Page } from '../ui/parts/Page';
import { useTexts } from '../ui/text/useTexts';

/** What is shown when a screen failed (specification, section 8). The way back loads the site anew. */
export const ErrorScreen = () => {
  const text = useTexts('error');
  return (
    <Page title={text('sorry')} introduction={text('something-went-wrong')}>
      <AnchorButton href="/">{text('go-back')}</AnchorButton>
    </Page>
  );
};
