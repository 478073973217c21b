import { test } from '@japa/runner'

import { aReport } from '#tests/factories/a_report'
import { Person } from '#tests/journeys/kit/person'
import { languagesOf } from '#tests/journeys/kit/words'
import { Session } from '#tests/journeys/screens/session'

import { defaultDefinition } from '#plugins/process/definition/default_definition'

interface Made {
  readonly id: string
  readonly caseNo: string
}

/** Somebody of the demonstration, in PH302. */
async function sessionOf(person: Person, username: string): Promise<Session> {
  const who = { username, password: 'Pharos302' }
  const session = await Session.by(person.page.context().request, who)
  await session.enter('PH302', 0)
  return session
}

for (const lang of languagesOf(import.meta.url)) {
  test.group(`A case from desk to desk (${lang})`, () => {
    const nodeOf = (key: string) => defaultDefinition.nodes.find((node) => node.key === key)!
    const reason =
      lang === 'zh' ? '首次用药日期待核实。' : 'The date of the first dose is to be checked.'

    /** Asks for an act in the menu of the workflow or at its button, and settles it. */
    async function act(person: Person, name: string, isInMenu: boolean, why?: string) {
      const { page, t } = person
      const label = t(`process:act.${name}`)
      if (isInMenu) {
        await page.getByRole('button', { name: t('process:bar.label'), exact: true }).click()
        await page.getByRole('menuitem', { name: label, exact: true }).click()
      } else await page.getByRole('button', { name: label, exact: true }).click()
      const dialog = page.getByRole('dialog')
      if (why) await dialog.getByLabel(t('process:dialog.reason')).fill(why)
      await dialog.getByRole('button', { name: label, exact: true }).click()
    }

    /** Finds a case among those that one may claim, claims it and submits it. */
    async function workOn(person: Person, { id, caseNo }: Made, next: string) {
      const { page, t } = person
      await page.goto('/user_home/home_process')
      await page.getByRole('button', { name: t('process:tasks.open') }).click()
      await person.row(caseNo).waitFor()
      await page.goto(`/cases/${id}`)
      await act(person, 'claim', false)
      await person.text('process:done.claim', { caseNo }).waitFor()
      await act(person, 'pass', false)
      const node = nodeOf(next).name[lang]
      await person.text('process:done.pass', { caseNo, node }).waitFor()
    }

    test('is worked on by five people, each at a step of theirs, until its workflow has ended', async ({
      assert,
    }) => {
      const [entry, quality, medical, review, archive] = await Promise.all(
        Array.from({ length: 5 }, () => Person.arrive(lang))
      )
      const { t } = entry!
      const made = (await (
        await sessionOf(entry!, 'entry')
      ).insist('post', '/api/cases', aReport())) as Made
      const { id, caseNo } = made
      await entry!.begin('entry')
      await entry!.page.goto(`/cases/${id}`)
      await act(entry!, 'pass', false)
      const node = nodeOf('QUALITY').name[lang]
      await entry!.text('process:done.pass', { caseNo, node }).waitFor()
      // Too early: work has not begun there yet.
      await act(entry!, 'recall', true, reason)
      const back = nodeOf('ENTRY').name[lang]
      await entry!.text('process:done.recall', { caseNo, node: back }).waitFor()
      await act(entry!, 'pass', false)

      await quality!.begin('quality')
      await workOn(quality!, made, 'EVALUATION')

      await medical!.begin('medical')
      await medical!.page.goto('/user_home/home_process')
      await medical!.page.getByRole('button', { name: t('process:tasks.open') }).click()
      await medical!.row(caseNo).getByRole('link').click()
      await medical!.page.waitForURL(`**/cases/${id}**`)
      await workOn(medical!, made, 'REVIEW')

      await review!.begin('review')
      await workOn(review!, made, 'ARCHIVE')
      await archive!.begin('archive')
      await workOn(archive!, made, 'SUBMISSION')
      // The others sign in with the cookies of this page, which asks nothing meanwhile.
      await archive!.page.goto('about:blank')
      for (const username of ['submission', 'customer']) {
        const session = await sessionOf(archive!, username)
        for (const name of ['claim', 'pass']) {
          const way = (await session.insist('get', `/api/cases/${id}/process`)) as {
            steps: { seq: number }[]
          }
          await session.insist('post', `/api/cases/${id}/process/${name}`, {
            seen: way.steps.at(-1)!.seq,
          })
        }
      }
      await entry!.page.goto(`/cases/${id}`)
      await entry!.page.getByRole('button', { name: t('process:bar.label'), exact: true }).click()
      await entry!.page.getByRole('menuitem', { name: t('process:steps.title') }).click()
      await entry!.text('process:steps.ended').waitFor()
      await entry!.look('whole_way')
      const faults = [entry!, quality!, medical!, review!, archive!].flatMap((one) => one.faults)
      assert.deepEqual(faults, [], 'what axe-core calls serious')
    })

    test('is one of many that the manager gives to another, deletes and restores from the board', async ({
      assert,
    }) => {
      const manager = await Person.arrive(lang)
      const { page, t } = manager
      const session = await sessionOf(manager, 'entry')
      const made: Made[] = []
      for (let n = 0; n < 3; n++)
        made.push((await session.insist('post', '/api/cases', aReport())) as Made)
      await manager.begin('manager')
      await page.goto('/user_home/board')
      const entry = nodeOf('ENTRY').name[lang]
      await page.getByRole('button', { name: entry }).first().click()
      await manager.look('board')
      await page.getByRole('combobox', { name: t('table.page_size') }).click()
      await page.getByRole('option', { name: /100/ }).click()
      for (const { caseNo } of made) await manager.row(caseNo).getByRole('checkbox').check()
      const many = async (name: string, inDialog: () => Promise<void>) => {
        const label = t(`process:many.act.${name}`)
        await page.getByRole('button', { name: label, exact: true }).click()
        await inDialog()
        const dialog = page.getByRole('dialog')
        await dialog.getByRole('button', { name: label, exact: true }).click()
        await dialog.getByText(t('process:many.result', { done: 3, refused: 0 })).waitFor()
        await manager.look(`many_${name}`)
        await dialog.getByRole('button', { name: t('process:many.close') }).click()
      }
      await many('transfer', async () => {
        const dialog = page.getByRole('dialog')
        await dialog.getByRole('checkbox', { name: /Lin Xia/ }).check()
        await dialog.getByLabel(t('process:many.reason')).fill(reason)
      })
      for (const { caseNo } of made) await manager.row(caseNo, 'Lin Xia').waitFor()
      for (const { caseNo } of made) await manager.row(caseNo).getByRole('checkbox').check()
      await many('delete', () =>
        page.getByRole('dialog').getByLabel(t('process:many.reason')).fill(reason)
      )
      await page.goto('/user_home/home_process')
      await page.getByRole('button', { name: t('process:tasks.deleted') }).click()
      for (const { caseNo } of made) await manager.row(caseNo).getByRole('checkbox').check()
      await many('restore', () =>
        page.getByRole('dialog').getByLabel(t('process:many.reason')).fill(reason)
      )
      await page.getByRole('button', { name: t('process:tasks.mine') }).click()
      for (const { caseNo } of made) await manager.row(caseNo, entry).waitFor()
      await manager.look('restored')
      assert.deepEqual(manager.faults, [], 'what axe-core calls serious')
    })
  })
}
