import { test } from '@japa/runner'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

import { ZIP_LIMITS } from '#kernel/files/checks/zip_limits'
import { readZip } from '#kernel/files/read_zip'
import { PaperPress } from '#kernel/paper/paper_press'

import type { ShownReport } from '#plugins/sur/contract/shown'
import type { ShownTables } from '#plugins/sur/contract/shown_tables'
import { documentOfReport } from '#plugins/sur/printing/document_of_report'
import { templateOf } from '#plugins/sur/templates/templates'
import tables from '#plugins/sur/tables/main'
import { countTables } from '#plugins/sur/tables/count_tables'
import { event, seriesOf, trial } from '#plugins/sur/tests/series_of'

const digest = 'c0ffee'.repeat(10)
const period = ['2025-01-01', '2025-12-31'] as const

/** A finished DSUR whose sections say nothing, with the tables of two cases. */
async function printed() {
  const cases = ['A', 'B'].map((no) => ({
    no,
    versions: [{ content: trial('2025-02-01', [event(no, 1)]) }],
  }))
  const series = await seriesOf(cases, period)
  const none = await seriesOf([], period)
  const own = tables.filter(({ kind }) => kind === 'DSUR')
  const counted = countTables(own, series, none)
  const shown = {
    freeze: { seq: 1, digest, reason: null, byName: 'Lead', at: '2026-01-02T00:00:00.000Z' },
    lockPoint: period[1],
    tables: counted.map((table) => {
      const { title, source, rule, sections, isListing } = own.find(({ key }) => key === table.key)!
      return { ...table, title, source, rule, sections, isListing: isListing ?? false }
    }),
  } as unknown as ShownTables
  const sections = templateOf('DSUR').sections.map((section) => ({
    ...section,
    ...{ prose: null, state: 'nothing' },
  }))
  const report = {
    ...{ rsType: 'DSUR', ordinal: 1, start: period[0], lockPoint: period[1], status: 'finished' },
    ...{ guideline: 'ICH E2F (2010)', sections, setup: { product: 'PH-302' } },
  } as unknown as ShownReport
  const facts = { maker: 'Lead', madeAt: '2026-01-02T00:00:00.000Z', timeZone: 'Asia/Shanghai' }
  return documentOfReport(report, shown, 'en', { ...facts, projectCode: 'PH302' })
}

const squeezed = (text: string) => text.replaceAll(/\s+/g, '')

test.group('A periodic report as a document', (group) => {
  const press = new PaperPress()
  group.teardown(() => press.close())

  test('has in DOCX and PDF its tables with their figures, rule and hash', async ({ assert }) => {
    const paper = await printed()
    const rule = squeezed(tables.find(({ key }) => key === 'dsur_sae')!.rule.en)
    let xml = ''
    for await (const { name, read } of readZip(await press.file('docx', paper), ZIP_LIMITS)) {
      if (name === 'word/document.xml') xml = Buffer.from(await read()).toString('utf8')
    }
    const pdf = await getDocument({ data: new Uint8Array(await press.file('pdf', paper)) }).promise
    const pages = await Promise.all(
      Array.from({ length: pdf.numPages }, async (_, at) => {
        const { items } = await (await pdf.getPage(at + 1)).getTextContent()
        return items.map((item) => ('str' in item ? item.str : '')).join('')
      })
    )
    for (const text of [squeezed(xml.replaceAll(/<[^>]+>/g, '')), squeezed(pages.join(''))]) {
      assert.include(text, 'Gut2')
      assert.include(text, '–Nausea20000')
      assert.include(text, rule.slice(0, 60))
      assert.include(text, digest)
      assert.include(text, 'Noneintheperiod.')
    }
  })
})
