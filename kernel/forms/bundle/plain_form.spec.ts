import { test } from '@japa/runner'
import Form from '@rjsf/mui'
import { getDefaultFormState } from '@rjsf/utils'
import validator from '@rjsf/validator-ajv8'
import { Ajv } from 'ajv'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

import type { CaseContent } from '#kernel/content/case_content'
import { toKey } from '#kernel/content/element_id'
import { bundlePage } from '#kernel/forms/bundle/bundle_page'
import { FormSchemas } from '#kernel/forms/form_schemas'
import { PROFILES } from '#kernel/forms/load_catalogue'
import { isGroupField, type FormPage, type PageSection } from '#kernel/forms/page_layout'
import { pageLevel, type PageLevel } from '#kernel/forms/page_level'
import { elementsOfField } from '#kernel/forms/walk_layout'
import { languages } from '#kernel/language/words'
import { shownSections } from '#resources/forms/page/shown_sections'
import { noAnswersOfItsOwn } from '#resources/forms/panel/no_answers'
import withElement from '#tests/fixtures/plugins/with_element/plugin'

const product = FormSchemas.load()

/** What our editor shows of a page, row by row, where each group has one row. */
function fieldsOfEditor(
  forms: FormSchemas,
  sections: readonly PageSection[],
  above = ''
): string[] {
  return shownSections(forms.catalogue, sections, {}, PROFILES)
    .flatMap(({ fields }) => fields)
    .flatMap((field) =>
      isGroupField(field)
        ? fieldsOfEditor(forms, field.sections, `${above}${toKey(field.group)}_0_`)
        : elementsOfField(field).map((id) => above + toKey(id))
    )
}

/** What a form with nothing of ours but the three options shows of the same page. */
function fieldsOfPlainForm({ catalogue }: FormSchemas, page: FormPage): string[] {
  const { schema, uiSchema } = bundlePage(page, catalogue)
  const html = renderToStaticMarkup(
    createElement(Form, {
      schema,
      uiSchema,
      validator,
      formData: aRowEach(pageLevel(page.sections)),
      experimental_defaultFormStateBehavior: noAnswersOfItsOwn,
    })
  )
  const places = new Set(placesOf(pageLevel(page.sections)))
  const boxes = [...html.matchAll(/ id="root_([^"]*)"/g)].map(([, id]) => id!)
  return [...new Set(boxes.flatMap((box) => placeOf(box, places)))]
}

function aRowEach(level: PageLevel): CaseContent {
  const content: CaseContent = {}
  for (const [key, place] of level) {
    if ('group' in place) content[key] = [{ id: '1', ...aRowEach(place.level) }]
  }
  return content
}

function placesOf(level: PageLevel, above = ''): string[] {
  return [...level].flatMap(([key, place]) =>
    'group' in place ? placesOf(place.level, `${above}${key}_0_`) : [above + key]
  )
}

/** The boxes of one field begin alike: `D_1`, `D_1__anyof_select`, `D_1_nullFlavor`. */
function placeOf(box: string, places: ReadonlySet<string>): string[] {
  const parts = box.split('_')
  const starts = parts.map((_, index) => parts.slice(0, parts.length - index).join('_'))
  return starts.filter((start) => places.has(start)).slice(0, 1)
}

for (const page of product.pages) {
  test.group(`The page "${page.page}" as a document of its own`, () => {
    test('is JSON Schema as the strictest reader wants it, and refers to nothing', ({ assert }) => {
      for (const language of languages) {
        const { schema } = bundlePage(page, product.catalogue, language)
        new Ajv({ strict: true, strictTypes: true, strictRequired: true }).compile(schema)
        assert.notInclude(JSON.stringify(schema), '$ref')
      }
    })

    test('shows in any form the fields of our editor, in their order', ({ assert }) => {
      const shown = fieldsOfPlainForm(product, page)
      assert.lengthOf(shown, page.elements.length)
      assert.deepEqual(shown, fieldsOfEditor(product, page.sections))
    })

    test('stays empty in any form while nobody says anything', ({ assert }) => {
      const { schema } = bundlePage(page, product.catalogue)
      const filled = getDefaultFormState(validator, schema, {}, schema, false, noAnswersOfItsOwn)
      assert.deepEqual(filled, {})
    })
  })
}

test.group('A page as a document of its own', () => {
  const part = (page: string, ...steps: string[]) =>
    steps.reduce<Record<string, unknown>>(
      (at, step) => at[step] as Record<string, unknown>,
      bundlePage(product.page(page)!, product.catalogue, 'zh') as never
    )

  test('states codes in the schema and their names in the ui, in one language', ({ assert }) => {
    assert.deepInclude(part('sd', 'schema', 'properties', 'C_3_1'), {
      type: 'string',
      title: '发送者类型',
      enum: ['1', '2', '3', '4', '5', '6', '7'],
    })
    assert.include(part('sd', 'uiSchema', 'C_3_1')['ui:enumNames'], '制药公司')
  })

  test('states length, null flavours and what is mandatory', ({ assert }) => {
    const [value, flavour] = part('dm', 'schema', 'properties', 'D_1').anyOf as [object, object]
    assert.deepInclude(value, { type: 'string', maxLength: 60 })
    assert.deepInclude(flavour, { required: ['nullFlavor'] })
    assert.include(part('ci', 'schema').required, 'C_1_1')
    assert.include(part('drug', 'schema', 'properties', 'G_k', 'items').required, 'G_k_1')
  })

  test('neither adds nor removes rows that belong to another page', ({ assert }) => {
    assert.deepInclude(part('ca', 'uiSchema', 'G_k')['ui:options'], { addable: false })
  })

  test('has what a plugin adds, where our editor has it', ({ assert }) => {
    const folder = 'tests/fixtures/plugins/with_element'
    const wider = FormSchemas.load([{ ...withElement, folder }])
    const page = wider.page('dm')!
    const shown = fieldsOfPlainForm(wider, page)
    assert.deepEqual(shown, fieldsOfEditor(wider, page.sections))
    assert.include(shown, 'D_X_1')
    assert.lengthOf(shown, product.page('dm')!.elements.length + 1)
  })

  test('has what a page document gains, where our editor has it', ({ assert }) => {
    const page = structuredClone(product.page('nr')!)
    page.sections[0]!.fields.unshift({ element: 'D.6', span: 4 })
    const shown = fieldsOfPlainForm(product, page)
    assert.equal(shown[0], 'D_6')
    assert.deepEqual(shown, fieldsOfEditor(product, page.sections))
  })
})
