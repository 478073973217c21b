import { test } from '@japa/runner'
import Form from '@rjsf/mui'
import { getDefaultFormState } from '@rjsf/utils'
import validator from '@rjsf/validator-ajv8'
import { Ajv } from 'ajv'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

import type { CaseContent } from '#kernel/case/content/case_content'
import { toKey } from '#kernel/case/content/element_id'
import { bundlePage } from '#kernel/case/forms/bundle/bundle_page'
import { FormSchemas } from '#kernel/case/forms/form_schemas'
import { inOrder } from '#kernel/case/forms/in_order'
import { PROFILES } from '#kernel/case/forms/load_catalogue'
import { isGroupField, type FormPage, type PageSection } from '#kernel/case/forms/page_layout'
import { pageLevel, type PageLevel } from '#kernel/case/forms/page_level'
import { elementsOfField } from '#kernel/case/forms/walk_layout'
import { type Language, languages } from '#kernel/language/words'
import { shownSections } from '#resources/forms/page/shown_sections'
import { noAnswersOfItsOwn } from '#resources/forms/panel/no_answers'
import withElement from '#tests/fixtures/plugins/with_element/plugin'
import { fieldsOfBoxes } from '#tests/journeys/kit/fields_of_page'

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
function fieldsOfPlainForm(
  { catalogue }: FormSchemas,
  page: FormPage,
  language: Language = 'en'
): string[] {
  const { schema, uiSchema } = bundlePage(page, catalogue, language)
  const html = renderToStaticMarkup(
    createElement(Form, {
      schema,
      uiSchema,
      validator,
      formData: aRowEach(pageLevel(page.sections)),
      experimental_defaultFormStateBehavior: noAnswersOfItsOwn,
    })
  )
  const boxes = [...html.matchAll(/ id="(root_[^"]*)"/g)].map(([, id]) => id!)
  return fieldsOfBoxes(boxes, pageLevel(page.sections))
}

function aRowEach(level: PageLevel): CaseContent {
  const content: CaseContent = {}
  for (const [key, place] of level) {
    if ('group' in place) content[key] = [{ id: '1', ...aRowEach(place.level) }]
  }
  return content
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

    test('shows in any form the fields of our editor, in their order of either language', ({
      assert,
    }) => {
      for (const language of languages) {
        const shown = fieldsOfPlainForm(product, page, language)
        assert.lengthOf(shown, page.elements.length)
        assert.deepEqual(shown, fieldsOfEditor(product, inOrder(page.sections, language)))
      }
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
    assert.deepInclude(part('sender', 'schema', 'properties', 'C_3_1'), {
      type: 'string',
      title: '发送者类型',
      enum: ['1', '2', '3', '4', '5', '6', '7'],
    })
    assert.include(part('sender', 'uiSchema', 'C_3_1')['ui:enumNames'], '制药公司')
  })

  test('states length, null flavours and what is mandatory', ({ assert }) => {
    const [value, flavour] = part('patient', 'schema', 'properties', 'D_1').anyOf as [
      object,
      object,
    ]
    assert.deepInclude(value, { type: 'string', maxLength: 60 })
    assert.deepInclude(flavour, { required: ['nullFlavor'] })
    assert.include(part('case_identification', 'schema').required, 'C_1_1')
    assert.include(part('drug', 'schema', 'properties', 'G_k', 'items').required, 'G_k_1')
  })

  test('neither adds nor removes rows that belong to another page', ({ assert }) => {
    assert.deepInclude(part('causality', 'uiSchema', 'G_k')['ui:options'], { addable: false })
  })

  test('has what a plugin adds, where our editor has it', ({ assert }) => {
    const folder = 'tests/fixtures/plugins/with_element'
    const wider = FormSchemas.load([{ ...withElement, folder }])
    const page = wider.page('patient')!
    const shown = fieldsOfPlainForm(wider, page)
    assert.deepEqual(shown, fieldsOfEditor(wider, page.sections))
    assert.include(shown, 'D_X_1')
    assert.lengthOf(shown, product.page('patient')!.elements.length + 1)
  })

  test('has what a page document gains, where our editor has it', ({ assert }) => {
    const page = structuredClone(product.page('narrative')!)
    page.sections[0]!.fields.unshift({ element: 'D.6', span: 4 })
    const shown = fieldsOfPlainForm(product, page)
    assert.equal(shown[0], 'D_6')
    assert.deepEqual(shown, fieldsOfEditor(product, page.sections))
  })
})
