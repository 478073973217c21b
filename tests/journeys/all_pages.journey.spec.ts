import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'

import type { CaseContent } from '#kernel/content/case_content'
import { type PlacedLeaf, walkContent } from '#kernel/content/walk_content'
import { FormSchemas } from '#kernel/forms/form_schemas'
import type { FormPage } from '#kernel/forms/page_layout'
import { elementFieldsOf } from '#kernel/forms/walk_layout'
import { samples } from '#tests/e2b/samples'
import { importFile } from '#tests/journeys/kit/import_file'
import { leavesOf } from '#tests/journeys/kit/leaves_of'
import { Person } from '#tests/journeys/kit/person'
import { readReport } from '#tests/journeys/kit/read_report'
import { languages } from '#tests/journeys/kit/words'
import { referenceFolder } from '#tests/reference'

const forms = FormSchemas.load()
/** Each language imports into an environment of its own, where the report is new. */
const places = { en: 'PH302', zh: 'PH900' } as const
/** The number of the report is the name of the message, too. */
const NAMES = new Set(['C.1.1'])

/** The sample that fills in the most elements. */
function richestSample() {
  const filled = ({ bytes }: { bytes: Buffer }) => leavesOf(readReport(bytes).content).length
  return samples().sort((a, b) => filled(b) - filled(a))[0]!
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

/** What a message says, piece by piece: names, attributes, texts. */
const piecesOf = (message: string) => message.split(/[<>"]/)

/** Types one text anew and saves the page. */
async function change({ page, t }: Person, path: string, to: string) {
  const box = page.locator(`[data-path="${path}"] :is(input, textarea)`).first()
  await box.fill(to)
  await page.getByText(t('cases:edit.unsaved', { count: 1 })).waitFor()
  await page.keyboard.press('Control+s')
  await page.getByText(t('cases:edit.all_saved')).waitFor()
}

async function importSample(person: Person) {
  const { name, bytes } = richestSample()
  const file = { name, mimeType: 'text/xml', buffer: bytes }
  await person.link(await importFile(person, file, 'new')).click()
  await person.page.waitForURL(/\/cases\/[0-9a-f-]{36}/)
  return /\/cases\/[0-9a-f-]{36}/.exec(person.page.url())![0]
}

async function contentOf({ page }: Person, address: string): Promise<CaseContent> {
  const answer = await page.request.get(`/api${address}/revisions/1`)
  return (await answer.json()).data.content
}

async function exported({ page }: Person, address: string): Promise<string> {
  const answer = await page.request.get(`${address}/e2b.xml`)
  return (await answer.body()).toString('utf8')
}

function assertOnly(assert: Assert, before: string, after: string, changes: Map<string, string>) {
  const [old, now] = [piecesOf(before), piecesOf(after)]
  assert.equal(now.length, old.length)
  const changed = now.flatMap((piece, at) => (piece === old[at] ? [] : [[old[at], piece]]))
  assert.sameDeepMembers(changed, [...changes])
}

for (const lang of languages) {
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
      for (const page of forms.pages.filter(({ sections }) => sections.length > 0)) {
        const text = textOn(page, content)
        const pageAddress = `${address}/pages/${page.page}`
        await person.page.goto(text ? `${pageAddress}#${text.path}` : pageAddress)
        await person.button('cases:edit.save').waitFor()
        if (!text) continue
        await change(person, text.path, `New ${page.page}`)
        changes.set(text.leaf, `New ${page.page}`)
      }
      assertOnly(assert, before, await exported(person, address), changes)
      console.log(`  all pages: ${changes.size} texts changed (${lang})`)
    })
      .timeout(240_000)
      .skip(referenceFolder() === null, 'PHAROS_REFERENCE is not set')
  })
}
