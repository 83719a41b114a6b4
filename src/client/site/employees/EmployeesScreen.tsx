import { useCallback } from 'react';
import { isTopic } from '../../../model/inquiries/topics';
import type { Row } from '../../../model/schema/entities';
import { fullName } from '../../../model/site/screens/fullName';
import { groupByName } from '../../../model/site/screens/groupByName';
import { useAppSelector, useRows } from '../../store/hooks';
import { selectBrand } from '../../store/selectors';
import { LazyModal } from '../../ui/components/dialog/LazyModal';
import { EmptyState } from '../../ui/components/page/EmptyState';
import { Page } from '../../ui/components/page/Page';
import { useOpenItem } from '../../ui/navigation/useOpenItem';
import { useTexts } from '../../ui/text/useTexts';
import { CardGroups } from '../catalogue/CardGroups';
import { GoneNotice } from '../catalogue/GoneNotice';
import { GrowingGrid } from '../catalogue/GrowingGrid';
import { EmployeeCard } from './EmployeeCard';
import { Profile } from './Profile';

/** Number of portraits in the first row of a wide screen; they are not loaded lazily. */
const eagerCount = 3;

/** The employees of the current brand's company (specification, section 2), by department. */
const EmployeesScreen = () => {
  const text = useTexts('employees');
  const company = useAppSelector(selectBrand).name;
  const isOfCompany = useCallback((row: Row<'employee'>) => row.company === company, [company]);
  const employees = useRows('employee', isOfCompany);
  const { item, isOpen, isGone, linkTo, close, closeTo } = useOpenItem('employees', employees);
  const departments = groupByName(employees, ({ department }) => department);
  const people = departments.flatMap(([, each]) => each);
  const nameOf = (department: string): string =>
    text(isTopic(department) ? `department-${department}` : 'department-other');
  return (
    <Page title={text('title')} introduction={text('introduction')}>
      {isGone ? <GoneNotice /> : null}
      {employees.length === 0 ? (
        <EmptyState>{text('empty')}</EmptyState>
      ) : (
        <GrowingGrid
          arrange={(cards, start) => (
            <CardGroups
              cards={cards}
              groupOf={(index) => people[start + index]?.department ?? ''}
              headingOf={departments.length > 1 ? nameOf : undefined}
              width="19rem"
              columns={3}
              isPairedOnPhones
            />
          )}
        >
          {people.map((employee, index) => (
            <EmployeeCard
              key={employee.id}
              employee={employee}
              link={linkTo(employee)}
              isFirst={index < eagerCount}
              heading={departments.length > 1 ? 'h3' : 'h2'}
            />
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
