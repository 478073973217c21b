// needs: locking
import { test } from '@japa/runner'

import { aReport } from '#tests/factories/a_report'
import { Person } from '#tests/journeys/kit/person'
import { languagesOf } from '#tests/journeys/kit/words'
import { Session } from '#tests/journeys/screens/session'

/** A project in which nobody else of the journeys works. */
const [project, environment] = ['IG500', 0] as const

const sessionOf = async ({ page }: Person, username: string) => {
  const session = await Session.by(page.context().request, { username, password: 'Pharos302' })
  await session.enter(project, environment)
  return session
}

/** The project locks what has ended, and a case of whoever enters cases has. */
async function lockedCase(person: Person): Promise<{ id: string; caseNo: string }> {
  const manager = await sessionOf(person, 'cro_manager')
  const { version } = (await manager.insist('get', '/api/system/process')) as { version: number }
  const nodes = ['ENTRY', 'ARCHIVED'].map((key) => ({ key, afterReturn: 'resume' }))
  await manager.insist('put', '/api/system/process', { version, locksEnded: true, nodes })
  const entry = await sessionOf(person, 'cro_entry')
  const made = (await entry.insist('post', '/api/cases', aReport())) as {
    id: string
    caseNo: string
  }
  await entry.insist('post', `/api/cases/${made.id}/process/pass`, { seen: 1 })
  return made
}

for (const lang of languagesOf(import.meta.url)) {
  test.group(`A locked case (${lang})`, () => {
    test('is unlocked for whoever asked with a reason, by somebody else who names the node', async ({
      assert,
    }) => {
      const [entry, review] = await Promise.all([Person.arrive(lang), Person.arrive(lang)])
      const { id, caseNo } = await lockedCase(entry)
      const { page, t } = entry
      const reason = `${lang}: 4.r.5`
      await sessionOf(entry, 'cro_entry')
      await page.goto(`/cases/${id}`)
      await entry.button('locking:ask.act').click()
      const ask = page.getByRole('dialog')
      await ask.getByRole('textbox', { name: t('locking:reason') }).fill(reason)
      await entry.look('unlock-ask')
      await entry.button('locking:ask.send').click()
      await entry.text('locking:ask.sent', { caseNo }).waitFor()
      await entry.button('locking:waits').click()
      await entry.row(caseNo).click()
      await entry.text('locking:why.no_right').waitFor()
      await entry.look('unlock-own')
      await page.keyboard.press('Escape')

      await sessionOf(review, 'cro_review')
      await review.page.goto('/user_home/unlock_list')
      await review.look('unlock-list')
      await review.row(caseNo).click()
      const decide = review.page.getByRole('dialog')
      await review.button('locking:decide.approve').click()
      await decide.getByRole('alert').waitFor()
      await decide.getByLabel(t('locking:node')).selectOption('ENTRY')
      await review.look('unlock-decide')
      await review.button('locking:decide.approve').click()
      await review.text('locking:decide.approved', { caseNo }).waitFor()

      await page.goto(`/cases/${id}`)
      await page.getByRole('button', { name: t('process:act.pass'), exact: true }).waitFor()
      assert.equal(await entry.button('locking:ask.act').count(), 0)
      assert.deepEqual([...entry.faults, ...review.faults], [], 'what axe-core calls serious')
    })
  })
}
