import { chakra } from '@chakra-ui/react';
import { ExternalLink } from 'lucide-react';
import type { Inquiry, InquirySubject, InquiryUnit } from '../../../model/inquiries/inquiry';
import { entityOfSubject } from '../../../model/inquiries/inquiry';
import { brandUrl } from '../../../model/site/brands';
import { useAppSelector } from '../../store/hooks';
import { selectRow } from '../../store/selectors';
import { newTab } from '../../ui/navigation/newTab';
import { useTexts } from '../../ui/text/useTexts';

const SiteLink = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '11',
    fontWeight: 'semibold',
    color: 'accent.solid',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    overflowWrap: 'anywhere',
  },
});

/** Whether visitors see a unit of an inquiry. They always see a unit that is no row, such as a service. */
const useIsOnSite = (subject: InquirySubject, { id }: InquiryUnit): boolean => {
  const entity = entityOfSubject(subject);
  return useAppSelector((state) => entity === undefined || selectRow(state, entity, id) !== undefined);
};

interface UnitProps {
  readonly inquiry: Inquiry;
  readonly unit: InquiryUnit;
}

const Unit = ({ inquiry: { subject, brand, language }, unit }: UnitProps) => {
  const text = useTexts('inbox');
  const { brandHosts, origin } = useAppSelector((state) => state.site);
  if (!useIsOnSite(subject, unit))
    return (
      <chakra.p paddingBlock="2.5" fontWeight="semibold" overflowWrap="anywhere">
        {text('unit-gone', { name: unit.name })}
      </chakra.p>
    );
  const url = new URL(unit.path, brandUrl(brand, brandHosts, new URL(origin || window.location.origin))).href;
  return (
    <SiteLink href={url} {...newTab(url)}>
      <span lang={language}>{unit.name}</span>
      <ExternalLink aria-hidden="true" size={18} style={{ flexShrink: 0 }} />
      <chakra.span srOnly>({text('opens-site')})</chakra.span>
    </SiteLink>
  );
};

/** The units of an inquiry, with their names at that time and links to them on the brand's site. */
export function InquiryUnits({ inquiry }: Pick<UnitProps, 'inquiry'>) {
  const text = useTexts('inbox');
  if (inquiry.units.length === 0) return null;
  return (
    <chakra.div>
      <chakra.h3 fontSize="sm" fontWeight="semibold" color="fg.muted">
        {text('units')}
      </chakra.h3>
      <chakra.ul listStyle="none">
        {inquiry.units.map((unit) => (
          <li key={`${unit.path} ${unit.id}`}>
            <Unit inquiry={inquiry} unit={unit} />
          </li>
        ))}
      </chakra.ul>
    </chakra.div>
  );
}
