import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { Ajv } from 'ajv'

import type { CaseContent } from '#kernel/case/content/case_content'
import { contentDifference } from '#kernel/case/forms/changed_pages'
import { resolveProperties } from '#kernel/case/forms/element_schema'
import { FormSchemas } from '#kernel/case/forms/form_schemas'
import { formSchemasFolder } from '#kernel/case/forms/form_schemas_folder'
import { jsonFilesOf, readJson } from '#kernel/case/forms/read_json'
import { upgradeContent } from '#kernel/case/forms/upgrade_content'

/** A case as version 1 stored it: age and gestation period as one object each. */
const old = JSON.parse(readFileSync(join(formSchemasFolder, 'fixtures/case.v1.json'), 'utf8')) as {
  contentVersion: number
  content: CaseContent
}

test.group('Versions of the case content', () => {
  test('an old case opens: what was one object is two elements, nothing is lost', async ({
    assert,
  }) => {
    const forms = await FormSchemas.open()
    assert.isNotEmpty(forms.validateShape('case', old.content), 'the present version refuses it')
    const opened = forms.upgradeContent(old.content, old.contentVersion)
    assert.deepEqual(forms.validateShape('case', opened), [])
    const { D_2_2: age, D_2_2_1: gestation, ...rest } = old.content
    assert.deepEqual(opened, {
      ...rest,
      D_2_2a: '36',
      D_2_2b: 'a',
      D_2_2_1a: '20',
      D_2_2_1b: 'wk',
    })
    assert.exists(age)
    assert.exists(gestation)
  })

  test('the stored content itself is not touched', ({ assert }) => {
    const before = structuredClone(old.content)
    FormSchemas.load().upgradeContent(old.content, 1)
    assert.deepEqual(old.content, before)
  })

  test('a content of the present version comes back as it is', ({ assert }) => {
    const forms = FormSchemas.load()
    const content: CaseContent = { D_2_2a: '36' }
    assert.strictEqual(forms.upgradeContent(content, forms.contentVersion), content)
    assert.throws(
      () => forms.upgradeContent(content, 99),
      `No migration leads from content version 99 to ${forms.contentVersion}`
    )
  })

  test('the old case fits the schema of its own version, which is kept', ({ assert }) => {
    const forms = FormSchemas.load()
    const schema = forms.pageSchema('patient', 1)!
    const ajv = new Ajv()
    for (const path of jsonFilesOf(join(formSchemasFolder, 'defs'))) ajv.addSchema(readJson(path))
    const { version, properties, ...rest } = schema
    const validate = ajv.compile({
      ...rest,
      properties: resolveProperties(properties, forms.catalogue),
    })
    const { C_1_1: ofAnotherPage, ...page } = old.content
    assert.equal(version, 1)
    assert.exists(ofAnotherPage)
    assert.isTrue(validate(page), JSON.stringify(validate.errors))
  })

  test('what changed between two versions is told, page by page', ({ assert }) => {
    const { pages, operations } = contentDifference(FormSchemas.load(), 1, 2)
    assert.deepEqual(pages, [
      {
        page: 'patient',
        from: 1,
        to: 2,
        added: ['D.2.2a', 'D.2.2b', 'D.2.2.1a', 'D.2.2.1b'],
        removed: ['D.2.2', 'D.2.2.1'],
        changed: [],
      },
    ])
    assert.deepInclude(operations, { op: 'move', from: 'D_2_2.value', to: 'D_2_2a' })
    const forms = FormSchemas.load()
    assert.throws(
      () => contentDifference(forms, 0, 2),
      'There is no content version 0: known are 1, 2'
    )
    assert.throws(() => contentDifference(forms, 1, 2, 'feet'), 'There is no page "feet"')
  })

  test('a move goes through the rows of a group and keeps them apart', ({ assert }) => {
    const content = {
      G_k: [
        { id: 'a', G_k_4_r: [{ id: 'x', dose: '1' }, { id: 'y' }] },
        { id: 'b', G_k_4_r: [{ id: 'z', dose: '2' }] },
      ],
    } as unknown as CaseContent
    const migration = {
      from: 1,
      to: 2,
      operations: [
        { op: 'move' as const, from: 'G_k[].G_k_4_r[].dose', to: 'G_k[].G_k_4_r[].G_k_4_r_1a' },
      ],
    }
    assert.deepEqual(upgradeContent(content, 1, [migration], 2), {
      G_k: [
        { id: 'a', G_k_4_r: [{ id: 'x', G_k_4_r_1a: '1' }, { id: 'y' }] },
        { id: 'b', G_k_4_r: [{ id: 'z', G_k_4_r_1a: '2' }] },
      ],
    } as unknown as CaseContent)
  })
})
