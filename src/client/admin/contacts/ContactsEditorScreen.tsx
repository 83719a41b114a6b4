import { chakra } from '@chakra-ui/react';
import { useId, useMemo } from 'react';
import type { BrandGroup } from '../../../model/brands';
import type { Row } from '../../../model/entities';
import type { ContactEntity } from '../../store/contactRows';
import { isAtLocation } from '../../store/contactRows';
import { useRows } from '../../store/hooks';
import { EmptyState } from '../../ui/parts/EmptyState';
import { useTexts } from '../../ui/text/useTexts';
import { EditorFrame } from '../editors/EditorFrame';
import { useBrandGroup } from '../editors/scope';
import { useListEditor } from '../editors/useListEditor';
import { useQuestion } from '../editors/useQuestion';
import { useChosenRow } from '../editors/visibleRows';
import { Select } from '../form/input';
import { ContactTable } from './ContactTable';

/** The wire writes the location of a telephone as text, and of the others as a number. */
const locationIdOf = (entity: ContactEntity, id: number): number | string =>
  entity === 'telephone' ? String(id) : id;

const useContactEditor = (entity: ContactEntity, locationId: number, group: BrandGroup) => {
  const isCertipropane = group === 'propane';
  const keeps = useMemo(() => isAtLocation(locationId, isCertipropane), [locationId, isCertipropane]);
  const rows = useRows<ContactEntity>(entity, keeps);
  const fixed = useMemo(
    () => ({ locationId: locationIdOf(entity, locationId), isCertipropane }),
    [entity, locationId, isCertipropane],
  );
  return useListEditor({ entity, rows, fixed, question: useQuestion(entity, undefined) });
};

interface LocationChoiceProps {
  readonly locations: readonly Row<'location'>[];
  readonly chosenId: number | undefined;
  readonly choose: (id: number) => void;
  readonly isDisabled: boolean;
}

const LocationChoice = ({ locations, chosenId, choose, isDisabled }: LocationChoiceProps) => {
  const text = useTexts('admin');
  const id = useId();
  return (
    <chakra.div display="grid" gap="1.5" maxWidth="prose">
      <chakra.label htmlFor={id} fontSize="sm" fontWeight="semibold">
        {text('location')}
      </chakra.label>
      <Select
        id={id}
        value={chosenId ?? ''}
        disabled={isDisabled}
        onChange={({ target }) => choose(Number(target.value))}
      >
        {locations.map((location) => (
          <option key={location.id} value={location.id}>
            {location.nameEn}
          </option>
        ))}
      </Select>
    </chakra.div>
  );
};

/** What visitors find of each location: e-mails, opening hours and telephones (specification, section 2). */
const ContactsEditorScreen = () => {
  const text = useTexts('editors');
  const common = useTexts('common');
  const scope = useBrandGroup();
  const locations = useRows('location');
  const [chosenId, choose] = useChosenRow('location', locations);
  // The propane brand has one location only: the first.
  const locationId = scope.chosen === 'propane' ? locations[0]?.id : chosenId;
  const emails = useContactEditor('email', locationId ?? 0, scope.chosen);
  const openings = useContactEditor('opening', locationId ?? 0, scope.chosen);
  const telephones = useContactEditor('telephone', locationId ?? 0, scope.chosen);
  const isBlocked = [emails, openings, telephones].some((editor) => editor.isBlocked);
  const tables = [
    { editor: emails, title: common('emails') },
    { editor: openings, title: common('openings') },
    { editor: telephones, title: common('telephones') },
  ];
  return (
    <EditorFrame title="edit-contacts" scope={scope} isDisabled={isBlocked}>
      {scope.chosen === 'fuel' && locations.length > 0 ? (
        <LocationChoice locations={locations} chosenId={chosenId} choose={choose} isDisabled={isBlocked} />
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
