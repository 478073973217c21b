import { test } from '@japa/runner'

import type { PageSchema } from '#kernel/case/forms/page_layout'
import { runAce } from '#tests/fixtures/run_ace'

test.group('Schema commands', () => {
  test('schema:list names the pages with their versions and counts the elements', async ({
    assert,
  }) => {
    const { stdout: text, code } = await runAce('schema:list', '--json')
    const description = JSON.parse(text) as {
      pages: { page: string; version: number }[]
      elements: Record<string, number>
    }
    assert.equal(code, 0)
    assert.equal(description.elements.ich, 223)
    assert.deepInclude(description.pages[5], { page: 'patient', version: 2 })
    const plain = await runAce('schema:list')
    assert.match(plain.stdout, /patient +v2 +\d+ elements in \d+ sections {2}Patient \/ 患者/)
  })

  test('schema:compile says whether there was anything to do', async ({ assert }) => {
    await runAce('schema:compile')
    const { stdout: text } = await runAce('schema:compile', '--json')
    assert.deepInclude(JSON.parse(text), { ok: true, compiled: false })
  })

  test('schema:diff tells what changed on the patient page and how stored cases follow', async ({
    assert,
  }) => {
    const { stdout: text } = await runAce('schema:diff', 'patient')
    assert.include(text, 'page patient, version 1 to 2\n')
    assert.include(text, '  + D.2.2a')
    assert.include(text, '  - D.2.2\n')
    assert.include(text, 'stored cases: D_2_2.value -> D_2_2a')
  })

  test('schema:diff of a page that does not exist ends with 1 and a sentence', async ({
    assert,
  }) => {
    const { stdout: text, code } = await runAce('schema:diff', 'feet', '--json')
    assert.equal(code, 1)
    assert.deepEqual(JSON.parse(text), { ok: false, refusal: 'There is no page "feet"' })
  })

  test('schema:bundle prints a page and how it is shown, as JSON and in the language asked for', async ({
    assert,
  }) => {
    const { stdout: text, code } = await runAce('schema:bundle', 'narrative', '--language=zh')
    const bundle = JSON.parse(text) as { schema: { title: string }; uiSchema: object }
    assert.equal(code, 0)
    assert.sameMembers(Object.keys(bundle), ['schema', 'uiSchema'])
    assert.equal(bundle.schema.title, '病例叙述')
  })

  test('schema:bundle prints a page as its history keeps it, elements by their number', async ({
    assert,
  }) => {
    const { stdout: text } = await runAce('schema:bundle', 'patient', '--elements')
    const schema = JSON.parse(text) as PageSchema
    assert.deepInclude(schema, { $id: 'page:patient/2', version: 2 })
    assert.deepEqual(schema.properties.D_1, { $ref: 'element:D.1' })
    assert.deepEqual(Object.keys(schema.properties.D_9_2_r!.items!.properties), [
      'id',
      'D_9_2_r_1b',
      'D_9_2_r_1a',
      'D_9_2_r_2',
    ])
  })

  test('schema:bundle of a page or language that does not exist ends with 1 and a sentence', async ({
    assert,
  }) => {
    const page = await runAce('schema:bundle', 'feet')
    assert.equal(page.code, 1)
    assert.match(
      page.stdout,
      /There is no page "feet": the pages are case_identification, reporter, /
    )
    const language = await runAce('schema:bundle', 'narrative', '--language=fr')
    assert.equal(language.code, 1)
    assert.include(language.stdout, 'There is no language "fr": say en or zh')
  })

  test('schema:check passes for the product as it is installed', async ({ assert }) => {
    const { stdout: text, code } = await runAce('schema:check', '--json')
    const report = JSON.parse(text) as {
      ok: boolean
      gap?: string
      layers: { layer: string; missing: string[] }[]
    }
    assert.isTrue(report.ok, report.gap)
    assert.equal(code, 0)
    assert.includeMembers(
      report.layers.map(({ layer }) => layer),
      ['pages', 'validators', 'differences', 'labels']
    )
  })
})
