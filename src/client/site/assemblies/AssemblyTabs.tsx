import type { Row } from '../../../model/schema/entities';
import { useRows } from '../../store/hooks';
import { EmptyState } from '../../ui/components/EmptyState';
import { CardGrid } from '../../ui/components/Grid';
import { OpenableCard } from '../../ui/components/OpenableCard';
import { Tabs } from '../../ui/components/Tabs';
import { useLocalized } from '../../ui/text/useLocalized';
import { useTexts } from '../../ui/text/useTexts';
import { groupByParent } from '../../../model/site/screens/groupByParent';
import { useIsOfBrand } from '../catalogue/useIsOfBrand';

interface AssemblyTabsProps {
  readonly onOpen: (assembly: Row<'assembly'>) => void;
}

const AssemblyCards = ({
  assemblies,
  onOpen,
}: AssemblyTabsProps & { assemblies: readonly Row<'assembly'>[] }) => {
  const text = useTexts('assemble-mount');
  const inLanguage = useLocalized();
  return (
    <CardGrid>
      {assemblies.map((assembly) => {
        const name = inLanguage(assembly, 'name');
        return (
          <li key={assembly.id}>
            <OpenableCard
              image={assembly.image}
              alt={text('image-of', { name })}
              title={name}
              action={text('see-assembly', { name })}
              onOpen={() => onOpen(assembly)}
            />
          </li>
        );
      })}
    </CardGrid>
  );
};

/** A tab for each type of assembly that the current brand has. */
export function AssemblyTabs({ onOpen }: AssemblyTabsProps) {
  const text = useTexts('assemble-mount');
  const inLanguage = useLocalized();
  const assemblies = useRows('assembly', useIsOfBrand());
  const groups = groupByParent(useRows('assemblyType'), assemblies, (row) => row.assemblyTypeId);
  if (groups.length === 0) return <EmptyState>{text('empty')}</EmptyState>;
  return (
    <Tabs
      label={text('types-label')}
      tabs={groups.map(({ parent: type, items }) => ({
        id: String(type.id),
        label: inLanguage(type, 'name'),
        content: <AssemblyCards assemblies={items} onOpen={onOpen} />,
      }))}
    />
  );
}
