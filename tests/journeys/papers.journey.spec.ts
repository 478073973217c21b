// needs: cases, e2b, papers
import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'

import { textOfPdf } from '#plugins/papers/tests/read_back'
import { makeMessage, reportContent } from '#tests/factories/make_message'
import { importFile } from '#tests/journeys/kit/import_file'
import { Person } from '#tests/journeys/kit/person'
import { languagesOf } from '#tests/journeys/kit/words'

for (const lang of languagesOf(import.meta.url)) {
  test.group(`Papers of a case (${lang})`, () => {
    test('a form is seen beside the case, a box leads to its elements, and it is downloaded', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang, { viewport: { width: 1680, height: 1000 } })
      const { page, t } = person
      const content = reportContent({
        C_1_1: `XX-PAPER-${lang}`,
        C_1_8_1: `XX-PAPER-${lang}`,
        D_1: `P-${lang}`,
        H_1: '患者𠮷 took demopril.',
      })
      const file = { name: 'paper.xml', mimeType: 'text/xml', buffer: makeMessage(content) }
      await person.begin('manager', 'PH900')
      const caseNo = await importFile(person, file, 'new')
      await page.keyboard.press('Escape')
      await person.openCase(caseNo)
      const address = page.url().replace(/\/cases\/([0-9a-f-]{36}).*$/, '/cases/$1/tabs/papers')
      await page.goto(address)
      const sheet = page.getByRole('group', { name: t('papers:page', { page: 1, pages: 1 }) })
      await sheet.waitFor()
      await sheet.getByText(`P-${lang}`).first().waitFor()
      await page.getByText('[U+20BB7]').first().waitFor()
      await sheet.getByRole('button', { name: t('papers:box', { key: '2a' }) }).click()
      await page.getByRole('link', { name: /^D\.2\.2a/ }).waitFor()
      await person.look('papers-cioms')
      const act = page.getByRole('button', { name: t('papers:pdf') })
      const [download] = await Promise.all([page.waitForEvent('download'), act.click()])
      assert.match(download.suggestedFilename(), /_cioms_(zh|en)\.pdf$/)
      assert.include(await textOfPdf(readFileSync(await download.path())), `P-${lang}`)
    }).timeout(60_000)
  })
}
