// needs: cases
import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'

import { aReport } from '#tests/factories/a_report'
import { Person } from '#tests/journeys/kit/person'
import { languagesOf } from '#tests/journeys/kit/words'
import { Session } from '#tests/journeys/screens/session'

const ENTRY = { username: 'entry', password: 'Pharos302' }

/** A case with one event of which nothing is said yet. */
async function caseWithEvent(session: Session): Promise<{ id: string; caseNo: string }> {
  const made = await session.insist('post', '/api/cases', aReport())
  const { id } = made as { id: string }
  const content = { E_i: [{ id: randomUUID(), E_i_1_1a: 'rash' }] }
  await session.insist('put', `/api/case/${id}/pages/adverse_events`, { content, baseRevision: 1 })
  return made as { id: string; caseNo: string }
}

for (const lang of languagesOf(import.meta.url)) {
  test.group(`After a save (${lang})`, () => {
    test('strip, tree, title, list and the screens on the way back are true at once', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang)
      const { page, t } = person
      await person.begin('entry')
      const session = await Session.by(page.context().request, ENTRY)
      await session.enter('PH302', 0)
      const { id, caseNo } = await caseWithEvent(session)
      const strip = page.getByRole('heading', { name: caseNo, level: 1 }).locator('..')
      const says = async (word: string, revision: number) => {
        await strip.getByText(t(`cases:seriousness.${word}`)).waitFor()
        await strip.getByText(t('cases:strip.revision', { revision })).waitFor()
      }

      await page.goto(`/cases/${id}`)
      await says('unknown', 2)
      await person.editPage('adverse_events')
      await says('unknown', 2)
      const death = page.getByRole('checkbox', { name: /E\.i\.3\.2a$/ })
      await death.click()
      await page.keyboard.press('Control+s')
      await person.text('cases:edit.saved', { revision: 3 }).waitFor()
      await says('death', 3)
      assert.equal(await page.title(), `${caseNo} · Pharos`)
      const tree = page.getByRole('navigation', { name: t('cases:tree.label') })
      assert.equal(await tree.getByRole('img', { name: t('cases:edit.unsaved_mark') }).count(), 0)

      // What the browser kept of the screen before is not what the case says now.
      await page.goBack()
      await page.waitForURL(`**/cases/${id}`)
      await says('death', 3)
      await page.goForward()
      await page.waitForURL('**/pages/adverse_events')
      await says('death', 3)
      await page.waitForFunction(
        (element) => (element as HTMLInputElement | null)?.checked,
        await death.elementHandle()
      )

      await page
        .getByRole('navigation')
        .first()
        .getByRole('link', { name: t('cases:list.title') })
        .click()
      await person.row(caseNo, t('cases:seriousness.death')).waitFor()
    })
  })
}
