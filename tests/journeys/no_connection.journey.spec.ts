// needs: cases
import { test } from '@japa/runner'

import { Person } from '#tests/journeys/kit/person'
import { languagesOf } from '#tests/journeys/kit/words'

/** Each language works on a case of its own. */
const cases = { en: 'PH302-000016', zh: 'PH302-000014' } as const

async function openPatient(lang: 'en' | 'zh') {
  const person = await Person.arrive(lang, { expectErrors: /ERR_INTERNET_DISCONNECTED|fetch/ })
  await person.begin('entry')
  await person.openCase(cases[lang])
  await person.editPage('patient')
  await person.field('D.3').waitFor()
  return person
}

for (const lang of languagesOf(import.meta.url)) {
  test.group(`Without a connection (${lang})`, () => {
    test('nothing is lost: it is said in a sentence that can be answered, and saved once the server is there again', async ({
      assert,
    }) => {
      const person = await openPatient(lang)
      const { page, t } = person
      const text =
        lang === 'zh'
          ? '无法连接服务器，内容已保留'
          : 'Cannot reach the server. Your entries are kept.'
      await person.field('D.3').fill('64')
      await page.context().setOffline(true)
      await page.keyboard.press('Control+s')
      const alert = page.getByRole('alert').filter({ hasText: text })
      await alert.waitFor()
      assert.notInclude(await alert.innerText(), 'import')
      await person.look('no-connection-save')
      assert.equal(await person.field('D.3').inputValue(), '64')
      await page.context().setOffline(false)
      await alert.getByRole('button', { name: t('act.retry') }).click()
      await person.text('cases:edit.all_saved').waitFor()

      // Another screen: the one at hand stays.
      await page.context().setOffline(true)
      await person.button('cases:act.history').click()
      await alert.waitFor()
      assert.equal(await person.field('D.3').inputValue(), '64')
      await page.context().setOffline(false)
      await alert.getByRole('button', { name: t('act.retry') }).click()
      await page.waitForURL('**/history')
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })

    test('what a screen needs later is there beforehand', async () => {
      const person = await openPatient(lang)
      const { page } = person
      // The browser remembers 250 resources unless it is told otherwise.
      await page.addInitScript(() => performance.setResourceTimingBufferSize(5000))
      await page.reload()
      await person.settled()
      await page.waitForFunction(
        () =>
          ['revisions', 'causality', 'case_print'].every((name) =>
            performance
              .getEntriesByType('resource')
              .some(({ name: address }) => new RegExp(`/${name}-[^/]*\\.js$`).test(address))
          ),
        undefined,
        { polling: 200 }
      )
      // From now on no program comes.
      await page.route('**/*.js', (route) => route.abort('internetdisconnected'))
      await person.button('cases:act.history').click()
      await page.waitForURL('**/history')
      await page.locator('[data-revision][aria-current=true]').waitFor()
    })
  })

  test.group(`Leaving what is not saved (${lang})`, () => {
    test('there are three ways, each with a name of its own: save and leave, leave, stay', async ({
      assert,
    }) => {
      const person = await openPatient(lang)
      const { page, t } = person
      await person.field('D.4').fill('171')
      await person.button('cases:act.history').click()
      const dialog = page.getByRole('dialog', { name: t('shell.unsaved') })
      const names = await dialog.getByRole('button').allInnerTexts()
      const wanted =
        lang === 'zh' ? ['取消', '离开', '保存并离开'] : ['Cancel', 'Leave', 'Save and leave']
      assert.deepEqual(names, wanted)
      await person.look('unsaved-three-ways')
      await dialog.getByRole('button', { name: wanted[0], exact: true }).click()
      await dialog.waitFor({ state: 'detached' })
      assert.equal(await person.field('D.4').inputValue(), '171')
      await person.button('cases:act.history').click()
      await dialog.getByRole('button', { name: wanted[2], exact: true }).click()
      await page.waitForURL('**/history')
      await page.goBack()
      await page.reload()
      await person.field('D.4').waitFor()
      assert.equal(await person.field('D.4').inputValue(), '171')
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })
  })
}
