// needs: trail
import { readFile } from 'node:fs/promises'

import { test } from '@japa/runner'

import { Person } from '#tests/journeys/kit/person'
import { languagesOf } from '#tests/journeys/kit/words'

const caseNo = 'PH302-000002'

for (const lang of languagesOf(import.meta.url)) {
  test.group(`The trail of a project (${lang})`, () => {
    test('is read by what was done to cases, to queries and else, narrowed, and saved as a file', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang)
      const { page, t } = person
      await person.begin('manager')
      await page.goto('/json/audit')
      const rows = page.getByRole('row').filter({ has: page.getByRole('cell') })
      await rows.first().waitFor()
      await page.getByRole('searchbox', { name: t('trail:case') }).fill(caseNo)
      await rows.filter({ hasText: caseNo }).first().waitFor()
      await rows.filter({ hasNotText: caseNo }).first().waitFor({ state: 'detached' })
      await person.row(caseNo, t('cases:acts.case_created')).waitFor()
      await person.look('trail-audit')
      const until = page.getByRole('searchbox', { name: t('trail:to') })
      await until.fill('2001-01')
      await person.text('trail:enter_day').waitFor()
      await until.fill('2001-01-01')
      await person.text('trail:none_found').waitFor()
      await until.fill('')
      await page.getByRole('searchbox', { name: t('trail:element') }).fill('C.1.5')
      await person.row(caseNo).waitFor()
      await page.getByRole('searchbox', { name: t('trail:element') }).fill('')

      await person.button('trail:download').click()
      const coming = page.waitForEvent('download')
      await page.getByRole('menuitem', { name: 'CSV' }).click()
      const download = await coming
      assert.include(await readFile(await download.path(), 'utf8'), caseNo)

      await page.goto('/json/query')
      await person.row(t('trail:acts.query_sent')).waitFor()
      await person.look('trail-query')

      await page.goto('/json/operation')
      await person.row(t('trail:acts.trail_file_downloaded')).waitFor()
      await person.look('trail-operation')
      await person.button('trail:part.sign_in').click()
      await person.row(t('trail:acts.user_signed_in')).waitFor()
      await person.look('trail-sign-ins')
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })
  })
}
