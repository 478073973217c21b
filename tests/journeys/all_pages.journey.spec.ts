import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'

import type { CaseContent } from '#kernel/case/content/case_content'
import { toKey } from '#kernel/case/content/element_id'
import { type PlacedLeaf, walkContent } from '#kernel/case/content/walk_content'
import { FormSchemas } from '#kernel/case/forms/form_schemas'
import { type FormPage, isGroupField } from '#kernel/case/forms/page_layout'
import { elementFieldsOf } from '#kernel/case/forms/walk_layout'
import { samples } from '#tests/e2b/samples'
import { importFile } from '#tests/journeys/kit/import_file'
import { leavesOf } from '#tests/journeys/kit/leaves_of'
import { Person } from '#tests/journeys/kit/person'
import { readReport } from '#tests/journeys/kit/read_report'
import { languagesOf } from '#tests/journeys/kit/words'
import { referenceFolder } from '#tests/reference'

const forms = FormSchemas.load()
/** Each language imports into an environment of its own, where the report is new. */
const places = { en: 'PH302', zh: 'PH900' } as const
/** The number of the report is the name of the message, too. */
const NAMES = new Set(['C.1.1'])

/** The sample that fills in the most elements, of those of American makers, which know every page. */
function richestSample() {
  const filled = ({ bytes }: { bytes: Buffer }) => leavesOf(readReport(bytes).content).length
  return samples()
    .filter(({ name }) => /^(?:FAERS|VAERS)/.test(name))
    .sort((a, b) => filled(b) - filled(a))[0]!
}

/** The same message with spaces around each text: what nobody touches keeps them. */
function withSpaces(message: Buffer): Buffer {
  const spaced = message.toString('utf8').replace(/>([^<>\s][^<>]*)</g, '>  $1 <')
  return Buffer.from(spaced, 'utf8')
}

type Text = PlacedLeaf & { leaf: string }

/** A text that stands on a page and that somebody may type anew. */
function textOn({ sections }: FormPage, content: CaseContent) {
  const own = new Set([...elementFieldsOf(sections)].map(({ field }) => field.element))
  return [...walkContent(content)].find((each): each is Text => {
    const { type, codeList } = forms.catalogue.element(each.element) ?? {}
    const isPlain = type === 'text' && !codeList && typeof each.leaf === 'string'
    return own.has(each.element) && isPlain && !NAMES.has(each.element)
  })
}

const fieldsOf = ({ sections }: { sections: FormPage['sections'] }) =>
  sections.filter(({ profile }) => !profile).flatMap(({ fields }) => fields)

/** A text that may be typed on a page where nothing stands yet, and the group it needs a row of. */
function emptyTextOn(page: FormPage): { element: string; group?: string } {
  const textOf = (fields: ReturnType<typeof fieldsOf>) =>
    fields
      .flatMap((field) => (isGroupField(field) ? [] : [field.element]))
      .find((id) => {
        const { type, codeList } = forms.catalogue.element(id)!
        return type === 'text' && !codeList
      })
  const fields = fieldsOf(page)
  const own = textOf(fields)
  if (own) return { element: own }
  const field = fields.filter(isGroupField).find((each) => textOf(fieldsOf(each)))!
  return { element: textOf(fieldsOf(field))!, group: field.group }
}

const WRITTEN: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }

/** The National Drug Code, which no element takes: it does not leave with a drug of another name. */
const DRUG_CODE = /\s*<code [^>]*codeSystem="2\.16\.840\.1\.113883\.6\.69"[^>]*\/>/g

