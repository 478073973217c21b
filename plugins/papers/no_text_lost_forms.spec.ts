import { test } from '@japa/runner'

import { type CaseContent, isRows, type Row } from '#kernel/case/content/case_content'
import { toId } from '#kernel/case/content/element_id'
import { isFile, type Leaf, valueOf } from '#kernel/case/content/leaf'
import { drawPdf } from '#kernel/paper/draw_pdf'
import { layPaper } from '#kernel/paper/lay_paper'
import { writeDocx } from '#kernel/paper/write_docx'

import { type FormPart, type PaperForm, paperLanguages } from '#plugins/papers/contract'
import { elementsIn, readTemplate } from '#plugins/papers/expressions/read_template'
import { sectionsOf } from '#plugins/papers/forms/elements_of_box'
import forms from '#plugins/papers/forms/main'
import { paperSchemas } from '#plugins/papers/tests/paper_schemas'
import { isWhole, textOfDocx, textOfPdf } from '#plugins/papers/tests/read_back'
import { richCase } from '#plugins/papers/tests/rich_case'
import { paperOfCase } from '#plugins/papers/writing/paper_of_case'

const { catalogue } = paperSchemas
/** CIOMS I and the full case have a specification of their own. */
const others = forms.filter(({ key }) => !['cioms', 'full_case'].includes(key))

/** Assessments belong to the first event, the only one that is serious: forms of one event say them. */
function contentOf(role: string): CaseContent {
  const rich = richCase(catalogue, 300, ['cn', 'us'])
  const events = (rich.E_i as Row[]).map((row, at) => (at === 0 ? row : quiet(row)))
  const drugs = (rich.G_k as Row[]).map((drug) => ({ ...drug, G_k_1: role }))
  return { ...rich, E_i: events, G_k: drugs }
}

const quiet = (row: Row): Row => ({
  ...Object.fromEntries(Object.entries(row).filter(([key]) => !key.startsWith('E_i_3_2'))),
  id: row.id,
})

test.group('A form of a case with every element', () => {
  for (const form of others) {
    for (const language of form.languages ?? paperLanguages) {
      test(`says all that its boxes take: ${form.key}, PDF and DOCX, ${language}`, async ({
        assert,
      }) => {
        for (const role of ['1', '2']) {
          const of = contentOf(role)
          const facts = {
            ...{ maker: 'Li', madeAt: '2026-11-28T05:00:00Z', timeZone: 'Asia/Shanghai' },
            state: 'draft' as const,
          }
          const one = {
            ...{ caseNo: 'CN-7', version: 1, versionKind: 'first' as const, revision: 3 },
            ...{ content: of, terms: new Map() },
          }
          const document = paperOfCase(one, form, language, facts, paperSchemas)
          const pdf = await textOfPdf(await drawPdf(layPaper(document), document))
          const docx = await textOfDocx(await writeDocx(document))
          const taken = takenBy(form, role === '1' ? 'suspect' : 'concomitant')
          const all = [...reported(of)].filter(([id, , path]) => taken.has(id) && isOf(form, path))
          assert.isAbove(all.length, role === '1' ? 30 : 15)
          for (const read of [pdf, docx]) {
            const lost = all.filter(
              ([id, text]) =>
                !(catalogue.element(id)!.type === 'date' ? dated(text) : [text]).some((each) =>
                  isWhole(each, read)
                )
            )
            assert.deepEqual(
              lost.map(([id]) => id),
              []
            )
          }
        }
      })
    }
  }
})

/** A form of one event says nothing of the others. */
const isOf = ({ layout }: PaperForm, path: string): boolean =>
  layout === 'pages' || layout.each === undefined || !path.startsWith('E_i[1]')

/** Elements that a form says, those of rows of drugs of this role alone; ticks say none. */
function takenBy({ layout }: PaperForm, role: 'suspect' | 'concomitant'): Set<string> {
  const ofRole: Record<string, boolean> = {
    ...{ suspect: role === 'suspect', suspect_pair: role === 'suspect' },
    concomitant: role === 'concomitant',
  }
  const ids = sectionsOf(layout).flatMap(({ parts }) => parts.flatMap(idsOf))
  return new Set(ids)

  function idsOf(part: FormPart): string[] {
    if ('ticks' in part) return []
    if ('text' in part) return firstChoices(part.text)
    if (ofRole[part.each] === false) return []
    return part.columns.flatMap(({ text }) => firstChoices(text))
  }
}

/** Where one of several elements is said, the first is: the case has them all. */
const firstChoices = (template: string): string[] =>
  elementsIn(readTemplate(template.replaceAll(/\s*\|[^}]*\}/g, '}')))

/** Words of the reporter, numbers, dates and documents of each element, with the path to it. */
function* reported(
  level: CaseContent | Row,
  path = ''
): Generator<[id: string, text: string, path: string]> {
  for (const [key, value] of Object.entries(level)) {
    if (key === 'id') continue
    if (isRows(value)) {
      for (const [at, row] of value.entries()) yield* reported(row, `${path}${key}[${at}].`)
    } else if (['text', 'number', 'date', 'file'].includes(catalogue.element(key)!.type))
      yield [toId(key), textOf(value as Leaf), path]
  }
}

const textOf = (leaf: Leaf) => (isFile(leaf) ? leaf.name! : String(valueOf(leaf)))

/** A date as forms say it: by year, by day, or with the name of the month. */
function dated(text: string): string[] {
  const [day = '', time = ''] = text.split('T')
  const [year, month, ofMonth] = day.split('-')
  const name = new Date(`${day}T00:00:00Z`)
    .toLocaleString('en', { month: 'short', timeZone: 'UTC' })
    .toUpperCase()
  return [day, `${ofMonth}-${month}-${year}`, `${ofMonth}-${name}-${year}`].map(
    (each) => `${each}${time}`
  )
}
