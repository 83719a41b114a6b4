import { screen, within } from '@testing-library/react';
import EmployeesScreen from '../../../src/client/site/employees/EmployeesScreen';
import { newRow } from '../../../src/model/schema/rows';
import { renderScreen } from '../../support/jsdom/renderScreen';
import { userEvent } from '../../support/jsdom/userEvent';

const person = (id: number, values: Parameters<typeof newRow<'employee'>>[1]) => ({
  id,
  ...newRow('employee', { company: 'Norcuve', displayOrder: id, ...values }),
});

const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('the team', () => {
  it('has the employees of the company of the brand, in display order', () => {
    const employees = [
      person(1, { firstName: 'Ada', lastName: 'Last', displayOrder: 3 }),
      person(2, { firstName: 'Bo', lastName: 'First', displayOrder: 1 }),
      person(3, { firstName: 'Cy', lastName: 'Elsewhere', company: 'Rubicuve' }),
    ];
    renderScreen(EmployeesScreen, { content: { employees } });
    expect(titles()).toEqual([expect.stringMatching(/^Bo First/), expect.stringMatching(/^Ada Last/)]);
  });

  it('has the telephone in the profile too', async () => {
    const employees = [person(1, { firstName: 'Ada', lastName: 'Roy', department: 'sales' })];
    const telephones = [
      { id: 1, ...newRow('telephone', { locationId: '1', telephone: '819 555-0143', topic: 'sales' }) },
    ];
    renderScreen(EmployeesScreen, { content: { employees, telephones } });
    await userEvent.click(screen.getByRole('link', { name: /^Ada Roy/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('link', { name: /819 555-0143/ })).toHaveAttribute('href', 'tel:+18195550143');
  });

  it('is grouped by department, in the order of the first person of each', () => {
    const employees = [
      person(1, { firstName: 'Ada', department: 'sales' }),
      person(2, { firstName: 'Bo', department: 'service' }),
      person(3, { firstName: 'Cy' }),
      person(4, { firstName: 'Di', department: 'sales' }),
    ];
    renderScreen(EmployeesScreen, { language: 'fr', content: { employees } });
    const groups = screen.getAllByRole('heading', { level: 2 }).map((heading) => {
      const group = within(heading.closest('section') ?? heading);
      return [heading.textContent, ...group.getAllByRole('article').map((card) => card.textContent[0])];
    });
    expect(groups).toEqual([
      ['Ventes', 'A', 'D'],
      ['Service', 'B'],
      ['Autres membres de l’équipe', 'C'],
    ]);
  });

  it('has no departments where nobody has one', () => {
    renderScreen(EmployeesScreen, { content: { employees: [person(1, { firstName: 'Ada' })] } });
    expect(titles()).toEqual([expect.stringMatching(/^Ada/)]);
  });

  it('has the initials of a person where a portrait is missing, or a drawing without a name', async () => {
    const employees = [person(1, { firstName: 'Ada', lastName: 'élan' }), person(2, {})];
    renderScreen(EmployeesScreen, { content: { employees } });
    const [named, nameless] = screen.getAllByRole('article');
    expect(named).toHaveTextContent(/^AÉAda élan/);
    expect(nameless?.querySelectorAll('svg[viewBox="0 0 120 60"] circle')).toHaveLength(1); // the head
    await userEvent.click(screen.getByRole('link', { name: /^Ada élan/ }));
    const portrait = within(await screen.findByRole('dialog')).getByRole('img', {
      name: 'Portrait of Ada élan',
    });
    expect(portrait).toHaveTextContent('AÉ');
  });

  it('is called and written to from the card, at the number of the department', () => {
    const employees = [
      person(1, { firstName: 'Ada', department: 'parts', email: 'ada@example.com' }),
      person(2, { firstName: 'Bo' }),
    ];
    renderScreen(EmployeesScreen, { language: 'fr', content: { employees } });
    const calls = screen.getAllByRole('link', { name: /^Appeler/ });
    expect(calls.map((link) => link.getAttribute('href'))).toEqual(['tel:+18195550144', 'tel:+18195550142']);
    expect(screen.getByRole('link', { name: 'Écrire à Ada' })).toHaveAttribute(
      'href',
      'mailto:ada@example.com',
    );
    expect(screen.queryByRole('link', { name: 'Écrire à Bo' })).not.toBeInTheDocument();
  });

  it('shows a message if there are no employees', () => {
    renderScreen(EmployeesScreen, { language: 'fr', content: { employees: [] } });
    expect(screen.getByText('Notre équipe sera bientôt présentée ici.')).toBeVisible();
  });

  it('opens a person with role, e-mail and description in the current language', async () => {
    const employees = [
      person(1, {
        firstName: 'Ada',
        lastName: 'Quill',
        email: 'ada@example.com',
        image: '/ada.jpg',
        roleEn: 'Welder',
        roleFr: 'Soudeuse',
        descriptionEn: '<p>Welds.</p>',
        descriptionFr: '<p>Elle <strong>soude</strong>.</p>',
      }),
    ];
    renderScreen(EmployeesScreen, { language: 'fr', content: { employees } });
    await userEvent.click(screen.getByRole('link', { name: /Voir le profil\u00a0: Ada Quill/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ada Quill' }));
    expect(dialog.getByText('Soudeuse')).toBeVisible();
    expect(dialog.getByRole('img', { name: 'Portrait\u00a0: Ada Quill' })).toHaveAttribute('src', '/ada.jpg');
    // The break before the @ counts as a space here; browsers read the address whole.
    expect(dialog.getByRole('link', { name: /^Courriel – ada ?@example\.com$/ })).toHaveAttribute(
      'href',
      'mailto:ada@example.com',
    );
    expect(dialog.getByText('soude').tagName).toBe('STRONG');
    expect(dialog.getByRole('button', { name: 'Partager' })).toBeVisible();
  });

  it('leaves out unknown data of a person', async () => {
    renderScreen(EmployeesScreen, { content: { employees: [person(1, { firstName: 'Ada' })] } });
    await userEvent.click(screen.getByRole('link', { name: /^Ada/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Ada' });
    expect(within(dialog).queryByRole('link', { name: /E-mail/ })).not.toBeInTheDocument();
    expect(dialog.querySelector('img')).toBeNull();
    expect(dialog.querySelector('p:empty')).toBeNull();
  });
});
