import type { InquiryAbout } from '../../../model/inquiries/aboutAddress';
import type { EntityName, Row } from '../../../model/schema/entities';
import { publicPages } from '../../../model/site/pages';
import type { OpeningRoute } from '../../../model/site/pages';
import { servicesOf } from '../../../model/site/screens/servicesOf';
import { useAppSelector, useRows } from '../../store/hooks';
import { selectBrand } from '../../store/selectors';
import { useLocalized } from '../../ui/text/useLocalized';
import { usePathTo } from '../../ui/text/usePathTo';
import { useTexts } from '../../ui/text/useTexts';

/** An item that a question is about, as the form shows it. */
export interface AskedUnit {
  readonly id: number;
  readonly name: string;
  /** Its number, such as on a data sheet. */
  readonly number?: string;
  /** Missing for items that never have a picture, such as job postings. */
  readonly image?: string;
  readonly path: string;
}

const chosen = <Name extends EntityName>(
  rows: readonly Row<Name>[],
  rowIds: readonly number[],
  unitOf: (row: Row<Name>) => Omit<AskedUnit, 'id'>,
): readonly AskedUnit[] =>
  rowIds.flatMap((id) => {
    const row = rows.find((each) => each.id === id);
    return row ? [{ id, ...unitOf(row) }] : [];
  });

const useAskedTankers = (rowIds: readonly number[]): readonly AskedUnit[] => {
  const inLanguage = useLocalized();
  const path = usePathTo();
  return chosen<'tanker'>(useRows('tanker'), rowIds, (row) => ({
    name: inLanguage(row, 'name'),
    number: row.unitId,
    image: row.image,
    path: path('tanker', { id: row.id }),
  }));
};

/** The address that opens a row in a dialog. */
const usePathToOpened = () => {
  const path = usePathTo();
  return (route: OpeningRoute, id: number): string =>
    `${path(route)}?${publicPages[route].opens.parameter}=${id}`;
};

const useAskedParts = (rowIds: readonly number[]): readonly AskedUnit[] => {
  const inLanguage = useLocalized();
  const pathTo = usePathToOpened();
  return chosen<'product'>(useRows('product'), rowIds, (row) => ({
    name: inLanguage(row, 'name'),
    number: row.partNumber,
    image: row.image,
    path: pathTo('parts', row.id),
  }));
};

const useAskedAchievements = (rowIds: readonly number[]): readonly AskedUnit[] => {
  const inLanguage = useLocalized();
  const pathTo = usePathToOpened();
  return chosen<'realization'>(useRows('realization'), rowIds, (row) => ({
    name: inLanguage(row, 'description'),
    image: row.image,
    path: pathTo('achievements', row.id),
  }));
};

const useAskedAssemblies = (rowIds: readonly number[]): readonly AskedUnit[] => {
  const inLanguage = useLocalized();
  const pathTo = usePathToOpened();
  return chosen<'assembly'>(useRows('assembly'), rowIds, (row) => ({
    name: inLanguage(row, 'name'),
    image: row.image,
    path: pathTo('assemblies', row.id),
  }));
};

const useAskedPostings = (rowIds: readonly number[]): readonly AskedUnit[] => {
  const inLanguage = useLocalized();
  const path = usePathTo();
  return chosen<'jobPosting'>(useRows('jobPosting'), rowIds, (row) => ({
    name: inLanguage(row, 'jobTitle'),
    path: path('career', { id: row.id }),
  }));
};

const useAskedServices = (rowIds: readonly number[]): readonly AskedUnit[] => {
  const text = useTexts('services-and-repairs');
  const path = usePathTo()('services');
  const services = servicesOf(useAppSelector(selectBrand));
  return rowIds.flatMap((id) => {
    const service = services.find(({ number }) => number === id);
    return service ? [{ id, name: text(service.keys.title), image: service.picture, path }] : [];
  });
};

/** The units that a question names and that the site still shows. */
export function useInquiryUnits({ subject, rowIds }: InquiryAbout): readonly AskedUnit[] {
  const units = {
    general: [],
    inspection: [],
    tanker: useAskedTankers(rowIds),
    part: useAskedParts(rowIds),
    achievement: useAskedAchievements(rowIds),
    assembly: useAskedAssemblies(rowIds),
    career: useAskedPostings(rowIds),
    service: useAskedServices(rowIds),
  };
  return units[subject];
}
