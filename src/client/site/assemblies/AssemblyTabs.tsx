import type { Row } from '../../../model/schema/entities';
import { useRows } from '../../store/hooks';
import { EmptyState } from '../../ui/components/page/EmptyState';
import { fullRows, sizesInFullRows } from '../../ui/components/fullRows';
import { CardGrid } from '../../ui/components/Grid';
import { OpenableCard } from '../../ui/components/OpenableCard';
import { Tabs } from '../../ui/components/Tabs';
import type { AddressLink } from '../../ui/navigation/useQueryParameter';
import { RowMark } from '../../ui/preview/RowMark';
import { useLocalized } from '../../ui/text/useLocalized';
import { LocalizedText } from '../../ui/text/LocalizedText';
import { useTexts } from '../../ui/text/useTexts';
import { groupByParent } from '../../../model/site/screens/groupByParent';

interface AssemblyTabsProps {
  readonly assemblies: readonly Row<'assembly'>[];
  /** The link that opens an assembly. */
  readonly linkTo: (assembly: Row<'assembly'>) => AddressLink;
}

const AssemblyCards = ({ assemblies, linkTo }: AssemblyTabsProps) => {
  const text = useTexts('assemble-mount');
  const inLanguage = useLocalized();
  return (
    <CardGrid css={fullRows}>
      {assemblies.map((assembly, index) => {
        const name = inLanguage(assembly, 'name');
        return (
          <li key={assembly.id}>
            <OpenableCard
              image={assembly.image}
              alt={text('image-of', { name })}
              sizes={sizesInFullRows(index, assemblies.length)}
              title={<LocalizedText row={assembly} field="name" />}
              action={text('see-assembly', { name })}
              link={linkTo(assembly)}
            >
              <RowMark entity="assembly" id={assembly.id} />
            </OpenableCard>
          </li>
        );
      })}
    </CardGrid>
  );
};

/** A tab for each type that these assemblies have. */
export function AssemblyTabs({ assemblies, linkTo }: AssemblyTabsProps) {
  const text = useTexts('assemble-mount');
  const groups = groupByParent(useRows('assemblyType'), assemblies, (row) => row.assemblyTypeId);
  if (groups.length === 0) return <EmptyState>{text('empty')}</EmptyState>;
  return (
    <Tabs
      parameter="type"
      label={text('types-label')}
      tabs={groups.map(({ parent: type, items }) => ({
        id: String(type.id),
        label: <LocalizedText row={type} field="name" />,
        content: <AssemblyCards assemblies={items} linkTo={linkTo} />,
      }))}
    />
  );
}
