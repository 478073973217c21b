import { test } from '@japa/runner'

import { aReport } from '#tests/factories/a_report'
import { Person } from '#tests/journeys/kit/person'
import { languagesOf } from '#tests/journeys/kit/words'
import { Session } from '#tests/journeys/screens/session'

const password = 'Pharos302'

const of = async (person: Person, username: string) => {
  const session = await Session.by(person.page.context().request, { username, password })
  await session.enter('PH302', 0)
  return session
}

for (const lang of languagesOf(import.meta.url)) {
  test.group(`The quality check (${lang})`, () => {
    test('lists what is corrected there in words, which whoever has the case rates and others read', async ({
      assert,
    }) => {
      const [entry, quality] = await Promise.all([Person.arrive(lang), Person.arrive(lang)])
      const { t } = quality
      const enters = await of(entry, 'entry')
      const made = await enters.insist('post', '/api/cases', aReport())
      const { id } = made as { id: string }
      const page = `/api/case/${id}/pages/patient`
      const entered = { D_1: 'AB', D_5: '1' }
      await enters.insist('put', page, { baseRevision: 1, content: entered })

      await entry.begin('entry')
      await entry.page.goto(`/cases/${id}/tabs/quality`)
      await entry.text('process:quality.none_text').waitFor()
      await entry.look('quality-none')
      await enters.insist('post', `/api/cases/${id}/process/pass`, { seen: 1 })

      const checks = await of(quality, 'quality')
      await checks.insist('put', page, { baseRevision: 2, content: { D_1: 'AB', D_5: '2' } })
      await quality.begin('quality')
      await quality.page.goto(`/cases/${id}/pages/patient`)
      await quality.field('D.1').fill('ZQ')
      await quality.save().click()
      await quality.text('cases:edit.all_saved').waitFor()
      const menu = { name: t('process:bar.label'), exact: true }
      await quality.page.getByRole('button', menu).click()
      const title = { name: t('process:quality.title'), exact: true }
      await quality.page.getByRole('menuitem', title).click()
      await quality.page.waitForURL('**/tabs/quality')
      const [male, female] = lang === 'zh' ? ['男', '女'] : ['Male', 'Female']
      await quality.row(male, female).waitFor()
      const people = ['Tang Ke 唐可', 'Gu Ning 顾宁']
      const row = quality.row('D.1', 'AB', 'ZQ', ...people)
      const major = t('process:quality.severities.major')
      await row.getByRole('combobox').selectOption(major)
      await quality.page.getByText(`${major} 1`, { exact: true }).waitFor()
      await quality.look('quality-rate')

      await entry.page.reload()
      await entry.row('ZQ', major).waitFor()
      await entry.text('process:why.no_right_here').waitFor()
      assert.equal(await entry.row('ZQ').getByRole('combobox').count(), 0)
      await entry.look('quality-read')
      assert.deepEqual([...entry.faults, ...quality.faults], [], 'what axe-core calls serious')
    })
  })
}
