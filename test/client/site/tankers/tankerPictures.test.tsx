import { act } from '@testing-library/react';
import { useTankerPictures } from '../../../../src/client/site/tankers/useTankerPictures';
import { imagesLoaded } from '../../../../src/client/store/content/images';
import { defaultDescription, imageNameOf } from '../../../../src/model/images/variants';
import { newRow } from '../../../../src/model/schema/rows';
import { renderScreen } from '../../../support/jsdom/renderScreen';

const shown = { id: 1, ...newRow('tanker', { image: `/api/image/${'a'.repeat(64)}.jpg` }) };

it('a tanker is not rendered again when the metadata of pictures on other pages arrive', () => {
  let renders = 0;
  const { store } = renderScreen(() => {
    renders += 1;
    return <>{useTankerPictures(shown).pictures.map(({ alt }) => alt)}</>;
  });
  const before = renders;
  const image = {
    ...defaultDescription,
    id: null,
    width: 10,
    height: 10,
    placeholder: '',
    isAnimated: false,
  };
  act(() => void store.dispatch(imagesLoaded([{ ...image, name: 'other.jpg', altEn: 'A valve' }])));
  expect(renders).toBe(before);
  const name = imageNameOf(shown.image) ?? '';
  act(() => void store.dispatch(imagesLoaded([{ ...image, name, altEn: 'The whole unit' }])));
  expect(document.body).toHaveTextContent('The whole unit');
});
