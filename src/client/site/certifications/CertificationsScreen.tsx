import { chakra } from '@chakra-ui/react';
import { groupOf } from '../../../model/brands';
import { useContactRows } from '../../store/contactRows';
import { useAppSelector } from '../../store/hooks';
import { selectBrand } from '../../store/selectors';
import { LinkButton } from '../../ui/parts/button';
import { CallToAction } from '../../ui/parts/CallToAction';
import { Page } from '../../ui/parts/Page';
import { TelephoneButton } from '../../ui/parts/TelephoneButton';
import { usePathTo } from '../../ui/text/usePathTo';
import { useTexts } from '../../ui/text/useTexts';
import { Authority } from './Authority';
import { certificationPages } from '../../../model/screens/certificationPages';
import { InspectionTable } from './InspectionTable';
import { meterVerifications, tankInspections } from '../../../model/screens/inspections';

/** What the authorities ask of a tanker, when it is due, and what this firm may certify. */
const CertificationsScreen = () => {
  const group = groupOf(useAppSelector(selectBrand));
  const page = certificationPages[group];
  const text = useTexts(page);
  const shared = useTexts('shared');
  const path = usePathTo();
  const [telephone] = useContactRows('telephone');
  return (
    <Page title={text('title')} introduction={text('introduction')}>
      <chakra.div display="grid" gap={{ base: '12', md: '16' }}>
        <Authority page={page} authority="transport-canada">
          <InspectionTable
            inspections={tankInspections[group]}
            caption={shared('transport-canada-table-type')}
            subject={shared('inspection-type')}
            hasCodes
          />
        </Authority>
        <Authority page={page} authority="measurement-canada">
          <InspectionTable
            inspections={meterVerifications[group]}
            caption={shared('measurement-canada-table-type')}
            subject={shared('product-measured')}
            hasCodes={false}
          />
        </Authority>
        <CallToAction title={text('call-to-action-title')} text={text('call-to-action-text')}>
          <LinkButton to={path('contact')} look="call">
            {text('ask')}
          </LinkButton>
          <TelephoneButton number={telephone?.telephone} look="inverse" />
        </CallToAction>
      </chakra.div>
    </Page>
  );
};

export default CertificationsScreen;
