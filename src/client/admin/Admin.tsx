import { Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { editorOf } from '../../model/schema/editors';
import type { Route } from '../../model/site/paths';
import { matchPath } from '../../model/site/paths';
import { injectAdminApi } from '../store/api/adminApi';
import { useAdministrationTexts } from '../store/api/administrationTexts';
import { useAppStore } from '../store/hooks';
import { NotFound } from '../ui/components/page/NotFound';
import { adminScreens, EditorScreen } from './adminScreens';
import { NeutralColors } from './NeutralColors';
import { Palette } from './palette/Palette';
import { ScreenLoading } from '../ui/components/page/ScreenLoading';
import { logout } from './session/logout';
import { SecondFactorGate } from './session/SecondFactorGate';
import { ReauthenticationDialog } from './session/ReauthenticationDialog';
import { useConfirmedSession } from './session/useConfirmedSession';
import { useLeaveGuard } from './unsaved/useLeaveGuard';

const hasScreen = (route: Route): route is keyof typeof adminScreens => Object.hasOwn(adminScreens, route);

/** The screen of the path. Its key does not contain the language: a change of language keeps what was typed. */
const AdminScreen = () => {
  const { pathname } = useLocation();
  const match = matchPath(pathname);
  if (!match) return <NotFound />;
  const { route, params } = match;
  const editor = editorOf(route);
  if (editor) return <EditorScreen key={route} editor={editor} />;
  if (!hasScreen(route)) return <NotFound />;
  const Screen = adminScreens[route];
  return <Screen key={[route, ...Object.values(params)].join('/')} />;
};

/** The administration: all screens on the protected paths. */
const Admin = () => {
  const store = useAppStore();
  useState(() => injectAdminApi(store)); // before the first request can be sent
  useConfirmedSession();
  useLeaveGuard();
  if (!useAdministrationTexts()) return <ScreenLoading isPage />;
  return (
    <>
      <Suspense fallback={<ScreenLoading />}>
        <SecondFactorGate>
          <AdminScreen />
        </SecondFactorGate>
      </Suspense>
      <ReauthenticationDialog />
      <Palette logout={() => void logout(store)} />
      <NeutralColors />
    </>
  );
};

export default Admin;
