// needs: cases, coding, e2b
import { test } from '@japa/runner'

import type { Row } from '#kernel/case/content/case_content'
import { makeMessage, reportContent } from '#tests/factories/make_message'
import { importFile } from '#tests/journeys/kit/import_file'
import { Person } from '#tests/journeys/kit/person'
import { languagesOf } from '#tests/journeys/kit/words'

const EVENT = '20000000-0000-4000-8000-000000000001'
const DRUG = '30000000-0000-4000-8000-000000000001'
const DOSE = '40000000-0000-4000-8000-00000000000'
const TEST = '50000000-0000-4000-8000-00000000000'

const dose = (at: number, given: object): Row => ({ id: `${DOSE}${at}`, ...given })
const lab = (at: number, F_r_1: string, F_r_3_2: string): Row => ({
  ...{ id: `${TEST}${at}`, F_r_1, F_r_2_1: 'Alanine aminotransferase', F_r_3_2 },
  ...{ F_r_3_3: 'U/L', F_r_4: '5', F_r_5: '40' },
})

/** A case in which everything that tables show is filled. */
const content = (number: string) =>
  reportContent({
    ...{ C_1_1: number, C_1_8_1: number, D_1: number },
    E_i: [
      {
        ...{ id: EVENT, E_i_1_2: 'Demo rash', E_i_2_1a: '91.1', E_i_2_1b: '90100001' },
        ...{ E_i_3_2a: true, E_i_4: '2026-01-02', E_i_7: '5' },
      },
    ],
    F_r: [lab(1, '2026-01-02', '35'), lab(2, '2026-01-05', '120'), lab(3, '2026-01-09', '60')],
    G_k: [
      {
        ...{ id: DRUG, G_k_1: '1', G_k_2_2: 'Demo tablet B', G_k_3_2: 'FR' },
        G_k_4_r: [
          dose(1, {
            ...{ G_k_4_r_1a: '20', G_k_4_r_1b: 'mg', G_k_4_r_2: '1', G_k_4_r_3: 'd' },
            ...{ G_k_4_r_4: '2025-08-05', G_k_4_r_5: '2025-12-19', G_k_4_r_6a: '137' },
            ...{ G_k_4_r_6b: 'd', G_k_4_r_9_1: 'Tablet', G_k_4_r_10_1: 'Oral' },
          }),
          dose(2, { G_k_4_r_1a: '5', G_k_4_r_1b: 'ug', G_k_4_r_4: '2025-12' }),
        ],
      },
    ],
  })

async function openCase(person: Person, number: string) {
  const name = `XX-${number}-${person.lang}`
  const file = { name: `${number}.xml`, mimeType: 'text/xml', buffer: makeMessage(content(name)) }
  await person.begin('manager', 'PH900')
  const caseNo = await importFile(person, file, 'new')
  await person.page.keyboard.press('Escape')
  await person.openCase(caseNo)
}

/** What of labels and of tables is cut off, in its own words. */
const cutOff = ({ page }: Person) =>
  page.evaluate(() => {
    const places = document.querySelectorAll<HTMLElement>(
      '#work label, #work th, #work td:not(:has(.long)), #work [data-row] button, nav .name'
    )
    return [...places]
      .filter((place) => place.scrollWidth > place.clientWidth + 1 && place.clientWidth > 0)
      .filter((place) => getComputedStyle(place).display !== 'inline')
      .map(({ textContent }) => textContent)
  })

