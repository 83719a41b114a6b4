import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { cleanAccountName, maxAccountNameLength } from '../../../../model/account/accountName';
import { endpoints } from '../../../store/api/adminApi';
import { useTexts } from '../../../ui/text/useTexts';
import { BusyButton } from '../../controls/BusyButton';
import { Field } from '../../controls/inputs/Field';
import { Input } from '../../controls/inputs/input';
import { useTextForm } from '../../controls/inputs/useTextForm';
import { useToasts } from '../../toasts/useToasts';
import { useUnsavedChanges } from '../../unsaved/useUnsavedChanges';

/** The form. Its name follows the stored one until somebody types, such as a name that was saved on another device. */
const useNameForm = (name: string) => {
  const form = useTextForm<'name'>({ name }, { name: () => undefined });
  const [followed, setFollowed] = useState(name);
  if (name !== followed) {
    setFollowed(name);
    if (form.values.name === followed) form.setValues({ name });
  }
  return form;
};

interface NameFormProps {
  /** The stored name; '' for none. */
  readonly name: string;
  readonly onSaved: (name: string) => void;
}

/** The form for the person's name, which the history shows. */
export function NameForm({ name, onSaved }: NameFormProps) {
  const text = useTexts('admin');
  const common = useTexts('common');
  const toasts = useToasts();
  const [changeName, { isLoading }] = endpoints.changeName.useMutation();
  const form = useNameForm(name);
  useUnsavedChanges(form.isDirty && !isLoading);
  const save = async (): Promise<void> => {
    const typed = form.values.name;
    const cleaned = cleanAccountName(typed);
    const { error } = await changeName(cleaned);
    if (error) {
      toasts.failed(error);
      return;
    }
    toasts.success(text('name-saved'));
    form.setValues((current) => (current.name === typed ? { name: cleaned } : current)); // typing may go on
    onSaved(cleaned);
  };
  return (
    <chakra.form
      noValidate
      display="grid"
      gap="5"
      maxWidth="30rem"
      marginTop="10"
      paddingTop="8"
      borderTopWidth="1px"
      borderTopStyle="solid"
      borderTopColor="line.subtle"
      onSubmit={(event) =>
        form.send(event, () => {
          if (!isLoading) void save();
        })
      }
    >
      <Field label={text('your-name')} hint={text('your-name-hint')}>
        {(control) => (
          <Input {...control} {...form.field('name')} autoComplete="name" maxLength={maxAccountNameLength} />
        )}
      </Field>
      <BusyButton type="submit" variant="outline" isBusy={isLoading}>
        {isLoading ? common('saving') : text('save-name')}
      </BusyButton>
    </chakra.form>
  );
}
