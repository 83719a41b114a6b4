import type { ComponentType } from 'react';
import ContactsEditorScreen from '../../../src/client/admin/contacts/ContactsEditorScreen';
import EditorScreen from '../../../src/client/admin/editors/EditorScreen';
import { injectAdminApi } from '../../../src/client/store/api/adminApi';
import { useAppStore } from '../../../src/client/store/hooks';
import type { Editor } from '../../../src/model/schema/editors';
import { editors } from '../../../src/model/schema/editors';
import type { EntityName } from '../../../src/model/schema/entities';
import { adminOf, entities, isEntityName } from '../../../src/model/schema/entities';
import { parentField } from '../../../src/model/schema/entities/entity';
import { initialTexts } from '../../../src/server/content/texts/initialTexts';

/** A kind of content, the screen on which it is edited, and its section there. */
export interface EditorKind {
  readonly entity: EntityName;
  readonly Screen: ComponentType;
  /** The section's English title. */
  readonly section: string;
  /** A parent kind: its rows are edited above the rows that belong to them, and chosen from a list. */
  readonly isType?: true;
  /** Contacts, which are edited inline. */
  readonly isInline?: true;
  /** Images, of which several can be added at once. */
  readonly isGallery?: true;
}

const english = (page: string, key: string): string => {
  const text = initialTexts.find(
    (each) => each.page === page && each.object_key === key && each.language === 'en',
  );
  if (!text) throw new Error(`There is no text ${page}/${key}.`);
  return text.resource;
};

const withAdminApi = (Editor: ComponentType): ComponentType =>
  function WithAdminApi() {
    injectAdminApi(useAppStore());
    return <Editor />;
  };

const kindsOfEditor = (editor: Editor): readonly EditorKind[] => {
  const { entity, route } = editor;
  const { isGallery } = adminOf(entity);
  const Screen = withAdminApi(() => <EditorScreen editor={editor} />);
  const kind: EditorKind = {
    entity,
    Screen,
    section: english('admin', route),
    ...(isGallery && { isGallery }),
  };
  const parent = parentField(entities[entity])?.entity;
  if (parent === undefined || !isEntityName(parent)) return [kind];
  return [{ entity: parent, Screen, section: english('toast', `thing-${parent}`), isType: true }, kind];
};

/** Every kind of content that is edited as a list, by an editor of the table or by the contacts editor. */
export const editorKinds: readonly EditorKind[] = [
  ...editors.flatMap(kindsOfEditor),
  ...(['email', 'opening', 'openingException', 'telephone'] as const).map((entity): EditorKind => ({
    entity,
    Screen: withAdminApi(ContactsEditorScreen),
    section:
      entity === 'openingException'
        ? english('contact', 'special-hours')
        : english('common', entities[entity].collection),
    isInline: true,
  })),
];

/** The editor of the rows of an entity, not of its types. */
export function editorKindOf(entity: EntityName): EditorKind {
  const kind = editorKinds.find((each) => each.entity === entity && !each.isType);
  if (!kind) throw new Error(`No editor edits ${entity}.`);
  return kind;
}
