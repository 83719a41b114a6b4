import { entities, isEntityName } from '../../../model/schema/entities';
import { parentField } from '../../../model/schema/entities/entity';
import type { Editor } from '../../../model/schema/editors';
import { useTexts } from '../../ui/text/useTexts';
import { ListScreen } from './ListScreen';
import { TypedListScreen } from './TypedListScreen';

/** The screen of an editor of the table. If the rows belong to types, the types are edited above them. */
const EditorScreen = ({ editor: { entity, route } }: { editor: Editor }) => {
  const title = useTexts('admin')(route);
  const parent = parentField(entities[entity]);
  if (!parent || !isEntityName(parent.entity)) return <ListScreen entity={entity} title={title} />;
  return <TypedListScreen entity={entity} title={title} parent={{ ...parent, entity: parent.entity }} />;
};

export default EditorScreen;
