// needs: cases, e2b, papers, reports
import { readFileSync } from 'node:fs'

import { test } from '@japa/runner'

import { ZIP_LIMITS } from '#kernel/files/checks/zip_limits'
import { readZip } from '#kernel/files/read_zip'
import { textOfPdf } from '#plugins/papers/tests/read_back'
import { Person } from '#tests/journeys/kit/person'
import { languagesOf } from '#tests/journeys/kit/words'

const LIMITS = { ...ZIP_LIMITS, ratio: 10_000 }
const CASES = 10

for (const lang of languagesOf(import.meta.url)) {
  test.group(`Papers of many cases (${lang})`, () => {
    test('ten cases are selected in the list and printed, and the archive is downloaded and read', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang, { viewport: { width: 1920, height: 1000 } })
      const { page, t } = person
      const print = page.getByRole('button', { name: t('papers:many.act'), exact: true })
      await person.begin('review')
      const list = page.getByRole('region', { name: t('cases:list.title') })
      await list.locator('table:not([aria-busy=true]) a').first().waitFor()
      const numbers: string[] = []
      for (let at = 1; at <= CASES; at++) {
        const row = list.getByRole('row').nth(at)
        numbers.push((await row.getByRole('link').first().textContent())!.trim())
        await row.getByRole('checkbox').check()
      }
      await person.text('cases:list.selected', { count: CASES }).waitFor()
      await person.look('paper-runs-selected')
      await print.click()
      const asking = page.getByRole('dialog', {
        name: t('papers:many.start_title', { count: CASES }),
      })
      await asking.getByRole('combobox').first().waitFor()
      await person.look('paper-runs-asked')
      await asking.getByRole('button', { name: t('papers:many.start') }).click()
      const prepared = page.getByRole('dialog', { name: t('papers:many.title') })
      const card = prepared
        .getByRole('group')
        .filter({ hasText: t(`papers:languages.${lang}`) })
        .first()
      await card.getByText(t('papers:many.done', { done: CASES, total: CASES })).waitFor()
      const act = card.getByRole('link', { name: t('papers:many.download') })
      await act.waitFor()
      await person.look('paper-runs-prepared')
      await page.setViewportSize({ width: 1280, height: 800 })
      await person.look('paper-runs-prepared-1280')
      const [download] = await Promise.all([page.waitForEvent('download'), act.click()])
      assert.equal(download.suggestedFilename(), `cioms_${lang}_${CASES}.zip`)
      const names: string[] = []
      for await (const { name, read } of readZip(readFileSync(await download.path()), LIMITS)) {
        const caseNo = numbers[names.length]!
        assert.isTrue(name.startsWith(`${caseNo}_v`), name)
        assert.isTrue(name.endsWith(`_cioms_${lang}.pdf`), name)
        assert.include(await textOfPdf(await read()), caseNo)
        names.push(name)
      }
      assert.lengthOf(names, CASES)
      await prepared.getByRole('button', { name: t('act.close') }).click()
      await person.button('e2b:exports.act').click()
      const exporting = page.getByRole('dialog')
      const perMessage = exporting.getByRole('combobox', { name: t('e2b:exports.per_message') })
      await perMessage.selectOption('50')
      await person.look('paper-runs-e2b')
      await page.goto('/report/report_preview')
      await print.click()
      await page.getByRole('dialog').getByRole('combobox').first().waitFor()
      await person.look('paper-runs-preview')
      assert.deepEqual(person.faults, [])
    })
  })
}
