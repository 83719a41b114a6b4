import { chakra } from '@chakra-ui/react';
import type { Row } from '../../../model/schema/entities';
import type { OpeningRoute } from '../../../model/site/pages';
import { openedSearch } from '../../../model/site/pages';
import { sisterBuilder } from '../../../model/site/screens/builders';
import { useAppSelector } from '../../store/hooks';
import { selectBrand } from '../../store/selectors';
import { SisterNote } from '../../ui/components/page/SisterNote';
import { useSisterUrl } from '../../ui/navigation/useSisterUrl';
import { usePathTo } from '../../ui/text/usePathTo';
import { useTexts } from '../../ui/text/useTexts';

interface SisterWorkProps {
  /** The built unit or the assembly that the dialog shows. */
  readonly work: Row<'realization'> | Row<'assembly'>;
  /** The page that opens it. */
  readonly route: OpeningRoute;
}

/** Says in a dialog that a sister company made the shown unit or assembly, with a link to it there. */
export function SisterWork({ work, route }: SisterWorkProps) {
  const text = useTexts('shared');
  const path = usePathTo();
  const urlOf = useSisterUrl();
  const company = sisterBuilder(work, useAppSelector(selectBrand));
  if (!company) return null;
  return (
    <chakra.div padding={{ base: '4', md: '6' }}>
      <SisterNote
        text={text('sister-work', { company: company.name })}
        href={urlOf(company.id, path(route) + openedSearch(route, work.id))}
        link={text('sister-work-link', { company: company.name })}
      />
    </chakra.div>
  );
}
