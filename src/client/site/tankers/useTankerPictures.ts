import { shallowEqual } from 'react-redux';
import { altText, imageNameOf } from '../../../model/images/variants';
import type { Row } from '../../../model/schema/entities';
import { pictureParameter, tankerPictures } from '../../../model/site/screens/tankers/tankerPictures';
import { selectDescription } from '../../store/content/images';
import { useAppSelector, useRows } from '../../store/hooks';
import { selectLanguage } from '../../store/selectors';
import { useOpenPart } from '../../ui/navigation/useOpenItem';
import { useTexts } from '../../ui/text/useTexts';
import { useTankerName } from './useTankerName';

/** The pictures of a tanker with their words, and which of them is enlarged. */
export function useTankerPictures(tanker: Row<'tanker'>) {
  const text = useTexts('tankers');
  const name = useTankerName(tanker);
  const language = useAppSelector(selectLanguage);
  const found = tankerPictures(tanker, useRows('tankerImage'), language);
  const storedTexts = useAppSelector(
    (state) => found.map(({ src }) => altText(selectDescription(state, imageNameOf(src) ?? ''), language)),
    shallowEqual, // the whole page is rendered again with it
  );
  const pictures = found.map(({ src, description }, index) => {
    const stored = storedTexts[index] ?? '';
    const position = { name, number: index + 1, total: found.length };
    const general = index === 0 ? text('image-alt', { name }) : text('picture-of', position);
    const alt = stored || description || general;
    return { id: index + 1, src, alt, action: text('enlarge', { picture: alt }) };
  });
  return { pictures, ...useOpenPart(pictureParameter, pictures) };
}
