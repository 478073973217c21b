import { test } from '@japa/runner'

import { demoTexts } from '#tests/coding/demo_release'
import { fullDictionary } from '#tests/invented/dictionary/full_dictionary'
import { medAsciiFiles } from '#tests/invented/dictionary/med_ascii_files'
import { leaveTheDemonstration, loadRelease, settleRelease } from '#tests/journeys/kit/dictionary'
import { Person } from '#tests/journeys/kit/person'
import { languagesOf } from '#tests/journeys/kit/words'

for (const lang of languagesOf(import.meta.url)) {
  test.group(`The medical dictionary (${lang})`, (group) => {
    group.teardown(leaveTheDemonstration)
    test('the platform loads a release, sees how far it is, approves, activates, retires and rolls back', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang)
      const { page, t } = person
      await person.signIn('platform')
      await page.waitForURL((url) => url.pathname !== '/login')
      // Large enough to be seen while it is loaded; each language loads its own.
      const files = medAsciiFiles(fullDictionary('92.0'), lang)
      const texts = Object.fromEntries(files.map(({ name, text }) => [name, text]))
      await loadRelease(person, 'release.zip', texts)
      await page.getByRole('progressbar', { name: t('coding:loads.progress') }).waitFor()
      await person.look('dictionary-loading')
      await person.text('coding:loads.done').waitFor()
      await person.look('dictionary-loaded')
      await person.link(t('coding:loads.open_release')).click()
      await page.getByText('82,400').first().waitFor()
      await person.look('dictionary-release')
      await settleRelease(person, 'approve')
      await settleRelease(person, 'activate')
      await settleRelease(person, 'retire')
      await settleRelease(person, 'roll_back')
      await page.getByText(lang === 'zh' ? '已启用' : 'Active', { exact: true }).waitFor()
      assert.equal(await person.button('coding:releases.acts.discard.act').count(), 0)
      await page.goto('/admin/dictionary/release')
      await person.row('92.0', 'release.zip').waitFor()
      await person.look('dictionary-releases')
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })

    test('a damaged one is refused: file, line and sentence, on the screen and as a file', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang)
      const { page } = person
      await person.signIn('platform')
      await page.waitForURL((url) => url.pathname !== '/login')
      const texts = demoTexts('90.0', lang)
      texts['llt.asc'] = texts['llt.asc']!.replace('$90100002$', '$90109999$')
      texts['pt.asc'] = texts['pt.asc']!.replace('90100001', '9010000')
      await loadRelease(person, 'damaged.zip', texts)
      await person.text('coding:loads.refused').waitFor()
      await person.row('llt.asc', '90109999').waitFor()
      await person.row('pt.asc', '1', '9010000').waitFor()
      await person.look('dictionary-refused')
      const saving = page.waitForEvent('download')
      await person.button('admin.export').click()
      assert.equal((await saving).suggestedFilename(), 'damaged.zip.csv')
      await page.goto('/admin/dictionary/load')
      await person.row('damaged.zip').waitFor()
      await person.look('dictionary-loads')
      await page.goto('/admin/dictionary/release')
      await person.row('91.1').waitFor()
      assert.equal(await page.getByText('damaged.zip').count(), 0)
      await loadRelease(person, 'again.zip', demoTexts('91.1', lang))
      await page.getByText(lang === 'zh' ? '已加载，未作任何更改' : 'is already loaded').waitFor()
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })
  })
}
