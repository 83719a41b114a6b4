import { untilStarted, widths } from '../../support/browser/browser';
import {
  beginReordering,
  dragByFinger,
  dragByMouse,
  listening,
  untilSpoken,
} from '../../support/browser/dragging';
import { button, listOf, rowNames, watchChanges } from '../../support/browser/editorPages';
import { SiteTests } from '../../support/site/siteTests';
import { untilFocused, untilToast } from '../../support/browser/waits';

const tests = new SiteTests();

describe('the rows of a list', () => {
  it.each([
    ['a mouse', dragByMouse, {}],
    [
      'a finger, on a phone',
      dragByFinger,
      { hasTouch: true, isMobile: true, viewport: { width: widths.phone, height: 740 } },
    ],
  ] as const)('are dragged by %s, and saved only if the order changed', async (_way, drag, device) => {
    const { page, problems } = await tests.administer('/edit-tankers', device);
    const list = () => listOf(page, 'Tankers');
    const before = await rowNames(list());
    const changes = watchChanges(page);
    await beginReordering(page);
    await button(page, 'Done').click();
    await beginReordering(page);
    const handles = page.getByRole('button', { name: /^Move: / });
    await drag(handles.nth(2), handles.nth(0));
    await button(page, 'Done').click();
    await untilToast(page, 'Modified tanker to database with success');
    await page.reload();
    await untilStarted(page);
    expect(await rowNames(list())).toEqual([before[2], before[0], before[1], ...before.slice(3)]);
    expect(changes).toEqual(['PUT tanker/update']);
    expect(problems).toEqual([]);
  });

  it('are announced to a screen reader in French while they move', async () => {
    const { page } = await tests.administer('/edit-tankers', { language: 'fr' });
    const changes = watchChanges(page);
    await button(page, 'Réordonner').click();
    await untilFocused(button(page, 'Terminé'));
    const handle = listening(button(page, /^Déplacer : /).nth(1));
    const label = ((await handle.getAttribute('aria-label')) ?? '').replace(/\s/g, ' '); // without no-break spaces
    const name = label.replace('Déplacer : ', '');
    const count = await button(page, /^Déplacer : /).count();
    await handle.press('Space');
    await untilSpoken(page, `Élément saisi : ${name}. Position 2 sur ${count}.`);
    await page.keyboard.press('ArrowDown');
    await untilSpoken(page, `${name} est maintenant en position 3 sur ${count}.`);
    await page.keyboard.press('Space');
    await untilSpoken(page, `Élément déposé en position 3 sur ${count} : ${name}.`);
    const moved = button(page, label);
    await untilFocused(moved);
    await listening(moved).press('Space');
    await untilSpoken(page, `Élément saisi : ${name}. Position 3 sur ${count}.`);
    await page.keyboard.press('ArrowUp');
    await untilSpoken(page, `${name} est maintenant en position 2 sur ${count}.`);
    await page.keyboard.press('Escape');
    await untilSpoken(page, `Élément revenu en position 3 sur ${count} : ${name}.`);
    expect(changes).toEqual([]);
  });
});
