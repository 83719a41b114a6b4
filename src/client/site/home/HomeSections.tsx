import type { ComponentType } from 'react';
import type { HomeSection } from '../../../model/site/screens/trades';
import { trades } from '../../../model/site/screens/trades';
import { useAppSelector } from '../../store/hooks';
import { selectBrand } from '../../store/selectors';
import { HydrationBoundary } from '../../ui/components/page/HydrationBoundary';
import { Description } from './Description';
import { InspectionDates } from './InspectionDates';
import { PromiseCards } from './PromiseCards';
import { SisterCompanies } from './SisterCompanies';
import { TankersForSale } from './TankersForSale';
import { Workshop } from './Workshop';

const sections: Readonly<Record<HomeSection, ComponentType>> = {
  tankers: TankersForSale,
  workshop: Workshop,
  inspections: InspectionDates,
  sisterBrands: SisterCompanies,
  description: Description,
  promises: PromiseCards,
};

/** The sections of the brand's home page, in its order. */
export function HomeSections() {
  const { trade } = useAppSelector(selectBrand);
  return trades[trade].home.sections.map((name) => {
    const Part = sections[name];
    return (
      <HydrationBoundary key={name}>
        <Part />
      </HydrationBoundary>
    );
  });
}
