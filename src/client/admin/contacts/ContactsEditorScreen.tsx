import { useMemo, useState } from 'react';
import type { BrandGroup } from '../../../model/site/brands';
import type { ContactEntity } from '../../store/content/contactRows';
import { isAtLocation } from '../../../model/site/screens/contactRows';
import { useRows } from '../../store/hooks';
import { useEditedRows } from '../requests/useEditedRows';
import { EmptyState } from '../../ui/components/EmptyState';
import { useTexts } from '../../ui/text/useTexts';
import type { NewRowValues } from '../requests/entityRequests';
import { EditorFrame } from '../editors/EditorFrame';
import { useBrandGroup } from '../editors/useRowScope';
import { useListEditor } from '../list/useListEditor';
import { useDeleteQuestion } from '../editors/useDeleteQuestion';
import { useChosenRow } from '../list/visibleRows';
import { ContactTable } from './ContactTable';
import { LocationChoice } from './LocationChoice';

/** The API has the location of a telephone as text, and of the other kinds as a number. */
const locationIdOf = (entity: ContactEntity, id: number): number | string =>
  entity === 'telephone' ? String(id) : id;

const useContactEditor = (entity: ContactEntity, locationId: number, group: BrandGroup) => {
  const isCertipropane = group === 'propane';
  const rowFilter = useMemo(() => isAtLocation(locationId, isCertipropane), [locationId, isCertipropane]);
  const all = useEditedRows<ContactEntity>(entity);
  const rows = useMemo(() => all.filter(rowFilter), [all, rowFilter]);
  const presetValues = useMemo(
    () => ({ locationId: locationIdOf(entity, locationId), isCertipropane }),
    [entity, locationId, isCertipropane],
  );
  return useListEditor({ entity, rows, presetValues, question: useDeleteQuestion(entity) });
};

const noPresetValues: NewRowValues = {};

/** The locations and the one whose tables are shown: the chosen one, or the only one of the propane brand. */
const useLocations = (group: BrandGroup) => {
  const locations = useRows('location');
  const [chosenId, choose] = useChosenRow('location', locations);
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

/** Edits the contacts of each location: e-mails, opening hours and telephones (specification, section 2). */
const ContactsEditorScreen = () => {
  const text = useTexts('editors');
  const common = useTexts('common');
  const admin = useTexts('admin');
  const scope = useBrandGroup();
  const { locations, chosen, choose, editor: locationEditor } = useLocations(scope.chosen);
  const [location, setLocation] = useState(chosen); // unchanged while a row is edited, even if others delete it
  const locationId = location?.id;
  const emails = useContactEditor('email', locationId ?? 0, scope.chosen);
  const openings = useContactEditor('opening', locationId ?? 0, scope.chosen);
  const telephones = useContactEditor('telephone', locationId ?? 0, scope.chosen);
  const isBlocked = [locationEditor, emails, openings, telephones].some((editor) => editor.isBlocked);
  if (location !== chosen && !isBlocked) setLocation(chosen);
  const tables = [
    { editor: emails, title: common('emails') },
    { editor: openings, title: common('openings') },
    { editor: telephones, title: common('telephones') },
  ];
  return (
    <EditorFrame title={admin('edit-contacts')} scope={scope} isDisabled={isBlocked}>
      {scope.chosen === 'fuel' && location ? (
        <LocationChoice
          editor={locationEditor}
          locations={locations}
          chosen={location}
          choose={choose}
          isDisabled={isBlocked}
        />
      ) : null}
      {locationId === undefined ? (
        <EmptyState>{text('contacts-no-location')}</EmptyState>
      ) : (
        tables.map(({ editor, title }) => (
          <ContactTable
            key={`${editor.entity} ${locationId} ${scope.chosen}`}
            editor={editor}
            title={title}
            isDisabled={isBlocked}
          />
        ))
      )}
    </EditorFrame>
  );
};

export default ContactsEditorScreen;
