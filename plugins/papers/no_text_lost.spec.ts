import { test } from '@japa/runner'

import { type CaseContent, isRows, type Row } from '#kernel/case/content/case_content'
import { toId } from '#kernel/case/content/element_id'
import { isFile, type Leaf, valueOf } from '#kernel/case/content/leaf'
import { drawPdf } from '#kernel/paper/draw_pdf'
import { layPaper } from '#kernel/paper/lay_paper'
import { writeDocx } from '#kernel/paper/write_docx'

import { type PaperLanguage, paperLanguages } from '#plugins/papers/contract'
import { elementsIn, readTemplate } from '#plugins/papers/expressions/read_template'
import forms from '#plugins/papers/forms/main'
import { paperSchemas } from '#plugins/papers/tests/paper_schemas'
import { isWhole, textOfDocx, textOfPdf } from '#plugins/papers/tests/read_back'
import { richCase } from '#plugins/papers/tests/rich_case'
import { paperOfCase } from '#plugins/papers/writing/paper_of_case'

const schemas = paperSchemas
const { catalogue } = schemas
const cioms = forms.find(({ key }) => key === 'cioms')!
const fullCase = forms.find(({ key }) => key === 'full_case')!
const content = richCase(catalogue)
/** The same with texts that go on over a page at most: what is long is said in Chinese. */
const shorter = richCase(catalogue, 1500)

const paper = (form: typeof cioms, language: PaperLanguage, of: CaseContent = content) =>
  paperOfCase(
    {
      ...{ caseNo: 'CN-7', version: 1, versionKind: 'first' as const, revision: 3 },
      ...{ content: of, terms: new Map() },
    },
    form,
    language,
    { maker: 'Li', madeAt: '2026-11-28T05:00:00Z', timeZone: 'Asia/Shanghai', state: 'draft' },
    schemas
  )

/** What is reported of each filled element, except codes: words of the reporter, numbers, dates. */
function* reported(level: CaseContent | Row): Generator<[id: string, text: string]> {
  for (const [key, value] of Object.entries(level)) {
    if (key === 'id') continue
    if (isRows(value)) for (const row of value) yield* reported(row)
    else {
      const type = catalogue.element(key)!.type
      if (['text', 'number', 'date', 'file'].includes(type))
        yield [toId(key), textOf(value as Leaf)]
    }
  }
}

const textOf = (leaf: Leaf) => (isFile(leaf) ? leaf.name! : String(valueOf(leaf)))

/** 2026-11-15T08:00 as 15-11-2026 08:00. */
const dayFirst = (text: string) => {
  const [day, time = ''] = text.split('T')
  return `${day!.split('-').toReversed().join('-')} ${time}`
}

test.group('A paper of a case with every element at full length', () => {
  for (const language of paperLanguages) {
    test(`says all of it in the full case: PDF and DOCX, ${language}`, async ({ assert }) => {
      const said = language === 'zh' ? content : shorter
      const document = paper(fullCase, language, said)
      const pdf = await textOfPdf(await drawPdf(layPaper(document), document))
      const docx = await textOfDocx(await writeDocx(document))
      const all = [...reported(said)]
      assert.isAbove(all.length, 300)
      for (const read of [pdf, docx]) {
        const lost = all.filter(
          ([, text]) =>
            !isWhole(/^\d{4}-\d\d-\d\dT/.test(text) ? text.replace('T', '') : text, read)
        )
        assert.deepEqual(
          lost.map(([id]) => id),
          []
        )
      }
    })

    test(`says in CIOMS I all that its boxes take: PDF and DOCX, ${language}`, async ({
      assert,
    }) => {
      // All drugs are suspect, then all concomitant: each has boxes of its own.
      for (const role of ['1', '2']) {
        const said = language === 'zh' ? content : shorter
        const drugs = (said.G_k as Row[]).map((drug) => ({ ...drug, G_k_1: role }))
        const of = { ...said, G_k: drugs }
        const document = paper(cioms, language, of)
        const pdf = await textOfPdf(await drawPdf(layPaper(document), document))
        const docx = await textOfDocx(await writeDocx(document))
        const taken = saidElements(role === '1' ? 'suspect' : 'concomitant')
        const all = [...reported(of)].filter(([id]) => taken.has(id))
        assert.isAbove(all.length, 80)
        for (const read of [pdf, docx]) {
          const lost = all.filter(([id, text]) => {
            const isDate = catalogue.element(id)!.type === 'date'
            return !isWhole(isDate ? dayFirst(text) : text, read)
          })
          assert.deepEqual(
            lost.map(([id]) => id),
            []
          )
        }
      }
    })
  }
})

/** Elements that boxes say, those of drugs of this role alone; ticks say none. */
function saidElements(role: 'suspect' | 'concomitant'): Set<string> {
  if (cioms.layout === 'pages' || !('boxes' in cioms.layout)) return new Set()
  const said = cioms.layout.boxes.flatMap(({ parts }) =>
    parts.flatMap((part) => {
      if ('ticks' in part) return []
      if ('text' in part) return elementsIn(readTemplate(part.text))
      // The first event alone has its beginning in box 4-6; all have it in box 7+13.
      if (['suspect', 'concomitant'].includes(part.each) && part.each !== role) return []
      return part.columns.flatMap(({ text }) => elementsIn(readTemplate(text)))
    })
  )
  return new Set(said)
}
