import { screen } from '@testing-library/react';
import EditorScreen from '../../../../src/client/admin/editors/EditorScreen';
import { injectAdminApi } from '../../../../src/client/store/api/adminApi';
import { useAppStore } from '../../../../src/client/store/hooks';
import type { BrandId } from '../../../../src/model/site/brands';
import { newRow } from '../../../../src/model/schema/rows';
import { renderScreen } from '../../../support/jsdom/renderScreen';

const assemblyTypes = ['Mounting', 'Safety'].map((nameEn, index) => ({
  id: index + 1,
  ...newRow('assemblyType', { nameEn, displayOrder: index + 1 }),
}));

const assemblies = (['norcuve', 'propacuve'] as const).map((brand, index) => ({
  id: index + 1,
  ...newRow('assembly', {
    assemblyTypeId: index + 1,
    nameEn: brand,
    isCertipropane: brand === 'propacuve',
    displayOrder: 1,
  }),
}));

it.each<[BrandId, string]>([
  ['norcuve', 'Mounting'],
  ['propacuve', 'Safety'],
])('the editor of assemblies shows for %s the first type that has assemblies', (brand, type) => {
  const Screen = () => {
    injectAdminApi(useAppStore());
    return <EditorScreen editor={{ entity: 'assembly', route: 'edit-assemblies' }} />;
  };
  renderScreen(Screen, { brand, content: { assemblyTypes, assemblies } });
  expect(screen.getByRole('combobox', { name: 'assembly type' })).toHaveDisplayValue(new RegExp(type));
  expect(screen.getByText(brand)).toBeVisible();
});