for (const lang of languagesOf(import.meta.url)) {
  const small = { viewport: { width: 1280, height: 800 } }

  test.group(`What stands in a case is seen whole (${lang})`, () => {
    test('labels, dates, codes, doses and terms are not cut where there is little room', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang, small)
      const { page } = person
      await openCase(person, 'WHOLE')
      await person.editPage('adverse_events')
      const address = page.url()
      for (const name of ['adverse_events', 'drug', 'tests_and_procedures', 'patient', 'meddra']) {
        await page.goto(address.replace('adverse_events', name))
        await page.locator('#work :is(label, th)').first().waitFor()
        assert.deepEqual(await cutOff(person), [], name)
        await person.look(`whole-${name}`)
      }
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })

    test('a dose is told as people write it, in the columns that there is room for', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang, { viewport: { width: 1600, height: 900 } })
      const { page } = person
      await openCase(person, 'DOSE')
      await person.editPage('drug')
      const table = page.locator('[data-group="G.k.4.r"] table')
      const cells = () => table.locator('tbody tr').first().locator('td:visible').allInnerTexts()
      const told = (await cells()).map((text) => text.replace(/\s+/g, ' ').trim())
      assert.deepEqual(told.slice(1, 8), [
        ...['20 mg', '1 d', '2025-08-05', '2025-12-19', '137 d', 'Tablet', 'Oral'],
      ])
      await table.getByText('5 µg', { exact: true }).waitFor()
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.keyboard.press('Alt+b')
      await page.getByRole('complementary', { name: person.t('cases:beside.title') }).waitFor()
      const fewer = (await cells()).map((text) => text.replace(/\s+/g, ' ').trim())
      assert.deepEqual(fewer.slice(1, 3), ['20 mg', '1 d'])
      assert.isBelow(fewer.length, told.length)
    })

    test('a term comes before its code, and tests show how their values went', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang)
      const { page, t } = person
      await openCase(person, 'TERM')
      // Its name is looked up: the message brought the code alone.
      await page
        .locator('#page-adverse_events dd')
        .filter({ hasText: lang === 'zh' ? /^演示.*90100001/ : /^Demo .*90100001/ })
        .first()
        .waitFor()
      await person.editPage('adverse_events')
      const field = page.locator('[data-path$=".E_i_2_1b"]')
      await field.getByText(lang === 'zh' ? /演示/ : /[Dd]emo/).waitFor()
      assert.equal(await person.field('E.i.2.1b').inputValue(), '90100001')
      await page.goto(page.url().replace('adverse_events', 'tests_and_procedures'))
      const trends = page.getByRole('img', {
        name: t('forms.trend_of', { values: '35 → 120 → 60 U/L' }),
      })
      await trends.first().waitFor()
      assert.equal(await trends.count(), 3)
    })

    test('of which only yes may be sent is a box to tick, with its null flavour beside it', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang)
      const { page } = person
      await openCase(person, 'YES')
      await person.editPage('adverse_events')
      const death = person.field('E.i.3.2a')
      const threat = person.field('E.i.3.2b')
      assert.isTrue(await death.isChecked())
      await threat.focus()
      await page.keyboard.press('n')
      const tag = page.locator('[data-path$=".E_i_3_2b"]').getByRole('button', { name: /^NI / })
      assert.equal(await tag.getAttribute('aria-pressed'), 'true')
      await page.keyboard.press('Space')
      assert.isTrue(await threat.isChecked())
      assert.equal(await tag.getAttribute('aria-pressed'), 'false')
      await page.keyboard.press('Delete')
      assert.isFalse(await threat.isChecked())
      await tag.click()
      assert.equal(await tag.getAttribute('aria-pressed'), 'true')
    })

    test('what stands beside the form does not move what one looks at', async ({ assert }) => {
      const person = await Person.arrive(lang, small)
      const { page } = person
      await openCase(person, 'HELD')
      await person.editPage('drug')
      const country = person.field('G.k.3.2').first()
      await country.focus()
      const place = async () => Math.round((await country.boundingBox())!.y)
      const before = await place()
      const panel = page.getByRole('complementary', { name: person.t('cases:beside.title') })
      for (const state of ['visible', 'detached'] as const) {
        await page.keyboard.press('Alt+b')
        await panel.waitFor({ state })
        assert.closeTo(await place(), before, 1, state)
      }
    })
  })
}