/** What a message says, piece by piece: names, attributes, texts. */
const piecesOf = (message: string) =>
  message
    .replace(DRUG_CODE, '')
    .split(/[<>"]/)
    .map((piece) => piece.replace(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => WRITTEN[name]!))

/** Types one text and saves the page: the text, or the new row in which it stands, is one change. */
async function change({ page, t }: Person, place: string, to: string) {
  const box = page.locator(`${place} :is(input, textarea)`).first()
  await box.fill(to)
  await page.getByText(t('cases:edit.unsaved', { count: 1 })).waitFor()
  await page.keyboard.press('Control+s')
  await page.getByText(t('cases:edit.all_saved')).waitFor()
}

async function importSample(person: Person) {
  const { name, bytes } = richestSample()
  const file = { name, mimeType: 'text/xml', buffer: withSpaces(bytes) }
  await person.link(await importFile(person, file, 'new')).click()
  await person.page.waitForURL(/\/cases\/[0-9a-f-]{36}/)
  return /\/cases\/[0-9a-f-]{36}/.exec(person.page.url())![0]
}

async function contentOf({ page }: Person, address: string): Promise<CaseContent> {
  const answer = await page.request.get(`/api${address}/revisions/1`)
  return (await answer.json()).data.content
}

async function exported({ page }: Person, address: string): Promise<string> {
  const answer = await page.request.get(`${address}/e2b.xml?reason=spec`)
  return (await answer.body()).toString('utf8')
}

function assertOnly(assert: Assert, before: string, after: string, changes: Map<string, string>) {
  const [old, now] = [piecesOf(before), piecesOf(after)]
  assert.equal(now.length, old.length)
  const changed = now.flatMap((piece, at) => (piece === old[at] ? [] : [[old[at], piece]]))
  assert.sameDeepMembers(changed, [...changes])
}

/** Elements and values of a message, and how often. */
function wordsIn(message: string): string[] {
  const { content } = readReport(Buffer.from(message, 'utf8'))
  return [...walkContent(content)].map(({ element, leaf }) => `${element} ${JSON.stringify(leaf)}`)
}

/** What the first has more often than the second. */
function more(some: readonly string[], others: readonly string[]): string[] {
  const rest = [...others]
  return some.filter((each) => {
    const at = rest.indexOf(each)
    if (at >= 0) rest.splice(at, 1)
    return at < 0
  })
}

for (const lang of languagesOf(import.meta.url)) {
  test.group(`All pages of a case (${lang})`, () => {
    test('one text is changed on each, and the message differs in exactly those', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang)
      await person.begin('manager', places[lang])
      const address = await importSample(person)
      const content = await contentOf(person, address)
      const before = await exported(person, address)
      const changes = new Map<string, string>()
      const empty: FormPage[] = []
      for (const page of forms.pages.filter(({ sections }) => sections.length > 0)) {
        const text = textOn(page, content)
        if (!text) empty.push(page)
        if (!text) continue
        await person.page.goto(`${address}/pages/${page.page}#${text.path}`)
        await change(person, `[data-path="${text.path}"]`, `New ${page.page}`)
        changes.set(text.leaf, `New ${page.page}`)
      }
      const after = await exported(person, address)
      assertOnly(assert, before, after, changes)

      // Nothing stands on the others in this report: a first text is typed there.
      const typed: string[] = []
      for (const page of empty) {
        const { element, group } = emptyTextOn(page)
        await person.page.goto(`${address}/pages/${page.page}`)
        const add = `[data-path="${toKey(group ?? '')}"]`
        if (group)
          await person.page
            .locator(add)
            .getByRole('button', { name: person.t('forms.add_row') })
            .first()
            .click()
        const place = `[data-path${group ? '$="].' : '="'}${toKey(element)}"]`
        await change(person, place, `New ${page.page}`)
        typed.push(`${element} ${JSON.stringify(`New ${page.page}`)}`)
      }
      const [old, now] = [wordsIn(after), wordsIn(await exported(person, address))]
      assert.deepEqual(more(old, now), [])
      assert.sameMembers(more(now, old), typed)
      console.log(`  all pages (${lang}): ${changes.size} texts changed, ${typed.length} added`)
      assert.equal(changes.size + typed.length, 14)
    }).skip(referenceFolder() === null, 'PHAROS_REFERENCE is not set')
  })
}
