import { test } from '@japa/runner'

import { aReport } from '#tests/factories/a_report'
import { Person } from '#tests/journeys/kit/person'
import { languagesOf } from '#tests/journeys/kit/words'
import { Session } from '#tests/journeys/screens/session'
import { demoCompanies } from '#tests/invented/companies'

import { defaultDefinition } from '#plugins/process/definition/default_definition'

/** A case of the one who enters cases, whom nobody else has worked on. */
async function aCaseOf(person: Person): Promise<{ id: string; caseNo: string }> {
  const who = { username: 'entry', password: 'Pharos302' }
  const session = await Session.by(person.page.context().request, who)
  await session.enter('PH302', 0)
  return (await session.insist('post', '/api/cases', aReport())) as { id: string; caseNo: string }
}

for (const lang of languagesOf(import.meta.url)) {
  test.group(`A case on its way (${lang})`, () => {
    test('is submitted by one, claimed and returned with a reason by another, and submitted again', async ({
      assert,
    }) => {
      const [entry, quality] = await Promise.all([Person.arrive(lang), Person.arrive(lang)])
      const { id, caseNo } = await aCaseOf(entry)
      const { t } = entry
      const node = defaultDefinition.nodes[1]!.name[lang]
      const ask = async (person: Person, act: string) => {
        await person.page
          .getByRole('button', { name: t(`process:act.${act}`), exact: true })
          .click()
        return person.page.getByRole('dialog')
      }
      const settle = async (person: Person, act: string) =>
        person.page
          .getByRole('dialog')
          .getByRole('button', { name: t(`process:act.${act}`), exact: true })
          .click()

      await entry.begin('entry')
      await entry.page.goto('/user_home/home_process')
      // The latest stand last.
      const since = entry.page.getByRole('columnheader', { name: t('process:tasks.since') })
      for (const order of ['ascending', 'descending']) {
        await since.getByRole('button').click()
        await since.and(entry.page.locator(`[aria-sort=${order}]`)).waitFor()
      }
      await entry.row(caseNo).waitFor()
      await entry.look('tasks')
      await entry.page.goto(`/cases/${id}`)
      await ask(entry, 'pass')
      await entry.look('submit')
      await settle(entry, 'pass')
      await entry.text('process:done.pass', { caseNo, node }).waitFor()

      await quality.begin('quality')
      await quality.page.goto('/user_home/home_process')
      await quality.page.getByRole('button', { name: t('process:tasks.open') }).click()
      await quality.row(caseNo).getByRole('link').click()
      await quality.page.getByRole('heading', { name: caseNo }).waitFor()
      await quality.page.goto(`/cases/${id}`)
      await ask(quality, 'claim')
      await settle(quality, 'claim')
      await quality.text('process:done.claim', { caseNo }).waitFor()
      await quality.page.getByRole('button', { name: t('process:bar.label'), exact: true }).click()
      await quality.look('workflow')
      await quality.page
        .getByRole('menuitem', { name: t('process:act.return'), exact: true })
        .click()
      const why = lang === 'zh' ? '缺少剂量。' : 'The dose is missing.'
      await quality.page.getByLabel(t('process:dialog.reason')).fill(why)
      // What is asked names the node that is chosen.
      const way = quality.page.getByLabel(t('process:dialog.return_to'))
      const first = defaultDefinition.nodes[0]!.name[lang]
      for (const to of ['creator', 'ENTRY']) {
        await way.selectOption(to)
        const question = to === 'creator' ? 'return_to_creator' : 'return_to_node'
        await quality
          .text(`process:dialog.${question}`, { node: first, holder: 'Tang Ke 唐可' })
          .waitFor()
      }
      await quality.look('return')
      // The menu of a window that nobody touches says that something came back.
      await entry.page.goto('/user_home/home_process')
      const menu = entry.page.locator('[data-part=menu]')
      const badge = menu.getByRole('link', { name: t('process_server:plugin.tasks') }).locator('b')
      const before = Number(await badge.textContent())
      await settle(quality, 'return')
      await badge.filter({ hasText: new RegExp(`^${before + 1}$`) }).waitFor()

      await entry.page.goto(`/cases/${id}/pages/patient`)
      const returned = entry.page.getByText(t('process:strip.returned'), { exact: true })
      await returned.waitFor()
      assert.include((await returned.getAttribute('title'))!, why)
      await entry.look('returned')
      // From a page of the editor, too, once what was typed is saved; the case is then read, not edited.
      await entry.field('D.1').fill('AB')
      await entry.text('cases:edit.unsaved', { count: 1 }).waitFor()
      await entry.page.getByRole('button', { name: t('process:act.pass'), exact: true }).click()
      await entry.text('process:bar.unsaved').waitFor()
      await entry.save().click()
      await entry.text('cases:edit.all_saved').waitFor()
      await ask(entry, 'pass')
      await settle(entry, 'pass')
      await entry.page.waitForURL(`**/cases/${id}`)
      await entry.page.getByRole('button', { name: t('process:bar.label'), exact: true }).click()
      const claim = entry.page.getByRole('menuitem', { name: t('process:act.claim') })
      assert.include(await claim.textContent(), t('process:why.no_right_here'))
      await entry.page.getByRole('menuitem', { name: t('process:steps.title') }).click()
      await entry.text('process:steps.holder', { holder: 'Gu Ning 顾宁' }).first().waitFor()
      await entry.look('steps')
      await entry.page.goto('/user_home/board')
      await entry.page.getByRole('columnheader', { name: t('process:board.why_stuck') }).waitFor()
      await entry.look('board')
      await entry.page.goto('/center/case')
      await entry.row(caseNo).waitFor()
      await entry.look('list-with-standing')
      assert.deepEqual([...entry.faults, ...quality.faults], [], 'what axe-core calls serious')
    })
  })
}

test.group('The demonstration, on its way', () => {
  test('has a task at home for each who works at a node, with who did what before', async ({
    assert,
  }) => {
    for (const { key } of defaultDefinition.nodes.filter(({ kind }) => kind !== 'ended')) {
      const { username } = demoCompanies[0].users.find(({ role }) => role === key)!
      const person = await Person.arrive('zh')
      await person.begin(username, 'PH900', 1)
      await person.page.goto('/user_home/home_process')
      await person.page
        .getByRole('link', { name: /^PH900-/ })
        .first()
        .waitFor()
      await person.look(`home-of-${username}`)
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
      await person.page.close()
    }
  })

  test('has a board with cases at every step', async ({ assert }) => {
    const person = await Person.arrive('en')
    await person.begin('manager', 'PH900', 1)
    await person.page.goto('/user_home/board')
    await person.page.getByRole('heading', { name: person.t('process:board.title') }).waitFor()
    await person.settled()
    await person.look('board-of-demonstration')
    assert.deepEqual(person.faults, [], 'what axe-core calls serious')
  })
})
