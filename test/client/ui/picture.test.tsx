import { act, fireEvent, screen } from '@testing-library/react';
import { imagesRequested, imagesLoaded, pageImagesLoaded } from '../../../src/client/store/content/images';
import { Picture } from '../../../src/client/ui/components/Picture';
import type { SiteImage } from '../../../src/model/images/variants';
import { renderScreen } from '../../support/jsdom/renderScreen';

const name = `${'a'.repeat(64)}.jpg`;
const src = `/api/image/${name}`;

const image: SiteImage = {
  ...{ name, id: 1, width: 1000, height: 500, placeholder: 'UklGRg==', isAnimated: false },
  ...{ focalX: 20, focalY: 80, altEn: 'A truck in the yard', altFr: '' },
};

const show = (
  props: Partial<Parameters<typeof Picture>[0]> = {},
  images: readonly SiteImage[] = [image],
  language: 'en' | 'fr' = 'en',
) => {
  const Screen = () => <Picture src={src} alt="A tanker" sizes="50vw" {...props} />;
  const { store, container } = renderScreen(Screen, { language });
  act(() => void store.dispatch(imagesLoaded(images)));
  return { store, container };
};

const sources = (container: HTMLElement): string[][] =>
  [...container.querySelectorAll('source')].map(({ type, srcset, sizes }) => [type, srcset, sizes]);

it('is offered in the widths and formats of its image, the smallest format first', () => {
  const { container } = show();
  expect(sources(container)).toEqual(
    [
      ['image/avif', 'avif'],
      ['image/webp', 'webp'],
    ].map(([type, format]) => [
      type,
      `${src}-360.${format} 360w, ${src}-720.${format} 720w, ${src}-1080.${format} 1000w`,
      '50vw',
    ]),
  );
  const element = screen.getByRole('img');
  expect(element).toHaveAttribute('src', src);
  expect([element.getAttribute('width'), element.getAttribute('height')]).toEqual(['1000', '500']);
});

it.each([
  ['an image of another host', 'https://pictures.example/1.jpg', [image]],
  ['an unknown image', src, []],
  ['an animated image', src, [{ ...image, isAnimated: true }]],
])('shows %s unchanged', (_case, address, images) => {
  const { container } = show({ src: address }, images);
  expect(sources(container)).toEqual([]);
  expect(screen.getByRole('img')).toHaveAttribute('src', address);
});

it('has the alt text of the image in the language of the page, or that of the page', () => {
  show();
  expect(screen.getByRole('img')).toHaveAccessibleName('A truck in the yard');
  show({}, [image], 'fr');
  expect(screen.getAllByRole('img')[1]).toHaveAccessibleName('A tanker');
});

it('is hidden from screen readers if its alt text is null', () => {
  show({ alt: null });
  expect(screen.queryByRole('img')).toBeNull();
});

it('keeps its focal point in view, and has a blurred placeholder', () => {
  const { container } = show();
  expect(screen.getByRole('img')).toHaveStyle({ objectPosition: '20% 80%' });
  const frame = container.querySelector('picture')?.parentElement;
  expect(frame).toHaveStyle({ backgroundPosition: '20% 80%', backgroundSize: 'cover' });
  expect(frame?.style.backgroundImage).toContain('data:image/webp;base64,UklGRg==');
});

it('has its placeholder later if a page of the server has it below the first view', () => {
  const { store, container } = show({ isFirst: false });
  const preview = () => container.querySelector('picture')?.parentElement?.style.backgroundImage;
  act(() => void store.dispatch(pageImagesLoaded([image])));
  expect(preview()).toBe('');
  act(() => void store.dispatch(imagesLoaded([image])));
  expect(preview()).toContain('UklGRg==');
});

it('falls back to the original image, and then to a drawing', () => {
  const { container } = show();
  fireEvent.error(screen.getByRole('img'));
  expect(sources(container)).toEqual([]);
  expect(screen.getByRole('img')).toHaveAttribute('src', src);
  fireEvent.error(screen.getByRole('img'));
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByRole('img', { name: 'A truck in the yard' })).toBeInTheDocument();
});

it('waits for the data of its image, so that it is not loaded twice', () => {
  const { store, container } = show({}, []);
  act(() => void store.dispatch(imagesRequested()));
  expect(container.querySelector('img')).toBeNull();
  act(() => void store.dispatch(imagesLoaded([image])));
  expect(sources(container)).toHaveLength(2);
});
