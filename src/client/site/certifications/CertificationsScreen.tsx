import { chakra } from '@chakra-ui/react';
import { groupOf } from '../../../model/site/brands';
import { useAppSelector } from '../../store/hooks';
import { selectBrand } from '../../store/selectors';
import { LinkButton } from '../../ui/components/button';
import { CallToAction } from '../../ui/components/page/CallToAction';
import { Page } from '../../ui/components/page/Page';
import { TelephoneButton } from '../../ui/components/TelephoneButton';
import { useTexts } from '../../ui/text/useTexts';
import { useInquiryLink } from '../inquiry/useInquiryLink';
import { PropaneSister } from '../services/PropaneSister';
import { Authority } from './Authority';
import { certificationPages } from '../../../model/site/screens/certificationPages';
import { trades } from '../../../model/site/screens/trades';
import { InspectionTable } from './InspectionTable';
import { meterVerifications, tankInspections } from '../../../model/site/screens/inspections';

/** The inspections that the authorities require, their intervals, and the certifications of the company. */
const CertificationsScreen = () => {
  const brand = useAppSelector(selectBrand);
  const group = groupOf(brand);
  const page = certificationPages[group];
  const text = useTexts(page);
  const shared = useTexts('shared');
  const link = useInquiryLink('inspection');
  const isBookingFirst = trades[brand.trade].isBookingFirst;
  const booking = (
    <CallToAction title={text('call-to-action-title')} text={text('call-to-action-text')}>
      <TelephoneButton topic="inspection" variant="inverse" />
      <LinkButton {...link} variant="primary">
        {text('ask')}
      </LinkButton>
    </CallToAction>
  );
  return (
    <Page title={text('title')} introduction={text('introduction')}>
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={{ base: '12', md: '16' }}>
        {isBookingFirst ? booking : null}
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
        <PropaneSister />
        {isBookingFirst ? null : booking}
      </chakra.div>
    </Page>
  );
};

export default CertificationsScreen;
