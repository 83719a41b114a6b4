import type { EntityName } from './entities';
import { adminOf, entities, entityNames } from './entities';

type EditedEntities = Extract<(typeof entities)[EntityName], { admin: { editor: string } }>;

/** The kinds of content that have an editor. */
export type EditedEntity = EditedEntities['name'];

/** The route of an editor: its path without the slash, and the key of its texts. */
export type EditorRoute = EditedEntities['admin']['editor'];

export interface Editor {
  readonly route: EditorRoute;
  readonly entity: EditedEntity;
}

const hasEditor = (name: EntityName): name is EditedEntity => adminOf(name).editor !== undefined;

/** The editors, in the order of the table. */
export const editors: readonly Editor[] = entityNames.filter(hasEditor).map((entity) => ({
  entity,
  route: entities[entity].admin.editor,
}));

/** The editor of a route; undefined for other routes. */
export function editorOf(route: string): Editor | undefined {
  return editors.find((editor) => editor.route === route);
}
