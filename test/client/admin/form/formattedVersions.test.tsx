import { screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { useConflictChoices } from '../../../../src/client/admin/conflicts/useConflictChoices';
import { RowConflict } from '../../../../src/client/admin/form/RowConflict';
import type { EditConflict } from '../../../../src/model/history';
import type { EntityName } from '../../../../src/model/schema/entities';
import { renderScreen } from '../../../support/jsdom/renderScreen';

const other = { author: 'other@example.com', at: null };

const posting: EditConflict = {
  id: 1,
  fields: ['jobSummaryEn'],
  current: { id: 1, jobSummaryEn: '<p><a href="https://www.example.com">Fit pumps.</a></p>' },
  ...other,
};

/** The form of a row with a conflict in one column, in which another value was typed. */
const showConflict = (entity: EntityName, conflict: EditConflict, typed: string): void => {
  const Form = () => {
    const form = useForm({ defaultValues: Object.fromEntries(conflict.fields.map((name) => [name, typed])) });
    const choices = useConflictChoices<unknown>(conflict, conflict.fields);
    return (
      <FormProvider {...form}>
        <RowConflict {...{ entity, conflict, choices }} isSaving={false} />
      </FormProvider>
    );
  };
  renderScreen(Form);
};

const version = (name: RegExp) => screen.getByRole('radio', { name }).closest('label');

it('two versions that differ only in formatting show their formatting, and no link leaves the page', () => {
  showConflict('jobPosting', posting, '<p><em>Fit pumps.</em></p>');
  expect(version(/^Your version/)?.querySelector('em')).toHaveTextContent('Fit pumps.');
  const theirs = version(/^Saved version/);
  expect(theirs).toHaveTextContent('Fit pumps. (https://www.example.com)');
  expect(theirs?.querySelector('em, a')).toBeNull();
});

it('two prices are written as on the site', () => {
  const conflict = { id: 1, fields: ['price'], current: { id: 1, price: '170000' }, ...other };
  showConflict('tanker', conflict, '165000');
  expect(version(/^Your version/)).toHaveTextContent('$165,000');
  expect(version(/^Saved version/)).toHaveTextContent('$170,000');
});

it('two ways to write the same price are shown as they were typed', () => {
  const conflict = { id: 1, fields: ['price'], current: { id: 1, price: '165 000 $' }, ...other };
  showConflict('tanker', conflict, '165000');
  expect(version(/^Your version/)).toHaveTextContent(/165000$/);
  expect(version(/^Saved version/)).toHaveTextContent(/165 000 \$$/);
});
