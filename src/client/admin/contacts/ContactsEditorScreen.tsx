import { Fragment, useCallback, useEffect, useMemo, useState } from 'react';
import type { ComponentProps } from 'react';
import type { Row } from '../../../model/schema/entities';
import type { BrandGroup } from '../../../model/site/brands';
import type { ContactEntity } from '../../../model/site/screens/contact/contactRows';
import { isAtLocation } from '../../../model/site/screens/contact/contactRows';
import { arrangeExceptions, isPast } from '../../../model/site/screens/contact/openingExceptions';
import { useAppSelector, useRows } from '../../store/hooks';
import type { StoredRow } from '../../store/content/storedRow';
import { selectBrand } from '../../store/selectors';
import { useEditedRows } from '../requests/useEditedRows';
import { EmptyState } from '../../ui/components/page/EmptyState';
import { useTexts } from '../../ui/text/useTexts';
import type { NewRowValues } from '../requests/entityRequests';
import { EditorFrame } from '../editors/EditorFrame';
import { useBrandGroup } from '../editors/useRowScope';
import { useListEditor } from '../list/useListEditor';
import { useDeleteQuestion } from '../editors/useDeleteQuestion';
import { useChosenRow } from '../list/filter/listRows';
import { useTextEditor } from '../texts/useTextEditor';
import { ContactTable } from './ContactTable';
import { FridayHours } from './FridayHours';
import { LocationChoice } from './LocationChoice';

/** The API has the location of a telephone as text, and of the other kinds as a number. */
const locationIdOf = (entity: ContactEntity, id: number): number | string =>
  entity === 'telephone' ? String(id) : id;

type ContactRows = readonly Row<ContactEntity>[];

const asTheyAre = (rows: ContactRows): ContactRows => rows;

const useContactEditor = (
  entity: ContactEntity,
  locationId: number,
  group: BrandGroup,
  arrange: (rows: ContactRows) => ContactRows = asTheyAre,
) => {
  const isCertipropane = group === 'propane';
  const rowFilter = useMemo(() => isAtLocation(locationId, isCertipropane), [locationId, isCertipropane]);
  const all = useEditedRows<ContactEntity>(entity);
  const rows = useMemo(() => arrange(all.filter(rowFilter)), [all, rowFilter, arrange]);
  const presetValues = useMemo(
    () => ({ locationId: locationIdOf(entity, locationId), isCertipropane }),
    [entity, locationId, isCertipropane],
  );
  return useListEditor({ entity, rows, presetValues, question: useDeleteQuestion(entity) });
};

const isException = (row: Row<ContactEntity>): row is Row<'openingException'> => 'firstDay' in row;

/** The days with other hours, the next one first; those that are over come last, with a mark. */
const useExceptions = (locationId: number, group: BrandGroup) => {
  const text = useTexts('edit-contact');
  const today = useAppSelector(({ site }) => site.today);
  const arrange = useCallback(
    (rows: ContactRows) => arrangeExceptions(rows.filter(isException), today),
    [today],
  );
  const editor = useContactEditor('openingException', locationId, group, arrange);
  const isOver = ({ id, firstDay = '', lastDay = '' }: StoredRow): boolean =>
    isPast({ id, firstDay: String(firstDay), lastDay: String(lastDay) }, today);
  const markOf = (row: StoredRow): string | undefined => (isOver(row) ? text('past') : undefined);
  return { editor, markOf, hint: text('exceptions-hint') };
};

const noPresetValues: NewRowValues = {};

/** The locations and the one whose tables are shown: the chosen one, else that of the brand of this site. */
const useLocations = (group: BrandGroup) => {
  const locations = useRows('location');
  const { contactLocationId } = useAppSelector(selectBrand);
  const [chosenId, choose] = useChosenRow('location', locations, contactLocationId);
  const chosen = group === 'propane' ? locations[0] : locations.find(({ id }) => id === chosenId);
  const question = useDeleteQuestion('location');
  const editor = useListEditor({
    entity: 'location',
    rows: locations,
    presetValues: noPresetValues,
    question,
  });
  return { locations, chosen, choose, editor };
};

interface LocationContactsProps {
  readonly locationId: number;
  readonly group: BrandGroup;
  readonly isDisabled: boolean;
  /** Called when a contact begins or ends to be edited. */
  readonly onBlocked: (isBlocked: boolean) => void;
}

/** The tables of a location. */
const LocationContacts = ({ locationId, group, isDisabled, onBlocked }: LocationContactsProps) => {
  const text = useTexts('editors');
  const common = useTexts('common');
  const contact = useTexts('contact');
  const emails = useContactEditor('email', locationId, group);
  const openings = useContactEditor('opening', locationId, group);
  const telephones = useContactEditor('telephone', locationId, group);
  const exceptions = useExceptions(locationId, group);
  const friday = useTextEditor('contact');
  const editors = [emails, openings, exceptions.editor, telephones];
  const isBlocked = friday.form !== undefined || editors.some((editor) => editor.isBlocked);
  useEffect(() => onBlocked(isBlocked), [onBlocked, isBlocked]);
  const topicHint = text('topic-hint');
  const tables: readonly Omit<ComponentProps<typeof ContactTable>, 'isDisabled'>[] = [
    { editor: emails, title: common('emails'), hint: topicHint },
    { editor: openings, title: common('openings') },
    { ...exceptions, title: contact('special-hours') },
    { editor: telephones, title: common('telephones'), hint: topicHint },
  ];
  return tables.map((table) => (
    <Fragment key={`${table.editor.entity} ${locationId} ${group}`}>
      <ContactTable {...table} isDisabled={isDisabled || isBlocked} />
      {table.editor === openings ? <FridayHours group={group} editor={friday} /> : null}
    </Fragment>
  ));
};

/** Edits the contacts of each location: e-mails, opening hours and telephones (specification, section 2). */
const ContactsEditorScreen = () => {
  const text = useTexts('editors');
  const admin = useTexts('admin');
  const scope = useBrandGroup();
  const [group, setGroup] = useState(scope.chosen); // unchanged while a row is edited, like the location
  const { locations, chosen, choose, editor: locationEditor } = useLocations(group);
  const [location, setLocation] = useState(chosen); // unchanged while a row is edited, even if others delete it
  const [isEdited, setIsEdited] = useState(false);
  const isBlocked = isEdited || locationEditor.isBlocked;
  if (location !== chosen && !isBlocked) setLocation(chosen);
  if (group !== scope.chosen && !isBlocked) setGroup(scope.chosen);
  return (
    <EditorFrame title={admin('edit-contacts')} scope={scope} isDisabled={isBlocked}>
      {group === 'fuel' && location ? (
        <LocationChoice
          editor={locationEditor}
          locations={locations}
          chosen={location}
          choose={choose}
          isDisabled={isBlocked}
        />
      ) : null}
      {location ? (
        <LocationContacts
          locationId={location.id}
          group={group}
          isDisabled={locationEditor.isBlocked}
          onBlocked={setIsEdited}
        />
      ) : (
        <EmptyState>{text('contacts-no-location')}</EmptyState>
      )}
    </EditorFrame>
  );
};

export default ContactsEditorScreen;
