import { screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { useConflictChoices } from '../../../../src/client/admin/conflicts/useConflictChoices';
import { RowConflict } from '../../../../src/client/admin/form/RowConflict';
import type { EditConflict } from '../../../../src/model/history';
import { renderScreen } from '../../../support/jsdom/renderScreen';

const conflict: EditConflict = {
  id: 1,
  fields: ['jobSummaryEn'],
  current: { id: 1, jobSummaryEn: '<p><a href="https://www.example.com">Fit pumps.</a></p>' },
  author: 'other@example.com',
  at: null,
};

const Form = () => {
  const form = useForm({ defaultValues: { jobSummaryEn: '<p><em>Fit pumps.</em></p>' } });
  const choices = useConflictChoices<unknown>(conflict, conflict.fields);
  return (
    <FormProvider {...form}>
      <RowConflict entity="jobPosting" conflict={conflict} choices={choices} isSaving={false} />
    </FormProvider>
  );
};

it('two versions that differ only in formatting show their formatting, and no link leaves the page', () => {
  renderScreen(Form);
  const version = (name: RegExp) => screen.getByRole('radio', { name }).closest('label');
  expect(version(/^Your version/)?.querySelector('em')).toHaveTextContent('Fit pumps.');
  const theirs = version(/^Saved version/);
  expect(theirs).toHaveTextContent('Fit pumps. (https://www.example.com)');
  expect(theirs?.querySelector('em, a')).toBeNull();
});
