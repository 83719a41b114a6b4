import { brandList } from '../../../model/site/brands';
import { withLanguage } from '../../../model/site/languages';
import { pathTo } from '../../../model/site/paths';
import { useAppSelector } from '../../store/hooks';
import { selectBrand, selectLanguage } from '../../store/selectors';
import { SisterNote } from '../../ui/components/page/SisterNote';
import { useSisterUrl } from '../../ui/navigation/useSisterUrl';
import { useTexts } from '../../ui/text/useTexts';

/**
 * Names the sister company that certifies propane units, with a link to its inspections. The site of that
 * company itself shows nothing.
 */
export function PropaneSister() {
  const text = useTexts('services-and-repairs');
  const language = useAppSelector(selectLanguage);
  const urlOf = useSisterUrl();
  const { isCertipropane } = useAppSelector(selectBrand);
  const sister = brandList.find((brand) => brand.isCertipropane);
  if (isCertipropane || !sister) return null;
  return (
    <SisterNote
      text={text('propane-sister', { company: sister.name })}
      href={withLanguage(urlOf(sister.id, pathTo('certifications', language)), language)}
      link={text('propane-link', { company: sister.name })}
    />
  );
}
