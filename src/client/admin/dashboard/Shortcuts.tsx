import { chakra } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import { Clock, House, Inbox, Plus } from 'lucide-react';
import { additionAddress, contactKinds, contactsAddress } from '../../../model/admin/rowAddress';
import type { EntityName } from '../../../model/schema/entities';
import { adminOf, entityNames } from '../../../model/schema/entities';
import { columnsOfEntity } from '../../../model/schema/rows';
import { useAppSelector } from '../../store/hooks';
import { selectBrand, selectLanguage } from '../../store/selectors';
import { LinkButton } from '../../ui/components/button';
import { usePathTo } from '../../ui/text/usePathTo';
import { useTexts } from '../../ui/text/useTexts';

interface Shortcut {
  readonly id: string;
  readonly to: string;
  readonly icon: LucideIcon;
  readonly label: string;
}

/** Whether the rows of a kind are the usual hours: those of single days have a date. */
const hasHours = (entity: EntityName): boolean => {
  const kinds = columnsOfEntity(entity).map(({ field }) => field.kind);
  return kinds.includes('time') && !kinds.includes('date');
};

/** The commonest jobs. The table of entities says which kinds of rows are added often. */
const useShortcuts = (): readonly Shortcut[] => {
  const text = useTexts('dashboard');
  const editors = useTexts('editors');
  const toast = useTexts('toast');
  const path = usePathTo();
  const brand = useAppSelector(selectBrand);
  const language = useAppSelector(selectLanguage);
  const additions = entityNames.flatMap((entity) => {
    const to = adminOf(entity).hasShortcut ? additionAddress(entity, language) : undefined;
    if (to === undefined) return [];
    const label = editors('add-title', { thing: toast(`thing-${entity}`) });
    return { id: entity, to, icon: Plus, label };
  });
  const hours = contactKinds.filter(hasHours).map((entity) => ({
    id: entity,
    to: contactsAddress(entity, brand, language),
    icon: Clock,
    label: text('change-hours'),
  }));
  return [
    ...additions,
    ...hours,
    { id: 'inquiries', to: path('inquiries'), icon: Inbox, label: text('answer-inquiries') },
    { id: 'home', to: path('editTexts', { classKey: 'home' }), icon: House, label: text('edit-home') },
  ];
};

/** Links to the commonest jobs. */
export function Shortcuts() {
  return (
    <chakra.ul
      listStyle="none"
      display="grid"
      gap="2"
      gridTemplateColumns={{
        base: 'minmax(0, 1fr)',
        sm: 'repeat(2, minmax(0, 1fr))',
        lg: 'repeat(4, minmax(0, 1fr))',
      }}
    >
      {useShortcuts().map(({ id, to, icon: Icon, label }) => (
        <li key={id}>
          <LinkButton
            to={to}
            variant="outline"
            size="sm"
            width="full"
            height="full"
            minHeight="12"
            justifyContent="flex-start"
            textAlign="start"
            borderWidth="1px"
            borderColor="line.strong"
          >
            <Icon aria-hidden="true" size={20} />
            {label}
          </LinkButton>
        </li>
      ))}
    </chakra.ul>
  );
}
