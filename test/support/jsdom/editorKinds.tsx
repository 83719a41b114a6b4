import type { ComponentType } from 'react';
import ContactsEditorScreen from '../../../src/client/admin/contacts/ContactsEditorScreen';
import { EditorScreen } from '../../../src/client/admin/editors/EditorScreen';
import type { EditorDescription, EditorName } from '../../../src/client/admin/editors/editorTable';
import { editorTable } from '../../../src/client/admin/editors/editorTable';
import { injectAdminApi } from '../../../src/client/store/api/adminApi';
import { useAppStore } from '../../../src/client/store/hooks';
import type { EntityName } from '../../../src/model/schema/entities';
import { entities, isEntityName } from '../../../src/model/schema/entities';
import { parentField } from '../../../src/model/schema/entities/entity';
import { initialTexts } from '../../../src/server/content/initialTexts';

/** A kind of content with the screen on which it is edited, and the section of it. */
export interface EditorKind {
  readonly entity: EntityName;
  readonly Screen: ComponentType;
  /** What the section is called, in English. */
  readonly section: string;
  /** Rows that others belong to: chosen from a list, and edited above those. */
  readonly isType?: true;
  /** Rows of the contacts, edited where they stand. */
  readonly isInline?: true;
  /** Pictures, of which several are added at once. */
  readonly isGallery?: true;
}

const english = (page: string, key: string): string => {
  const text = initialTexts.find(
    (each) => each.page === page && each.object_key === key && each.language === 'en',
  );
  if (!text) throw new Error(`There is no text ${page}/${key}.`);
  return text.resource;
};

const joined = (Editor: ComponentType): ComponentType =>
  function Joined() {
    injectAdminApi(useAppStore());
    return <Editor />;
  };

const kindsOfEditor = (name: EditorName): readonly EditorKind[] => {
  const { entity, title, isGallery }: EditorDescription = editorTable[name];
  const Screen = joined(() => <EditorScreen name={name} />);
  const kind: EditorKind = {
    entity,
    Screen,
    section: english('admin', title),
    ...(isGallery && { isGallery }),
  };
  const parent = parentField(entities[entity])?.entity;
  if (parent === undefined || !isEntityName(parent)) return [kind];
  return [{ entity: parent, Screen, section: english('toast', `thing-${parent}`), isType: true }, kind];
};

const names = Object.keys(editorTable) as readonly EditorName[]; // the keys of a literal object are its own

/** Every kind of content that an editor of the table, or that of the contacts, edits as a list. */
export const editorKinds: readonly EditorKind[] = [
  ...names.flatMap(kindsOfEditor),
  ...(['email', 'opening', 'telephone'] as const).map((entity): EditorKind => ({
    entity,
    Screen: joined(ContactsEditorScreen),
    section: english('common', entities[entity].collection),
    isInline: true,
  })),
];
