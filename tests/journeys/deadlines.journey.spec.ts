// needs: deadlines
import { test } from '@japa/runner'

import { today } from '#kernel/fields/today'
import { aReport } from '#tests/factories/a_report'
import { Person } from '#tests/journeys/kit/person'
import { languagesOf } from '#tests/journeys/kit/words'
import { Session } from '#tests/journeys/screens/session'

import { addDays } from '#plugins/deadlines/contract/days'

const now = today({ timeZone: 'Asia/Shanghai' })
const [first, earlier] = [addDays(now, -4), addDays(now, -25)]
const none = { nullFlavor: 'NI' }

/** A case of a trial with a reaction that brought somebody to hospital, unexpected and related. */
async function aSusar(person: Person): Promise<{ id: string; caseNo: string }> {
  const who = { username: 'entry', password: 'Pharos302' }
  const session = await Session.by(person.page.context().request, who)
  await session.enter('PH302', 0)
  const [event, drug] = [crypto.randomUUID(), crypto.randomUUID()]
  const criteria = {
    E_i_3_2a: none,
    E_i_3_2c: true,
    E_i_3_2d: none,
    E_i_3_2e: none,
    E_i_3_2f: none,
  }
  const report = aReport({
    ...{ C_1_3: '2', C_1_4: first, C_1_5: first, C_1_CN_2: '11' },
    E_i: [{ id: event, E_i_1_1a: '演示药物性肝损伤', E_i_1_1b: 'zho', E_i_9: 'CN', ...criteria }],
    G_k: [
      {
        ...{ id: drug, G_k_1: '1', G_k_2_2: 'Demoprazole' },
        G_k_9_i: [
          {
            ...{ id: crypto.randomUUID(), G_k_9_i_1: event, G_k_9_i_CN_1: '1' },
            G_k_9_i_2_r: [{ id: crypto.randomUUID(), G_k_9_i_2_r_CN_2: '3' }],
          },
        ],
      },
    ],
  } as never)
  return (await session.insist('post', '/api/cases', report)) as { id: string; caseNo: string }
}

for (const lang of languagesOf(import.meta.url)) {
  test.group(`When a case is due (${lang})`, () => {
    test('is told on top of it and explained, changes while somebody types, and is found overdue once the receipt is corrected', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang)
      const { id, caseNo } = await aSusar(person)
      const { page, t } = person
      await person.begin('entry')
      await page.goto(`/cases/${id}/pages/adverse_events`)
      const due = (day: string) => page.getByRole('button', { name: day })
      await due(addDays(first, 15)).waitFor()
      await page.keyboard.press('Alt+w')
      const panel = page.getByRole('complementary', { name: t('deadlines:why_of', { caseNo }) })
      await panel.getByText(t('deadlines:near_miss.open')).waitFor()
      await panel.getByText('CN-TRIAL-7', { exact: true }).waitFor()
      await panel.getByText(t('deadlines:rule.verified')).waitFor()
      await person.look('due-why')

      // What is typed is counted at once, and nothing of it is saved.
      await page.locator('[data-path$="E_i_3_2b"]').getByRole('checkbox').check()
      await due(addDays(first, 7)).waitFor()
      await panel.getByText(t('deadlines:rule.version', { id: 'CN-TRIAL-7', version: 1 })).waitFor()
      await person.look('due-typed')
      await page.keyboard.press('Escape')
      await panel.waitFor({ state: 'detached' })

      await page.goto(`/cases/${id}/pages/case_identification`)
      await person.field('C.1.4').fill(earlier)
      await person.save().click()
      await person.text('cases:edit.all_saved').waitFor()
      await due(addDays(earlier, 15)).click()
      await panel.getByText(t('deadlines:changes.title'), { exact: true }).waitFor()
      await panel.getByText(addDays(first, 15)).waitFor()
      await person.look('due-corrected')

      // To a later day it is corrected for a reason alone, and what was missed stays.
      await person.field('C.1.4').fill(first)
      await person.save().click()
      const why = page.getByRole('dialog')
      await why.getByText(t('cases:edit.reason_title')).waitFor()
      await person.look('due-reason')
      await why.getByRole('textbox').fill('Postmark 邮戳')
      await why.getByRole('button', { name: t('cases:edit.save') }).click()
      await person.text('cases:edit.all_saved').waitFor()
      const missed = { day: addDays(earlier, 15), rule: 'CN-TRIAL-15' }
      const destination = t('deadlines:destination.CN_1')
      await panel.getByText(t('deadlines:sentence.missed', { ...missed, destination })).waitFor()
      await person.look('due-missed')
      await person.field('C.1.4').fill(earlier)
      await person.save().click()
      await person.text('cases:edit.all_saved').waitFor()

      await page.goto('/center/case?deadline=overdue')
      await person.row(caseNo).getByText(addDays(earlier, 15)).waitFor()
      await person.look('due-list')
      await person
        .row(caseNo)
        .getByRole('button', { name: t('deadlines:why_of', { caseNo }) })
        .click()
      await panel.waitFor()
      await page.keyboard.press('Escape')

      await page.goto('/user_home')
      await page.getByRole('link', { name: caseNo }).first().waitFor()
      await person.look('due-home')
      assert.deepEqual([...person.faults], [], 'what axe-core calls serious')
    })
  })
}
