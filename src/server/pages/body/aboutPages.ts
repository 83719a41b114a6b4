import { heroSizes } from '../../../model/images/sizes';
import { heroPictureOf } from '../../../model/images/staticPictures';
import { fullName } from '../../../model/site/screens/fullName';
import type { Group } from '../../../model/site/screens/groupByParent';
import { groupByParent } from '../../../model/site/screens/groupByParent';
import { homeKey } from '../../../model/site/screens/homeKeys';
import { videos } from '../../../model/site/screens/videos';
import { organization } from '../structuredData/organization';
import { htmlLines } from '../pageContext';
import type { PageContext } from '../pageContext';
import { definitionList, heading, link, list, paragraph, picture, section, emptyMessage } from './blocks';
import type { GeneralRoute, PageBody, PageRenderers } from './pageBlocks';

const statements = ['mission', 'commitment', 'values'] as const;

/** A section for each parent that has items, or `emptyText` where there is none. */
const sections = <Parent, Item>(
  groups: readonly Group<Parent, Item>[],
  titleOf: (parent: Parent) => string,
  itemOf: (item: Item, index: number, parent: Parent) => string,
  emptyText: string,
): readonly string[] =>
  groups.length === 0
    ? [paragraph(emptyText)]
    : groups.map(({ parent, items }) =>
        section(titleOf(parent), list(items.map((item, index) => itemOf(item, index, parent)))),
      );

function homePage(context: PageContext): PageBody {
  const { brand, text, html, pictureInfo } = context;
  return {
    heading: text('home', homeKey('main-text', brand)),
    picture: heroPictureOf(brand.id),
    pictureSizes: heroSizes,
    introduction: text('home', homeKey('secondary-text', brand)),
    blocks: [
      picture(pictureInfo, heroPictureOf(brand.id), text('home', homeKey('hero-alt', brand))),
      list([
        link(context.path('contact'), text('home', 'contact-us')),
        link(context.path('tankers'), text('home', 'see-tankers')),
        link(context.path('certifications'), text('home', 'see-certifications')),
      ]),
      html('home', homeKey('main-description-1', brand)),
      ...statements.map((each) => section(text('home', `${each}-title`), html('home', each))),
    ],
    jsonLdNodes: [organization(context)],
  };
}

function missionPage({ text, html }: PageContext): PageBody {
  return {
    heading: text('mission', 'title'),
    introduction: text('mission', 'introduction'),
    blocks: statements.map((each) => section(text('mission', `${each}-title`), html('mission', each))),
  };
}

function employeesPage({ brand, text, rows, inLanguage, pictureInfo }: PageContext): PageBody {
  const employees = rows('employee').filter(({ company }) => company === brand.name);
  return {
    heading: text('employees', 'title'),
    introduction: text('employees', 'introduction'),
    blocks: [
      ...emptyMessage(employees, text('employees', 'empty')),
      list(
        employees.map((employee) => {
          const name = fullName(employee);
          return (
            heading(2, name) +
            paragraph(inLanguage(employee, 'role')) +
            picture(pictureInfo, employee.image, text('employees', 'photo-of', { name }))
          );
        }),
      ),
    ],
  };
}

function achievementsPage({
  text,
  rows,
  brandRows,
  inLanguage,
  formatNumber,
  pictureInfo,
}: PageContext): PageBody {
  return {
    heading: text('achievements', 'title'),
    introduction: text('achievements', 'introduction'),
    blocks: [
      ...sections(
        groupByParent(rows('realizationType'), brandRows('realization'), (row) => row.realizationTypeId),
        (type) => inLanguage(type, 'realizationType'),
        (row) => {
          const name = inLanguage(row, 'description');
          return (
            picture(pictureInfo, row.image, text('achievements', 'image-of', { name })) +
            definitionList([
              [text('achievements', 'description'), name],
              [text('achievements', 'type'), inLanguage(row, 'projectType')],
              [text('achievements', 'specification'), row.specification],
              [text('achievements', 'capacity'), formatNumber(row.capacity, 'litre')],
              [text('achievements', 'material'), row.material],
              [text('achievements', 'compartments'), formatNumber(row.compartments)],
            ])
          );
        },
        text('achievements', 'empty'),
      ),
    ],
  };
}

function assembliesPage({ text, rows, brandRows, inLanguage, pictureInfo }: PageContext): PageBody {
  return {
    heading: text('assemble-mount', 'title'),
    introduction: text('assemble-mount', 'introduction'),
    blocks: [
      section(
        text('assemble-mount', 'videos-title'),
        list(
          videos.map(
            ({ file, title, description }) =>
              link(file, text('assemble-mount', title)) + paragraph(text('assemble-mount', description)),
          ),
        ),
      ),
      ...sections(
        groupByParent(rows('assemblyType'), brandRows('assembly'), (row) => row.assemblyTypeId),
        (type) => inLanguage(type, 'name'),
        (row) => {
          const name = inLanguage(row, 'name');
          return (
            heading(3, name) +
            picture(pictureInfo, row.image, text('assemble-mount', 'image-of', { name })) +
            `<p>${htmlLines(inLanguage(row, 'description'))}</p>`
          );
        },
        text('assemble-mount', 'empty'),
      ),
    ],
  };
}

function manufacturersPage({ text, rows, inLanguage, pictureInfo }: PageContext): PageBody {
  return {
    heading: text('manufacturers', 'title'),
    introduction: text('manufacturers', 'introduction'),
    blocks: [
      ...sections(
        groupByParent(
          rows('manufacturer'),
          rows('manufacturerImage').filter(({ image }) => image !== ''),
          (row) => row.manufacturerId,
        ),
        (parent) => inLanguage(parent, 'name'),
        (row, index, parent) =>
          picture(
            pictureInfo,
            row.image,
            text('manufacturers', 'image-of', { name: inLanguage(parent, 'name'), number: index + 1 }),
          ) + paragraph(inLanguage(row, 'description')),
        text('manufacturers', 'empty'),
      ),
    ],
  };
}

function galleryPage({ text, brandRows, pictureInfo }: PageContext): PageBody {
  const images = brandRows('galleryImage').filter(({ image }) => image !== '');
  return {
    heading: text('gallery', 'title'),
    introduction: text('gallery', 'introduction'),
    items: images.map(({ image }, index) => ({
      html: () =>
        picture(pictureInfo, image, text('gallery', 'image-of', { number: index + 1, total: images.length })),
    })),
    blocks: emptyMessage(images, text('gallery', 'empty')),
    ...(images[0] && { picture: images[0].image }),
  };
}

/** The pages of this file. */
export const aboutPages = {
  home: homePage,
  mission: missionPage,
  employees: employeesPage,
  achievements: achievementsPage,
  assemblies: assembliesPage,
  manufacturers: manufacturersPage,
  gallery: galleryPage,
} satisfies Partial<PageRenderers<GeneralRoute>>;
