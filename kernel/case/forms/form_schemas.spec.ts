import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import fc from 'fast-check'

import { arbitraryContent } from '#kernel/case/forms/arbitrary_content'
import { FormSchemas } from '#kernel/case/forms/form_schemas'
import { pagePart } from '#kernel/case/forms/page_part'
import { contentWith } from '#kernel/case/forms/sample_content'
import withElement from '#tests/fixtures/plugins/with_element/plugin'

const PAGES = [
  ...['case_identification', 'reporter', 'sender', 'study', 'literature', 'patient'],
  ...['medical_history', 'drug_history', 'pregnancy', 'adverse_events', 'tests_and_procedures'],
  ...['drug', 'causality', 'narrative', 'meddra'],
]

test.group('The forms of a case', () => {
  test('there are the fifteen pages of the case editor', ({ assert }) => {
    const { pages } = FormSchemas.load()
    assert.deepEqual(
      pages.map(({ page }) => page),
      PAGES
    )
    for (const { page, title, short } of pages) {
      assert.isTrue(
        [title, short].every(({ en, zh }) => en !== '' && zh !== ''),
        page
      )
    }
  })

  test('any content made of elements of the catalogue can be kept', async ({ assert }) => {
    const forms = await FormSchemas.open()
    const isKept = (page: string, content: unknown) =>
      assert.deepEqual(forms.validateShape(page, content), [])
    fc.assert(
      fc.property(arbitraryContent(forms.catalogue), (content) => {
        isKept('case', content)
        for (const page of forms.pages) isKept(page.page, pagePart(content, page))
      }),
      { numRuns: 20 }
    )
  })

  test('length, format, code list, precision and conditions refuse nothing', async ({ assert }) => {
    const forms = await FormSchemas.open()
    const odd = {
      C_1_1: 'x'.repeat(5000),
      D_2_1: 'a spring day',
      D_2_2a: '36,5 or so',
      D_5: '77',
      D_4: { nullFlavor: 'NOT-A-FLAVOUR' },
      D_7_1_r: [{ id: 'a', D_7_1_r_6: false }],
      G_k: [
        { id: 'b', G_k_4_r: [{ id: 'c', G_k_4_r_10_2b: { value: '001', codeSystem: 'old' } }] },
      ],
    }
    assert.deepEqual(forms.validateShape('case', odd), [])
  })

  test('of very many problems the first ones are told', async ({ assert }) => {
    const forms = await FormSchemas.open()
    const rows = Array.from({ length: 5000 }, (_, at) => ({ id: `${at}`, k: 'no element' }))
    const problems = forms.validateShape('case', { E_i: rows })
    assert.isNotEmpty(problems)
    assert.isAtMost(problems.length, 100)
  })

  test('an unknown key refuses a save and is named', async ({ assert }) => {
    const forms = await FormSchemas.open()
    const [problem, ...others] = forms.validateShape('patient', { D_1: 'A.B.', D_99: 'x' })
    assert.lengthOf(others, 0)
    assert.deepEqual([problem?.kind, problem?.path], ['unknown_key', 'D_99'])
    assert.equal(problem?.message.en, '"D.99" is not a data element at this place')
    const [foreign] = forms.validateShape('patient', { C_1_1: 'of another page' })
    assert.equal(foreign?.kind, 'unknown_key')
    const [deep] = forms.validateShape('case', {
      G_k: [{ id: 'drug', G_k_4_r: [{ id: 'dose', D_1: 'x' }] }],
    })
    assert.equal(deep?.path, 'G_k[drug].G_k_4_r[dose].D_1')
    const header = forms.validateShape('case', { N_1_1: '1' })
    assert.lengthOf(header, 1, 'the message header is no part of the content')
    const sly = forms.validateShape('case', JSON.parse('{ "__proto__": {}, "constructor": "x" }'))
    assert.lengthOf(sly, 2)
  })

  test('a wrong JSON type refuses a save, for every element of the catalogue', async ({
    assert,
  }) => {
    const forms = await FormSchemas.open()
    const wrong = [1, null, [], {}, { nullFlavor: 1 }, { nullFlavor: 'UNK', value: '1' }, ['x']]
    for (const element of forms.catalogue.elements) {
      if (element.systemSet) continue
      for (const leaf of wrong) {
        const problems = forms.validateShape('case', contentWith(element, leaf as never))
        assert.deepEqual(
          problems.map(({ kind }) => kind),
          ['wrong_type'],
          `${element.id} ${JSON.stringify(leaf)}`
        )
      }
    }
    const one = (leaf: unknown) => forms.validateShape('patient', { D_9_3: leaf, D_1: 'x' })
    assert.lengthOf(one(true), 0)
    assert.lengthOf(one('true'), 1)
    assert.lengthOf(forms.validateShape('patient', { D_1: true }), 1)
    assert.lengthOf(forms.validateShape('case', { E_i: 'x' }), 1)
    assert.lengthOf(forms.validateShape('case', { E_i: [{ E_i_1_1a: 'a row without an id' }] }), 1)
    assert.equal(forms.validateShape('case', 'text')[0]?.message.en, 'The content is not an object')
  })
})

test.group('Compiled validators', (group) => {
  let folder: string
  group.each.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'compiled-'))
    return () => rmSync(folder, { recursive: true })
  })

  test('they are compiled once and again only when the schemas changed', ({ assert }) => {
    const forms = FormSchemas.load()
    assert.isTrue(forms.compile(folder))
    const written = readdirSync(folder).map((name) => [name, statSync(join(folder, name)).mtimeMs])
    assert.isFalse(FormSchemas.load().compile(folder))
    assert.deepEqual(
      readdirSync(folder).map((name) => [name, statSync(join(folder, name)).mtimeMs]),
      written
    )
  })

  test('a process that opens other schemas leaves what the browser loads as it is', async ({
    assert,
  }) => {
    const added = { ...withElement, folder: 'tests/fixtures/plugins/with_element' }
    FormSchemas.load([added]).compile(folder)
    const list = readFileSync(join(folder, 'validators.mjs'), 'utf8')
    await FormSchemas.open([], folder)
    assert.equal(readFileSync(join(folder, 'validators.mjs'), 'utf8'), list)
  })

  test('their modules need no library and evaluate no text', ({ assert }) => {
    const forms = FormSchemas.load()
    forms.compile(folder)
    for (const page of [...PAGES, 'case']) {
      const path = join(folder, `validators.${forms.hash}`, `${page}.mjs`)
      const source = readFileSync(path, 'utf8')
      assert.notMatch(source, /\brequire\(|\bimport\b|\beval\(|new Function/)
      assert.include(source, `validate_${page}`)
    }
  })

  test('the browser finds the module of each page in a list, and the server no other ones', async ({
    assert,
  }) => {
    const forms = FormSchemas.load()
    forms.compile(folder)
    const list = (await import(join(folder, 'validators.mjs'))) as {
      pages: Record<string, () => Promise<object>>
    }
    assert.sameMembers(Object.keys(list.pages), PAGES)
    for (const page of PAGES) {
      assert.strictEqual(await list.pages[page]!(), await forms.compiledPage(page, folder))
    }
  })
})
