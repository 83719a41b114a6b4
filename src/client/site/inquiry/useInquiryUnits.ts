import type { InquiryAbout } from '../../../model/inquiries/aboutAddress';
import { askedRow } from '../../../model/inquiries/askedRow';
import { entityOfSubject } from '../../../model/inquiries/inquiry';
import { imageColumn, pictureOf } from '../../../model/schema/rowNames';
import { servicesOf } from '../../../model/site/screens/servicesOf';
import { useAppSelector } from '../../store/hooks';
import { rowIn } from '../../store/content/collections';
import { selectBrand, selectCollection, selectLanguage } from '../../store/selectors';
import { usePathTo } from '../../ui/text/usePathTo';
import { useTexts } from '../../ui/text/useTexts';

/** An item that a question is about, as the form shows it. */
export interface AskedUnit {
  readonly id: number;
  readonly name: string;
  /** Its number, such as on a data sheet; '' if it has none. */
  readonly number: string;
  /** Undefined for items that never have a picture, such as job postings. */
  readonly image: string | undefined;
  readonly path: string;
}

const useAskedRows = ({ subject, rowIds }: InquiryAbout): readonly AskedUnit[] => {
  const language = useAppSelector(selectLanguage);
  const entity = entityOfSubject(subject);
  const content = useAppSelector((state) => (entity ? selectCollection(state, entity) : undefined));
  if (!entity || !content) return [];
  return rowIds.flatMap((id) => {
    const row = rowIn(content, id);
    return row
      ? [{ id, ...askedRow(entity, row, language), image: imageColumn(entity) && pictureOf(entity, row) }]
      : [];
  });
};

const useAskedServices = (rowIds: readonly number[]): readonly AskedUnit[] => {
  const text = useTexts('services-and-repairs');
  const path = usePathTo()('services');
  const services = servicesOf(useAppSelector(selectBrand));
  return rowIds.flatMap((id) => {
    const service = services.find(({ number }) => number === id);
    return service ? [{ id, name: text(service.keys.title), number: '', image: service.picture, path }] : [];
  });
};

/** The units that a question names and that the site still shows. */
export function useInquiryUnits(about: InquiryAbout): readonly AskedUnit[] {
  const [services, rows] = [useAskedServices(about.rowIds), useAskedRows(about)];
  return about.subject === 'service' ? services : rows;
}
