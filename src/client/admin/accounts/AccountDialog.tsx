import { chakra } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { maxAccountNameLength } from '../../../model/account/accountName';
import type { AccountRole } from '../../../model/account/accountOverview';
import { accountRoles } from '../../../model/account/accountOverview';
import { isEmailAddress } from '../../../model/schema/validate';
import { Button } from '../../ui/components/button';
import { Modal } from '../../ui/components/dialog/Modal';
import { ModalText } from '../../ui/components/dialog/ModalText';
import { useTexts } from '../../ui/text/useTexts';
import { Banner } from '../controls/Banner';
import { BusyButton } from '../controls/BusyButton';
import { Field } from '../controls/inputs/Field';
import { Input, Select } from '../controls/inputs/input';
import { PasswordField } from '../controls/inputs/PasswordField';
import { useTextForm } from '../controls/inputs/useTextForm';
import { useMayDiscard } from '../unsaved/mayDiscard';
import { useUnsavedChanges } from '../unsaved/useUnsavedChanges';
import type { AccountTask } from './accountTask';
import { displayName } from '../../../model/account/displayName';
import { InvitationLink } from './InvitationLink';
import { useAccountTask } from './useAccountTask';

type FieldName = 'email' | 'name' | 'current_password';

const useAccountForm = (task: AccountTask) => {
  const isNew = task.action === 'add';
  const common = useTexts('common');
  return useTextForm<FieldName>(
    { email: '', name: isNew ? '' : task.account.name, current_password: '' },
    {
      email: (value) => (!isNew || isEmailAddress(value.trim()) ? undefined : common('error-email-required')),
      name: () => undefined,
      current_password: (value) => (value ? undefined : common('error-password-required')),
    },
  );
};

const NameField = ({ form }: Pick<NewAccountFieldsProps, 'form'>) => {
  const text = useTexts('accounts');
  return (
    <Field label={text('name')} hint={text('name-hint')}>
      {(control) => (
        <Input
          {...control}
          {...form.field('name')}
          autoComplete="off"
          maxLength={maxAccountNameLength}
          data-autofocus=""
        />
      )}
    </Field>
  );
};

interface NewAccountFieldsProps {
  readonly form: ReturnType<typeof useAccountForm>;
  readonly role: AccountRole;
  readonly onRole: (role: AccountRole) => void;
}

const NewAccountFields = ({ form, role, onRole }: NewAccountFieldsProps) => {
  const text = useTexts('accounts');
  const common = useTexts('common');
  return (
    <>
      <Field label={common('email')} error={form.error('email')} isRequired>
        {(control) => (
          <Input {...control} {...form.field('email')} type="email" autoComplete="off" data-autofocus="" />
        )}
      </Field>
      <NameField form={form} />
      <Field label={text('role')} hint={text('role-hint')}>
        {(control) => (
          <Select
            {...control}
            value={role}
            onChange={({ target }) =>
              onRole(accountRoles.find((each) => each === target.value) ?? 'administrator')
            }
          >
            {accountRoles.map((each) => (
              <option key={each} value={each}>
                {text(each)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </>
  );
};

interface FooterProps {
  readonly task: AccountTask;
  readonly formId: string;
  readonly isBusy: boolean;
  readonly onCancel: () => void;
}

const Footer = ({ task: { action }, formId, isBusy, onCancel }: FooterProps) => {
  const text = useTexts('accounts');
  return (
    <>
      <Button variant="ghost" aria-disabled={isBusy} onClick={onCancel}>
        {text('cancel')}
      </Button>
      <BusyButton
        type="submit"
        form={formId}
        variant={action === 'remove' ? 'danger' : 'primary'}
        isBusy={isBusy}
      >
        {text(isBusy ? 'working' : action)}
      </BusyButton>
    </>
  );
};

interface AccountDialogProps {
  readonly task: AccountTask;
  readonly onClose: () => void;
  /** The element to focus after a change: the button that opened the dialog may be gone. */
  readonly fallbackFocus: () => HTMLElement | null;
}

/** Asks for the password of the super-user before a change of an account, and shows the link that the change creates. */
export function AccountDialog({ task, onClose, fallbackFocus }: AccountDialogProps) {
  const text = useTexts('accounts');
  const formId = useId();
  const [opener] = useState(() => document.activeElement);
  const { action } = task;
  const hasName = action === 'add' || action === 'rename';
  const form = useAccountForm(task);
  const [role, setRole] = useState<AccountRole>('administrator');
  const { isBusy, failure, invitation, isDone, submit } = useAccountTask(
    task,
    { ...form.values, role },
    onClose,
  );
  const mayDiscard = useMayDiscard();
  const isDirty = hasName && form.isDirty;
  useUnsavedChanges(isDirty && !invitation);
  const who =
    action === 'add'
      ? form.values.name.trim() || form.values.email.trim()
      : displayName(task.account.name, task.account.email);
  const title = action === 'add' ? text('add') : text(`${action}-title`, { who });
  const cancel = (): void => {
    if (!isBusy && (!isDirty || mayDiscard())) onClose();
  };
  const returnFocusTo = (): HTMLElement | null =>
    opener instanceof HTMLElement && (invitation || !isDone()) ? opener : fallbackFocus();
  if (invitation)
    return (
      <Modal
        title={text('link-title', { who })}
        isOpen
        onClose={onClose}
        closesOnOutsideClick={false}
        returnFocusTo={returnFocusTo}
        footer={
          <Button variant="primary" onClick={onClose}>
            {text('done')}
          </Button>
        }
      >
        <ModalText display="grid" gap="5">
          <InvitationLink invitation={invitation} />
        </ModalText>
      </Modal>
    );
  return (
    <Modal
      title={title}
      isOpen
      onClose={cancel}
      closesOnOutsideClick={false}
      returnFocusTo={returnFocusTo}
      footer={<Footer task={task} formId={formId} isBusy={isBusy} onCancel={cancel} />}
    >
      <ModalText display="grid" gap="5">
        <p>{text(`${action}-text`)}</p>
        {failure === undefined ? null : <Banner takesFocus>{failure}</Banner>}
        <chakra.form
          id={formId}
          noValidate
          display="grid"
          gap="5"
          onSubmit={(event) => form.send(event, submit)}
        >
          {action === 'add' ? <NewAccountFields form={form} role={role} onRole={setRole} /> : null}
          {action === 'rename' ? <NameField form={form} /> : null}
          <PasswordField
            label={text('your-password')}
            hint={text('your-password-hint')}
            error={form.error('current_password')}
            autoComplete="current-password"
            field={form.field('current_password')}
            autoFocus={!hasName}
          />
        </chakra.form>
      </ModalText>
    </Modal>
  );
}
