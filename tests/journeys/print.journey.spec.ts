// needs: cases
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { test } from '@japa/runner'

import type { CaseContent } from '#kernel/case/content/case_content'
import { notShown } from '#tests/journeys/kit/not_shown'
import { Person } from '#tests/journeys/kit/person'
import { languagesOf } from '#tests/journeys/kit/words'
import { optionalTool } from '#tests/optional_tool'

/** A report in English and one in Chinese, both with a long narrative. */
const cases = { en: 'PH302-000009', zh: 'PH302-000001' } as const
const FOLDER = 'tmp/print'

/** What the case holds, as the server tells it. */
function contentOf({ page }: Person): Promise<CaseContent> {
  return page.evaluate(async () => {
    const address = `/api${window.location.pathname.replace('/print', '')}/revisions`
    const ask = async (path: string) =>
      (await (await fetch(path, { headers: { accept: 'application/json' } })).json()).data
    const [last] = await ask(address)
    return (await ask(`${address}/${last.revision}`)).content
  })
}

/** The words of a PDF, without blanks and line ends: paper breaks lines where it likes. */
function wordsOfPdf(pdftotext: string, bytes: Buffer, name: string): string {
  mkdirSync(FOLDER, { recursive: true })
  const file = `${FOLDER}/${name}.pdf`
  writeFileSync(file, bytes)
  const { stdout } = spawnSync(pdftotext, ['-layout', file, '-'], { encoding: 'utf8' })
  return stdout.replaceAll(/\s/g, '')
}

for (const lang of languagesOf(import.meta.url)) {
  test.group(`A case on paper (${lang})`, () => {
    test('holds every value of the case, which case it is and who printed it; a PDF cuts nothing', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang)
      const { page, t } = person
      await person.begin('manager')
      await person.openCase(cases[lang])
      const [paper] = await Promise.all([
        page.waitForEvent('popup'),
        person.button('cases:print.act').click(),
      ])
      // The sheet opens in a window of its own; this one looks at the same address.
      await page.goto(new URL(paper.url()).pathname)
      await page.getByRole('heading', { name: cases[lang] }).waitFor()
      const content = await contentOf(person)
      const shown = await page.locator('main').innerText()
      assert.deepEqual(notShown(content, shown, lang), [], 'values that paper leaves out')
      for (const fact of ['Lin Xia', 'UTC+08:00', 'PH302', t('cases:version.first')])
        assert.include(shown, fact)
      await person.look('print')
      const filled = shown.length
      await page.getByLabel(t('cases:view.show_empty')).check()
      assert.isAbove((await page.locator('main').innerText()).length, filled)
      await page.getByLabel(t('cases:view.show_empty')).uncheck()
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')

      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      const bytes = await page.pdf({ preferCSSPageSize: true })
      assert.equal(bytes.subarray(0, 5).toString(), '%PDF-')
      const pdftotext = optionalTool('pdftotext')
      if (pdftotext === null) return
      const words = wordsOfPdf(pdftotext, bytes, cases[lang])
      const sentences = String(content.H_1)
        .replaceAll(/\s/g, '')
        .split(/(?<=[。.])/)
      assert.isAbove(sentences.length, 3)
      assert.include(words, sentences.filter((sentence) => sentence.length > 4).at(-1)!)
      assert.include(words, `${cases[lang]}·${t('cases:version.first')}`)
      assert.notInclude(words, t('cases:view.show_empty').replaceAll(' ', ''))
    })
  })
}
