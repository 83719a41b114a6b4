import { useNavigate } from 'react-router';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { sessionConfirmed } from '../../../store/session/session';
import { usePathTo } from '../../../ui/text/usePathTo';
import { useTexts } from '../../../ui/text/useTexts';
import { AdminPage } from '../../AdminPage';
import { useToasts } from '../../toasts/useToasts';
import { ChangePasswordForm } from './ChangePasswordForm';
import { NameForm } from './NameForm';

/** Changes the password and the name of the own account (specification, sections 2, 5 and 8). */
const ChangePasswordScreen = () => {
  const text = useTexts('admin');
  const toast = useTexts('toast');
  const toasts = useToasts();
  const path = usePathTo();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const session = useAppSelector((state) => state.session);
  const email = session.email ?? '';
  return (
    <AdminPage title={text('change-password')} introduction={text('change-password-introduction')}>
      <ChangePasswordForm
        email={email}
        onSuccess={() => {
          toasts.success(toast('password-changed'));
          if (session.hasTemporaryPassword)
            dispatch(
              sessionConfirmed({
                ...session,
                email,
                hasTemporaryPassword: false,
                temporaryPasswordEndsAt: null,
              }),
            );
          void navigate(path('dashboard'));
        }}
        onFailure={() => toasts.error(toast('password-change-failed'))}
      />
      {session.name === undefined ? null : (
        <NameForm
          name={session.name}
          onSaved={(name) => dispatch(sessionConfirmed({ ...session, email, name }))}
        />
      )}
    </AdminPage>
  );
};

export default ChangePasswordScreen;
