import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { getDefaultFormState, type RJSFSchema } from '@rjsf/utils'

import { toKey } from '#kernel/case/content/element_id'
import { levelShape } from '#kernel/case/forms/bundle/shape_names'
import { FormSchemas } from '#kernel/case/forms/form_schemas'
import type { ElementField } from '#kernel/case/forms/page_layout'
import { sectionsOf } from '#kernel/case/forms/walk_layout'
import { runsOf } from '#resources/forms/page/field_runs'
import { LevelValidator, type Compiled } from '#resources/forms/panel/level_validator'
import { noAnswersOfItsOwn } from '#resources/forms/panel/no_answers'
import { panelDocuments } from '#resources/forms/panel/panel_schema'

/** Values of every form that a leaf may have, longer and odder than any list or length allows. */
const FORMS: Record<string, unknown> = {
  is_string: 'x'.repeat(100_000),
  is_boolean: true,
  is_nullFlavor: { nullFlavor: 'NOT ONE' },
  is_value: { value: 'x', codeSystem: '1' },
  is_file: { file: 'x', name: 'y' },
}

// What was compiled before may be of another compiler: its name is that of the schemas alone.
const compiled = mkdtempSync(join(tmpdir(), 'pharos-panels-'))
const forms = await FormSchemas.open([], compiled)
const { catalogue } = forms

interface Panel {
  name: string
  level: string
  schema: RJSFSchema
  validator: LevelValidator
}

/** Every panel of the editor with the validator that judges it. */
async function allPanels(): Promise<Panel[]> {
  const panels: Panel[] = []
  for (const { page, sections } of forms.pages) {
    const module = forms.compiledPage(page, compiled)
    for (const { section, path } of sectionsOf(sections)) {
      const level = levelShape(path.length > 0 ? toKey(path.at(-1)!) : undefined)
      for (const run of runsOf(section)) {
        if ('fields' in run)
          panels.push(panelOf(`${page} ${section.id}`, level, run.fields, module))
      }
    }
    await module
  }
  return panels
}

function panelOf(
  name: string,
  level: string,
  fields: ElementField[],
  module: Promise<Compiled>
): Panel {
  const { schema } = panelDocuments(level, fields, catalogue, 'en', {})
  return { name, level, schema, validator: new LevelValidator(level, module) }
}

const panels = await allPanels()
rmSync(compiled, { recursive: true })
const leavesOf = ({ schema }: Panel) =>
  Object.entries(schema.properties as Record<string, RJSFSchema>)
const errorsOf = ({ schema, validator }: Panel, values: object) =>
  validator.validateFormData(values as never, schema, undefined, (errors) =>
    errors.map((error) => ({ ...error, message: 'misshapen' }))
  ).errorSchema as Record<string, unknown>

test.group('The validator of a panel', () => {
  test('is compiled for each panel of each page, and for all that a leaf of it may be', ({
    assert,
  }) => {
    assert.isAbove(panels.length, 60)
    for (const panel of panels) {
      for (const [key, { anyOf }] of leavesOf(panel)) {
        for (const each of (anyOf ?? []) as RJSFSchema[]) {
          const takes = Object.entries(FORMS).filter(([, value]) =>
            panel.validator.isValid(each, value as never, panel.schema)
          )
          assert.deepEqual(
            takes.map(([name]) => name),
            [each.$id],
            `${panel.name} ${key}`
          )
        }
      }
    }
  })

  test('judges the form of a value, and neither its length nor its list', ({ assert }) => {
    for (const panel of panels) {
      for (const [key, leaf] of leavesOf(panel)) {
        const alternatives = (leaf.anyOf as RJSFSchema[] | undefined)?.map(({ $id }) => $id!) ?? []
        for (const form of alternatives)
          assert.deepEqual(errorsOf(panel, { [key]: FORMS[form] }), {})
        assert.property(errorsOf(panel, { [key]: 1 }), key, panel.name)
        assert.property(errorsOf(panel, { [key]: [] }), key, panel.name)
      }
      assert.deepEqual(errorsOf(panel, {}), {})
    }
  })

  test('refuses what is no element of its level', ({ assert }) => {
    for (const { validator, schema } of panels) {
      assert.lengthOf(validator.rawValidation(schema, { X_1: 'x' }).errors!, 1)
    }
  })

  test('has nothing filled in by the form, and what is filled in stays as it came', ({
    assert,
  }) => {
    for (const { schema, validator } of panels) {
      const state = (values: object) =>
        getDefaultFormState(validator, schema, values as never, schema, false, noAnswersOfItsOwn)
      const keys = Object.keys(schema.properties!)
      assert.deepEqual(state({}), {} as never)
      // No code of its list, longer than it may be, and of a form that it cannot have.
      for (const odd of [FORMS.is_nullFlavor, FORMS.is_string, FORMS.is_value, 1]) {
        const values = Object.fromEntries(keys.map((key) => [key, odd]))
        assert.deepEqual(state(values), values as never)
      }
    }
  })

  test('knows a schema by its name, without looking into it', ({ assert }) => {
    const { validator, level } = panels[0]!
    const blind = new Proxy({ $id: level } as RJSFSchema, {
      ownKeys: () => assert.fail('the schema is compared'),
    })
    assert.isTrue(validator.isValid({ $id: 'is_string' }, 'x' as never, blind))
  })

  test('takes everything as long as its module has not come, or when it does not come', async ({
    assert,
  }) => {
    const gone = Promise.reject(new Error('the connection is gone'))
    const never = new LevelValidator('level_top', gone)
    await gone.catch(() => {})
    assert.isTrue(never.isValid({ $id: 'is_string' }, 1 as never, {}))
    assert.deepEqual(never.validateFormData({ X_1: 'x' }, {}).errorSchema, {})
  })
})
