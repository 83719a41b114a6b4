import { cardSizes, heroSizes } from '../../../model/images/sizes';
import { heroPictureOf } from '../../../model/images/staticPictures';
import { groupOf } from '../../../model/site/brands';
import { publicPages } from '../../../model/site/pages';
import { certificationPages } from '../../../model/site/screens/certificationPages';
import { isListed } from '../../../model/site/screens/tankers/listedTankers';
import type { ListPage } from '../../../model/site/screens/listPage';
import { listPageSize } from '../../../model/site/screens/listPage';
import { galleryPictures } from '../../../model/site/screens/galleryPictures';
import { servicesOf } from '../../../model/site/screens/servicesOf';
import { sortOwnFirst } from '../../../model/site/screens/builders';
import type { PageContext } from '../pageContext';
import { localBusiness, organization, webSite } from '../structuredData/organization';
import { productOf } from '../structuredData/product';
import { videoNodes } from '../structuredData/video';
import type { DescribeScreen, GeneralRoute, ScreenDescription } from './screenDescription';

/** The routes whose screens name their title and introduction differently. */
type OwnHeading = 'home' | 'contact';

/** The text page of a route whose screen has a title and an introduction. */
type TitledPage = (typeof publicPages)[Exclude<GeneralRoute, OwnHeading>]['texts'][number];

const titled = ({ text }: PageContext, page: TitledPage): ScreenDescription => ({
  heading: text(page, 'title'),
  introduction: text(page, 'introduction'),
});

const home: DescribeScreen = (context) => ({
  heading: context.text('home', 'main-text'),
  introduction: context.text('home', 'secondary-text'),
  picture: heroPictureOf(context.brand.id),
  pictureSizes: heroSizes,
  jsonLdNodes: [organization(context), webSite(context)],
});

const gallery: DescribeScreen = (context) => {
  const picture = galleryPictures(context.rows('galleryImage'), context.brand)[0]?.image;
  return { ...titled(context, 'gallery'), ...(picture !== undefined && { picture }) };
};

const tankers: DescribeScreen = (context) => {
  const shown = sortOwnFirst(context.brandRows('tanker'), context.brand);
  const picture = shown.find((tanker) => isListed(tanker, context))?.image;
  return { ...titled(context, 'tankers'), ...(picture && { picture, pictureSizes: cardSizes.three }) };
};

const parts: DescribeScreen = (context, { start }) => {
  const { rows, inLanguage, path } = context;
  const listed = rows('product').slice(start, start + listPageSize);
  return {
    ...titled(context, 'parts'),
    jsonLdNodes: listed.flatMap((part) => {
      const name = inLanguage(part, 'name').trim();
      const id = `${path('parts')}?part=${part.id}`;
      return name === '' ? [] : [productOf(context, { id, name, description: '', image: part.image })]; // its own address describes it
    }),
  };
};

const servicesScreen: DescribeScreen = (context) => {
  const picture = servicesOf(context.brand)[0]?.picture;
  return { ...titled(context, 'services-and-repairs'), ...(picture !== undefined && { picture }) };
};

const contact: DescribeScreen = (context) => ({
  heading: `${context.text('contact', 'get-in')} ${context.text('contact', 'touch')}`,
  introduction: context.text('contact', 'introduction'),
  picture: `/pictures/building-${context.brand.id}.jpg`,
  jsonLdNodes: [localBusiness(context)],
});

/** The screens that say more than their title and introduction. */
const described = {
  home,
  contact,
  gallery,
  tankers,
  parts,
  assemblies: (context) => ({ ...titled(context, 'assemble-mount'), jsonLdNodes: videoNodes(context) }),
  services: servicesScreen,
  certifications: (context) => titled(context, certificationPages[groupOf(context.brand)]),
} as const satisfies Partial<Record<GeneralRoute, DescribeScreen>> & Record<OwnHeading, DescribeScreen>;

const isDescribed = (route: GeneralRoute): route is keyof typeof described => Object.hasOwn(described, route);

/** Describes the screen of a route that shows no row. */
export function describeGeneralScreen(
  route: GeneralRoute,
  context: PageContext,
  listPage: ListPage,
): ScreenDescription {
  if (isDescribed(route)) return described[route](context, listPage);
  return titled(context, publicPages[route].texts[0]);
}
