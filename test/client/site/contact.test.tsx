import { act, screen, within } from '@testing-library/react';
import { dayBegan } from '../../../src/client/store/site';
import ContactScreen from '../../../src/client/site/contact/ContactScreen';
import { HoursToday, OpenNow } from '../../../src/client/ui/hours/LazyOpenNow';
import type { BrandId } from '../../../src/model/site/brands';
import { newRow } from '../../../src/model/schema/rows';
import { plain, renderScreen } from '../../support/jsdom/renderScreen';
import { userEvent } from '../../support/jsdom/userEvent';

const section = (name: string): HTMLElement => screen.getByRole('region', { name });

const hours = (name: string): string[][] =>
  within(section(name))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => plain(cell.textContent)));

/** Loads the code that a browser loads later. */
beforeAll(() => import('../../../src/client/ui/hours/OpenNow'));

describe('the contact page', () => {
  it.each([
    ['norcuve', '819 555-0142', 'info@norcuve.example.com', '1200, rue des Citernes'],
    ['rubicuve', '418 555-0170', 'info@rubicuve.example.com', '455, boulevard du Transport'],
    ['propacuve', '819 555-0190', 'info@propacuve.example.com', '1210, rue des Citernes'],
  ] as const)(
    'of %s has the contacts of its location and its brand group',
    async (brand: BrandId, number, email, street) => {
      renderScreen(ContactScreen, { brand });
      await within(section('Opening hours')).findByText(/^(?:Open|Closed) now, (?:until|opens) /);
      const [first] = within(section('Telephone')).getAllByRole('link');
      expect(first).toHaveAccessibleName(`Reception ${number}`);
      expect(first).toHaveAttribute('href', `tel:+1${number.replace(/\D/g, '')}`);
      const [firstEmail] = within(section('E-mail')).getAllByRole('link');
      expect(firstEmail).toHaveAttribute('href', `mailto:${email}`);
      expect(section('Address')).toHaveTextContent(street);
    },
  );

  it.each([
    [
      'an iPhone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)',
      /^https:\/\/maps\.apple\.com\/\?daddr=46/,
      null,
    ],
    ['an Android phone', 'Mozilla/5.0 (Linux; Android 14; Pixel 8)', /^geo:46\.\d+,-72\.\d+\?q=46/, null],
    [
      'a computer',
      'Mozilla/5.0 (X11; Linux x86_64)',
      /^https:\/\/www\.openstreetmap\.org\/directions/,
      '_blank',
    ],
  ])('opens directions in the map of %s', (_device, userAgent, href, target) => {
    const spy = jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    renderScreen(ContactScreen, {});
    const link = screen.getByRole('link', { name: /^Get directions/ });
    expect(link.getAttribute('href')).toMatch(href);
    expect(link.getAttribute('target')).toBe(target);
    spy.mockRestore();
  });

  it('shows only contacts of its location and brand group, in display order, with ids as numbers or text', () => {
    const telephone = (id: number, values: Parameters<typeof newRow<'telephone'>>[1]) => ({
      id,
      ...newRow('telephone', { nameEn: 'Line', locationId: '2', ...values }),
    });
    const telephones = [
      telephone(1, { telephone: '418 555-0003', displayOrder: 3 }),
      { ...telephone(2, { telephone: '418 555-0001', displayOrder: 1 }), locationId: 2 },
      telephone(3, { telephone: '819 555-0002', locationId: '1' }),
      telephone(4, { telephone: '418 555-0004', isCertipropane: true }),
    ];
    renderScreen(ContactScreen, { brand: 'rubicuve', content: { telephones } });
    const numbers = within(section('Telephone'))
      .getAllByRole('link')
      .map((link) => link.textContent);
    expect(numbers).toEqual(['Line 418 555-0001', 'Line 418 555-0003']);
  });

  it('writes text messages only to numbers that take them', () => {
    const { container } = renderScreen(ContactScreen, {});
    const links = [...container.querySelectorAll('a[href^="sms:"]')]; // shown on devices with a touch screen
    expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
      ['sms:+18195550143', 'Send a text message to Sales'],
    ]);
  });

  it('shows Monday to Thursday from the rows and Friday from the texts', () => {
    renderScreen(ContactScreen);
    expect(hours('Opening hours')).toEqual([
      ['Sales and parts, Monday to Thursday', '8:00 a.m. to 5:00 p.m.'],
      ['Service and repairs, Monday to Thursday', '7:00 a.m. to 5:30 p.m.'],
      ['Friday'],
      ['Sales and parts', '8:00 a.m. to 4:00 p.m.'],
      ['Service and repairs', '7:00 a.m. to noon'],
    ]);
  });

  it('names the departments of the propane brand on Friday too', () => {
    renderScreen(ContactScreen, { brand: 'propacuve', language: 'fr' });
    expect(hours('Heures d’ouverture').slice(2)).toEqual([
      ['Vendredi'],
      ['Réception', '8 h à 16 h'],
      ['Inspections', '7 h à midi'],
    ]);
  });

  it('formats times in French, and shows other values unchanged', () => {
    const openings = [
      {
        id: 1,
        ...newRow('opening', { nameFr: 'Atelier', locationId: 1, opening: '07:00', closing: '17:30' }),
      },
      { id: 2, ...newRow('opening', { nameFr: 'Quai', locationId: 1, opening: 'Fermé', closing: 'Fermé' }) },
    ];
    const texts = { 'contact/friday-sales-hours': '', 'contact/friday-service-hours': '' };
    renderScreen(ContactScreen, { language: 'fr', content: { openings }, texts });
    expect(hours('Heures d’ouverture')).toEqual([
      ['Atelier', '7 h à 17 h 30'],
      ['Quai', 'Fermé'],
    ]);
  });

  it('shows days with other hours until they are over, at the company', () => {
    const openingExceptions = [
      { firstDay: '2026-12-26', noteFr: 'Passé', noteEn: 'Over' },
      { firstDay: '2027-01-01', noteEn: 'New Year', noteFr: 'Jour de l’An' },
      { firstDay: '2026-12-27', opening: '08:00', closing: '12:00' },
      { firstDay: '2026-12-24', lastDay: '2027-01-04', noteEn: 'Holidays', noteFr: 'Vacances' },
      { firstDay: '2027-12-24' },
      { firstDay: '2026-12-28', isCertipropane: true },
      { firstDay: '2026-12-28', locationId: 2 },
    ].map((values, id) => ({ id, ...newRow('openingException', { locationId: 1, ...values }) }));
    const content = { openings: [], openingExceptions };
    const texts = { 'contact/friday-sales-hours': '', 'contact/friday-service-hours': '' };
    const { store, unmount } = renderScreen(ContactScreen, { language: 'fr', content, texts });
    act(() => void store.dispatch(dayBegan('2026-12-27')));
    expect(hours('Heures d’ouverture')).toEqual([
      ['Jours fériés et autres heures'],
      ['Du 24 décembre au 4 janvierVacances', 'Fermé'],
      ['dimanche 27 décembre', '8 h à midi'],
      ['vendredi 1er janvierJour de l’An', 'Fermé'],
      ['vendredi 24 décembre 2027', 'Fermé'],
    ]);
    act(() => void store.dispatch(dayBegan('2027-01-05')));
    expect(hours('Heures d’ouverture')).toEqual([
      ['Jours fériés et autres heures'],
      ['vendredi 24 décembre 2027', 'Fermé'],
    ]);
    unmount();
    renderScreen(ContactScreen, { content: { openings: [], openingExceptions }, texts });
    expect(screen.getByText(/December 24, 2027/)).toBeVisible();
  });

  it('says why it is closed today and when it opens again, on the page and in the footer', async () => {
    jest.useFakeTimers({ now: Date.parse('2026-12-24T15:00Z'), advanceTimers: true });
    const values = { locationId: 1, noteEn: 'Holidays', firstDay: '2026-12-24', lastDay: '2027-01-04' };
    const openingExceptions = [{ id: 1, ...newRow('openingException', values) }];
    const Lines = () => (
      <>
        <HoursToday />
        <OpenNow />
      </>
    );
    renderScreen(Lines, { content: { openingExceptions } });
    expect(await screen.findByText('Closed today (Holidays)')).toBeVisible();
    expect(plain(screen.getByText(/^Closed now/).textContent)).toBe(
      'Closed now, opens Tuesday, January 5 at 7:00 a.m.',
    );
    jest.useRealTimers();
  });

  it('shows no empty section', () => {
    renderScreen(ContactScreen, { content: { telephones: [], emails: [] } });
    expect(screen.queryByRole('heading', { name: 'Telephone' })).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'E-mail' })).not.toBeInTheDocument();
  });

  it('loads no map from another site until the visitor asks for it', async () => {
    const { container } = renderScreen(ContactScreen, { brand: 'rubicuve' });
    expect(container.querySelector('iframe')).toBeNull();
    expect(screen.getByRole('link', { name: /Open in OpenStreetMap/ })).toHaveAttribute(
      'href',
      'https://www.openstreetmap.org/?mlat=46.8033&mlon=-71.1779#map=16/46.8033/-71.1779',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Show the map' }));
    const map = screen.getByTitle('Map of Rubicuve in Lévis');
    expect(map).toHaveAttribute('src', expect.stringContaining('marker=46.8033%2C-71.1779'));
  });
});
