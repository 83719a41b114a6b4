import { additionAddress, contactKinds, contactsAddress, listAddress } from '../../../model/admin/rowAddress';
import { hasPermission, routeAction } from '../../../model/permissions';
import type { EntityName } from '../../../model/schema/entities';
import { adminOf, entityNames, isGallery } from '../../../model/schema/entities';
import type { Brand } from '../../../model/site/brands';
import { brandList } from '../../../model/site/brands';
import { languages } from '../../../model/site/languages';
import type { Language } from '../../../model/site/languages';
import type { ProtectedRoute } from '../../../model/site/paths';
import { pathTo, protectedPaths } from '../../../model/site/paths';
import { titleKeyOf } from '../../../model/site/titles';
import { classKeyOf } from '../../../model/text/textPages';
import { fillPlaceholders } from '../../../model/text/texts';
import type { PaletteContent } from './PaletteContent';
import type { PaletteItem, PaletteTarget } from './paletteItem';
import { pageNameIn } from './textItems';

interface Named {
  readonly id: string;
  readonly group: 'actions' | 'screens';
  /** The name in a language. */
  readonly name: (language: Language) => string;
  /** Other words that find it. */
  readonly otherWords?: (language: Language) => string;
  readonly detail?: string;
  /** Whether it is shown before anything is typed. */
  readonly isSuggested?: boolean;
  readonly target: PaletteTarget;
}

/** A screen or an action counts more than the rows and texts that have the same words. */
const weight = 1.6;

const itemOf = (
  { id, group, name, otherWords = () => '', detail = '', isSuggested = false, target }: Named,
  { language }: PaletteContent,
): PaletteItem => ({
  id: `${group}/${id}`,
  group,
  label: name(language),
  detail,
  title: languages.map(name).join(' · '),
  body: '',
  codes: '',
  file: '',
  hidden: languages.map(otherWords).join(' '),
  weight,
  isSuggested,
  target,
});

const routes = Object.keys(protectedPaths) as readonly ProtectedRoute[]; // the keys of a literal object are its own

/** The screens that have one address. */
const screens = ({ language, role, text }: PaletteContent): readonly Named[] =>
  routes
    .filter((route) => !protectedPaths[route].en.includes(':') && hasPermission(role, routeAction(route)))
    .map((route) => ({
      id: route,
      group: 'screens',
      name: (each) =>
        route === 'dashboard' ? text(each, 'admin', 'dashboard') : text(each, 'titles', titleKeyOf(route)),
      otherWords: (each) => text(each, 'palette', 'screen'),
      isSuggested: true,
      target: { to: pathTo(route, language) },
    }));

/** The editors of the pages of texts. */
const textScreens = (content: PaletteContent): readonly Named[] =>
  [...new Set(content.texts.map(classKeyOf))].map((classKey) => ({
    id: `texts/${classKey}`,
    group: 'screens',
    name: (each) =>
      fillPlaceholders(content.text(each, 'palette', 'texts-of'), {
        page: pageNameIn(each, classKey, content),
      }),
    target: { to: pathTo('editTexts', content.language, { classKey }) },
  }));

/** A button that adds a row of each kind. Pictures are added on the screen of their gallery. */
const additions = ({ language, text }: PaletteContent): readonly Named[] =>
  entityNames.flatMap((entity) => {
    const to =
      additionAddress(entity, language) ?? (isGallery(entity) ? listAddress(entity, language) : undefined);
    if (to === undefined) return [];
    return {
      id: `add/${entity}`,
      group: 'actions',
      name: (each) =>
        fillPlaceholders(text(each, 'editors', 'add-title'), {
          thing: text(each, 'toast', `thing-${entity}`),
        }),
      otherWords: (each) => `${text(each, 'palette', 'new')} ${text(each, 'import', `kind-${entity}`)}`,
      isSuggested: adminOf(entity).hasShortcut === true,
      target: { to },
    };
  });

/** The hours, telephones and e-mail addresses of a brand. */
const contactsOf = (entity: EntityName, brand: Brand, { language, text }: PaletteContent): Named => ({
  id: `contacts/${entity}/${brand.id}`,
  group: 'actions',
  name: (each) =>
    fillPlaceholders(text(each, 'palette', 'kind-of'), {
      kind: text(each, 'import', `kind-${entity}`),
      name: brand.name,
    }),
  otherWords: () => brand.place.city,
  detail: brand.place.city,
  target: { to: contactsAddress(entity, brand, language) },
});

const otherActions = ({ language, text }: PaletteContent): readonly Named[] => {
  const general = { group: 'actions', isSuggested: true } as const;
  return [
    {
      ...general,
      id: 'site',
      name: (each) => text(each, 'palette', 'view-site'),
      target: { to: pathTo('home', language) },
    },
    { ...general, id: 'keys', name: (each) => text(each, 'palette', 'keys'), target: { act: 'keys' } },
    { ...general, id: 'logout', name: (each) => text(each, 'admin', 'logout'), target: { act: 'logout' } },
  ];
};

/** The screens of the administration, and the actions that are possible on every screen. */
export function screenItems(content: PaletteContent): readonly PaletteItem[] {
  return [
    ...additions(content),
    ...contactKinds.flatMap((entity) => brandList.map((brand) => contactsOf(entity, brand, content))),
    ...otherActions(content),
    ...screens(content),
    ...textScreens(content),
  ].map((named) => itemOf(named, content));
}
