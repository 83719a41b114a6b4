import { chakra } from '@chakra-ui/react';
import { useCallback } from 'react';
import type { Row } from '../../../model/schema/entities';
import { useAppSelector, useRows } from '../../store/hooks';
import { selectBrand } from '../../store/selectors';
import { cardSizes } from '../../../model/images/sizes';
import { EmptyState } from '../../ui/components/EmptyState';
import { LazyModal } from '../../ui/components/LazyModal';
import { OpenableCard } from '../../ui/components/OpenableCard';
import { Page } from '../../ui/components/Page';
import { useOpenItem } from '../../ui/navigation/useOpenItem';
import { RowMark } from '../../ui/preview/RowMark';
import { LocalizedText } from '../../ui/text/LocalizedText';
import { useTexts } from '../../ui/text/useTexts';
import { EmployeeLinks } from './EmployeeLinks';
import { monogramOf } from './Monogram';
import { Profile } from './Profile';
import { fullName } from '../../../model/site/screens/fullName';
import { GoneNotice } from '../catalogue/GoneNotice';
import { GrowingGrid } from '../catalogue/GrowingGrid';

/** Number of portraits in the first row of a wide screen; they are not loaded lazily. */
const eagerCount = 4;

/** Width divided by height of a portrait on a card. */
const cardRatio = 1;

const Role = chakra('p', { base: { color: 'fg.muted', lineHeight: 'snug', _empty: { display: 'none' } } });

/** The employees of the current brand's company (specification, section 2). */
const EmployeesScreen = () => {
  const text = useTexts('employees');
  const company = useAppSelector(selectBrand).name;
  const isOfCompany = useCallback((row: Row<'employee'>) => row.company === company, [company]);
  const employees = useRows('employee', isOfCompany);
  const { item, isOpen, isGone, linkTo, close, closeTo } = useOpenItem('employees', employees);
  return (
    <Page title={text('title')} introduction={text('introduction')}>
      {isGone ? <GoneNotice /> : null}
      {employees.length === 0 ? (
        <EmptyState>{text('empty')}</EmptyState>
      ) : (
        <GrowingGrid columns="fourOfPeople">
          {employees.map((employee, index) => (
            <li key={employee.id}>
              <OpenableCard
                image={employee.image}
                alt={text('photo-of', { name: fullName(employee) })}
                title={fullName(employee)}
                action={text('see-profile', { name: fullName(employee) })}
                link={linkTo(employee)}
                sizes={cardSizes.people}
                ratio={cardRatio}
                subject="person"
                instead={monogramOf(employee)}
                isFirst={index < eagerCount}
                heading="h2"
              >
                <RowMark entity="employee" id={employee.id} />
                <Role>
                  <LocalizedText row={employee} field="role" />
                </Role>
                <EmployeeLinks employee={employee} />
              </OpenableCard>
            </li>
          ))}
        </GrowingGrid>
      )}
      <LazyModal title={item ? fullName(item) : ''} isOpen={isOpen} onClose={close} closeTo={closeTo}>
        {item ? <Profile employee={item} /> : null}
      </LazyModal>
    </Page>
  );
};

export default EmployeesScreen;
