import { entityOfCollection } from '../../../model/schema/entities';
import { imageCollection } from '../../../model/images/variants';
import { visibilityCollection } from '../../../model/schema/visibility';
import { textCollection } from '../../../model/text/texts';
import { useTexts } from '../../ui/text/useTexts';

/** Returns a function that names a collection. A collection that the site does not know keeps its name in the file. */
export function useKindLabel(): (collection: string) => string {
  const text = useTexts('import');
  return (collection) => {
    if (collection === textCollection) return text('kind-resources');
    if (collection === imageCollection) return text('kind-images');
    if (collection === visibilityCollection) return text('kind-visibility');
    const name = entityOfCollection(collection);
    return name ? text(`kind-${name}`) : collection;
  };
}
