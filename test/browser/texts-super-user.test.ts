import { faultsOf } from '../support/browser/accessibility';
import { tokenOf } from '../support/browser/adminPages';
import { superUser } from '../support/site/site';
import { countCalls, edit, rowOf, TextTests, toast } from '../support/browser/textTests';

const tests = new TextTests();

describe('the super-user', () => {
  it('is the only one to add texts, to mark texts as HTML and to edit the texts of the super-user', async () => {
    const { page } = await tests.administer('/edit-resources/footer');
    await rowOf(page, 'copyright').waitFor();
    expect(await page.getByRole('button', { name: 'Add a text' }).count()).toBe(0);
    expect(await page.getByRole('checkbox').count()).toBe(0);
    await page.goto(tests.site.url('norcuve', '/edit-resources/super'));
    await page.getByText('Only the super-user can edit these texts.').waitFor();
    await page.goto(tests.site.url('norcuve', '/edit-resources'));
    await page.getByRole('link', { name: /^Home \d+ texts/ }).waitFor();
    expect(await page.getByRole('link', { name: /^Super-user/ }).count()).toBe(0);
  });

  it('adds a text, in both languages or not at all', async () => {
    const { page, problems } = await tests.administer('/edit-resources/footer', { account: superUser });
    const calls = countCalls(page);
    await page.getByRole('button', { name: 'Add a text' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a text to: Footer' });
    await dialog.getByLabel('Key').fill('Bad Key!');
    await dialog.getByLabel('English text').fill('Built to last');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('The text is required in both languages').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await dialog.getByText('Use only unaccented letters and digits').waitFor();
    expect(calls).toEqual([]);
    await dialog.getByLabel('Key').fill('motto');
    await dialog.getByLabel('French text').fill('Bâti pour durer');
    await dialog.getByRole('button', { name: 'Save' }).dblclick();
    await toast(page, 'Added text to database with success');
    await dialog.waitFor({ state: 'detached' });
    await rowOf(page, 'motto').getByText('Bâti pour durer').waitFor();
    expect(calls).toEqual(['POST /api/resource/saveMany']);
    expect(await tests.stored('footer', 'motto')).toHaveLength(2);
    expect(problems).toEqual([]);
  });

  it('marks a text as HTML, and as plain text again', async () => {
    const { page } = await tests.administer('/edit-resources/footer', { account: superUser });
    const flag = page.getByRole('checkbox', { name: 'copyright is HTML' });
    await flag.click();
    await toast(page, 'Modified text to database with success');
    expect((await tests.stored('footer', 'copyright')).map(({ isHtml }) => isHtml)).toEqual([true, true]);
    await flag.click();
    await toast(page, 'Modified text to database with success');
    expect((await tests.stored('footer', 'copyright')).map(({ isHtml }) => isHtml)).toEqual([false, false]);
  });

  it('adds a missing translation, which an administrator may not', async () => {
    const owner = await tests.administer('/edit-resources/navigation', { account: superUser });
    const [text] = (await tests.stored('navigation', 'careers')).filter(({ language }) => language === 'en');
    const token = (await tokenOf(owner.page)) ?? '';
    await fetch(`${tests.site.apiUrl}/api/resource/delete`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ id: text?.id }),
    });
    const { page } = await tests.administer('/edit-resources/navigation');
    await rowOf(page, 'careers').getByText('Missing translation').waitFor();
    await edit(page, 'careers');
    expect(await page.getByLabel('English text, careers').isEditable()).toBe(false);
    await page.getByText('Only the super-user can add the translation.').waitFor();
    await owner.page.reload();
    await edit(owner.page, 'careers');
    await owner.page.getByLabel('English text, careers').fill('Work with us');
    await owner.page.getByLabel('English text, careers').press('Enter');
    await toast(owner.page, 'Modified text to database with success');
    expect(await tests.stored('navigation', 'careers')).toHaveLength(2);
  });
});
