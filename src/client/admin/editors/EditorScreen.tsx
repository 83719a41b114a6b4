import { entities, isEntityName } from '../../../model/schema/entities';
import { parentField } from '../../../model/schema/entities/entity';
import type { EditorConfig, EditorName } from './editorTable';
import { editorTable } from './editorTable';
import { ListScreen } from './ListScreen';
import { TypedListScreen } from './TypedListScreen';

/** The screen of an editor of the table. If the rows belong to types, the types are edited above them. */
export function EditorScreen({ name }: { name: EditorName }) {
  const description: EditorConfig = editorTable[name];
  const parent = parentField(entities[description.entity]);
  if (!parent || !isEntityName(parent.entity)) return <ListScreen description={description} />;
  const { entity, name: column, as } = parent;
  return <TypedListScreen description={description} parent={{ entity, name: column, as }} />;
}
