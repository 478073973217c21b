// needs: cases
import { test } from '@japa/runner'

import { Person } from '#tests/journeys/kit/person'
import { languagesOf } from '#tests/journeys/kit/words'
import { until } from '#tests/until'

/** Each language works on a case of its own. */
const cases = { en: 'PH302-000007', zh: 'PH302-000008' } as const
const others = { en: 'PH302-000009', zh: 'PH302-000010' } as const

/**
 * Waits until this browser has kept typing after a moment.
 * @returns when it did so
 */
const untilDraftIsKept = (person: Person, since = 0) =>
  until('typing that is kept', async () => {
    const at = await draftAt(person)
    return at !== undefined && at > since ? at : undefined
  })

/** When this browser kept typing; undefined when it keeps none. */
const draftAt = (person: Person) =>
  person.page.evaluate(async () => {
    // To open it before the product has would make it without its store.
    const isThere = (await indexedDB.databases()).some(({ name }) => name === 'pharos')
    if (!isThere) return undefined
    const opened = indexedDB.open('pharos')
    await new Promise((done) => (opened.onsuccess = done))
    const drafts = opened.result.transaction('drafts').objectStore('drafts')
    const [keys, values] = [drafts.getAllKeys(), drafts.getAll()]
    await new Promise((done) => (values.onsuccess = done))
    opened.result.close()
    // Which cases were seen last is kept beside it.
    const at = keys.result.findIndex((key) => !String(key).startsWith('recent cases'))
    return (values.result as { at: number }[])[at]?.at
  })

/** Keeps it as it was kept when pages were named by their codes. */
const nameByCode = (person: Person) =>
  person.page.evaluate(async () => {
    const opened = indexedDB.open('pharos')
    await new Promise((done) => (opened.onsuccess = done))
    const drafts = opened.result.transaction('drafts', 'readwrite').objectStore('drafts')
    const [keys, values] = [drafts.getAllKeys(), drafts.getAll()]
    await new Promise((done) => (values.onsuccess = done))
    const at = keys.result.findIndex((key) => !String(key).startsWith('recent cases'))
    const name = String(keys.result[at])
    drafts.delete(name)
    const put = drafts.put(values.result[at], name.replace(/ patient$/, ' dm'))
    await new Promise((done) => (put.onsuccess = done))
    opened.result.close()
  })

for (const lang of languagesOf(import.meta.url)) {
  test.group(`Unsaved typing (${lang})`, () => {
    test('survives a closed window and a lost session, for nobody but who typed it', async ({
      assert,
    }) => {
      let person = await Person.arrive(lang)
      await person.begin('entry')
      await person.openCase(cases[lang])
      await person.editPage('patient')
      await person.field('D.1').fill('KEPT')
      const kept = await untilDraftIsKept(person)
      await person.field('D.3').fill('77')
      await untilDraftIsKept(person, kept)
      await nameByCode(person)
      const address = person.page.url()

      const enter = async (username: string) => {
        person = await person.reopen()
        await person.page.context().clearCookies()
        await person.begin(username)
        await person.page.goto(address)
        await person.field('D.1').waitFor()
        await person.settled()
      }
      await enter('manager')
      assert.notEqual(await person.field('D.1').inputValue(), 'KEPT')
      assert.equal(await person.button('cases:edit.unsaved_typing_restore').count(), 0)

      await enter('entry')
      assert.notEqual(await person.field('D.1').inputValue(), 'KEPT')
      const restore = person.button('cases:edit.unsaved_typing_restore')
      await restore.waitFor()
      await person.look('unsaved-typing')
      await restore.click()
      assert.equal(await person.field('D.1').inputValue(), 'KEPT')
      assert.equal(await person.field('D.3').inputValue(), '77')
      await person.page.keyboard.press('Control+s')
      await person.text('cases:edit.all_saved').waitFor()
      await person.page.reload()
      await person.field('D.1').waitFor()
      assert.equal(await person.field('D.1').inputValue(), 'KEPT')
      await until('nothing that is kept', async () => (await draftAt(person)) === undefined)
      assert.equal(await restore.count(), 0)
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })

    test('is kept also when the server did not answer while it was typed', async ({ assert }) => {
      const key = '**/api/user/draft-key'
      const isKey = (answer: { url(): string }) => /draft-key/.test(answer.url())
      let person = await Person.arrive(lang, { expectErrors: /503/ })
      await person.begin('entry')
      await person.page.route(key, (route) => route.fulfill({ status: 503, json: {} }))
      await person.openCase(others[lang])
      await person.editPage('patient')
      const refused = person.page.waitForResponse((answer) => !answer.ok() && isKey(answer))
      await person.field('D.1').fill('TYPED')
      await refused
      await person.page.unroute(key)
      await untilDraftIsKept(person)
      const address = person.page.url()

      person = await person.reopen()
      await person.page.goto(address)
      await person.button('cases:edit.unsaved_typing_restore').click()
      assert.equal(await person.field('D.1').inputValue(), 'TYPED')
    })
  })
}
