// needs: locking, queries
import { test } from '@japa/runner'

import { aReport } from '#tests/factories/a_report'
import { Person } from '#tests/journeys/kit/person'
import { languagesOf } from '#tests/journeys/kit/words'
import { Session } from '#tests/journeys/screens/session'

interface Made {
  readonly id: string
  readonly caseNo: string
}

/** Somebody of the demonstration who acts by calls, in a window that nobody looks at. */
async function behind(lang: Person['lang'], username: string, project = 'PH302') {
  const { page } = await Person.arrive(lang)
  const session = await Session.by(page.context().request, { username, password: 'Pharos302' })
  await session.enter(project, 0)
  return session
}

/** Comes back to the window, as somebody does who was elsewhere. */
const comeBack = ({ page }: Person) => page.evaluate(() => window.dispatchEvent(new Event('focus')))

const readOnlyOf = (person: Person, element: string) =>
  person.field(element).evaluate((box) => (box as HTMLInputElement).readOnly)

const barOf = ({ page, t }: Person, why: string) =>
  page.getByRole('status').filter({ hasText: t('cases:edit.read_only', { why }) })

for (const lang of languagesOf(import.meta.url)) {
  test.group(`A case that one may only read (${lang})`, () => {
    test('says why in the words of the refusal, is walked through by key, and becomes editable at the task of one', async ({
      assert,
    }) => {
      const [entry, quality] = await Promise.all(
        ['entry', 'quality'].map((name) => behind(lang, name))
      )
      const { id, caseNo } = (await entry!.insist('post', '/api/cases', aReport())) as Made
      const process = (who: Session, act: string, body: object) =>
        who.insist('post', `/api/cases/${id}/process/${act}`, body)
      await process(entry!, 'pass', { seen: 1 })
      await process(quality!, 'claim', { seen: 2 })

      const medical = await Person.arrive(lang)
      const { page, t } = medical
      await medical.begin('medical')
      await medical.edit(caseNo, 'patient')
      const why = lang === 'zh' ? '该角色无编辑权限' : 'Your role has no edit permission'
      await barOf(medical, why).waitFor()
      assert.isTrue(await readOnlyOf(medical, 'D.1'))
      assert.isTrue(await medical.save().isDisabled())
      assert.match((await medical.save().getAttribute('title')) ?? '', new RegExp(why))
      assert.equal(await page.locator('#work [data-add]').count(), 0, 'no row is added')

      await medical.field('D.1').focus()
      await page.keyboard.type('Z')
      assert.notInclude(await medical.field('D.1').inputValue(), 'Z')
      await page.keyboard.press('Control+s')
      await page.getByRole('alert').or(barOf(medical, why)).first().waitFor()
      await page.keyboard.press('Alt+q')
      await page.getByRole('dialog').getByLabel(t('queries:place')).waitFor()
      await page.keyboard.press('Escape')
      await medical.look('read-only-foreign')

      await process(quality!, 'pass', { seen: 3 })
      await comeBack(medical)
      await barOf(medical, why).waitFor({ state: 'detached' })
      assert.isFalse(await readOnlyOf(medical, 'D.1'))
      await medical.field('D.1').fill('RO')
      await page.getByRole('button', { name: t('process:act.claim'), exact: true }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: t('process:act.claim'), exact: true }).click()
      await dialog.waitFor({ state: 'detached' })
      await page.getByRole('button', { name: t('process:act.pass'), exact: true }).waitFor()
      assert.equal(await medical.field('D.1').inputValue(), 'RO', 'what was typed is still there')

      const manager = await behind(lang, 'manager')
      const back = { to: 'creator', reason: 'The dose is missing.' }
      await process(manager, 'withdraw', { seen: 5, ...back })
      await medical.save().click()
      await barOf(medical, why).waitFor()
      await medical.text('cases:edit.typed_is_left').waitFor()
      assert.equal(await medical.field('D.1').inputValue(), 'RO')
      assert.isTrue(await readOnlyOf(medical, 'D.1'))
      await medical.look('read-only-typed')
      await medical.button('cases:edit.discard').click()
      assert.deepEqual(medical.faults, [], 'what axe-core calls serious')
    })

    test('is asked to be unlocked where it is locked, and is edited once it is', async ({
      assert,
    }) => {
      const manager = await behind(lang, 'cro_manager', 'IG500')
      const { version } = (await manager.insist('get', '/api/system/process')) as {
        version: number
      }
      const nodes = ['ENTRY', 'ARCHIVED'].map((key) => ({ key, afterReturn: 'resume' }))
      await manager.insist('put', '/api/system/process', { version, locksEnded: true, nodes })
      const calls = await behind(lang, 'cro_entry', 'IG500')
      const { id, caseNo } = (await calls.insist('post', '/api/cases', aReport())) as Made
      await calls.insist('post', `/api/cases/${id}/process/pass`, { seen: 1 })

      const entry = await Person.arrive(lang)
      const { page, t } = entry
      await entry.begin('cro_entry', 'IG500')
      await entry.edit(caseNo, 'patient')
      const locked =
        lang === 'zh' ? '案例已锁定，不能操作' : 'The case is locked and cannot be changed.'
      const bar = barOf(entry, locked)
      await bar.waitFor()
      assert.isTrue(await readOnlyOf(entry, 'D.1'))
      await entry.look('read-only-locked')
      await bar.getByRole('button', { name: t('locking:ask.act') }).click()
      const ask = page.getByRole('dialog')
      await ask.getByRole('textbox', { name: t('locking:reason') }).fill('4.r.5')
      await entry.button('locking:ask.send').click()
      await bar.getByRole('button', { name: t('locking:waits') }).waitFor()

      const review = await behind(lang, 'cro_review', 'IG500')
      const { rows } = (await review.insist('get', `/api/unlock/task?caseNo=${caseNo}`)) as {
        rows: { id: string }[]
      }
      const approved = { unlockRequestId: rows[0]!.id, act: 'approve', node: 'ENTRY' }
      await review.insist('put', '/api/unlock/task', approved)
      await comeBack(entry)
      await bar.waitFor({ state: 'detached' })
      await entry.field('D.1').fill('UN')
      await entry.save().click()
      await entry.text('cases:edit.all_saved').first().waitFor()
      assert.deepEqual(entry.faults, [], 'what axe-core calls serious')
    })
  })
}
