import type { Row } from '../../../model/schema/entities';
import { productName } from '../../../model/site/screens/manufacturerImages';
import { useAppSelector } from '../../store/hooks';
import { selectLanguage } from '../../store/selectors';
import { useLocalized } from '../../ui/text/useLocalized';
import { useTexts } from '../../ui/text/useTexts';

/** Returns the name of a picture: its description, else the manufacturer's name and the picture's number. */
export function useProductLabel() {
  const text = useTexts('manufacturers');
  const inLanguage = useLocalized();
  const language = useAppSelector(selectLanguage);
  return (manufacturer: Row<'manufacturer'>, image: Row<'manufacturerImage'>, index: number): string =>
    productName(image, language) ||
    text('image-of', { name: inLanguage(manufacturer, 'name'), number: index + 1 });
}
