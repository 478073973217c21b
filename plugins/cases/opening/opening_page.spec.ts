import { test } from '@japa/runner'

import { FormSchemas } from '#kernel/forms/form_schemas'

import { openingPage } from '#plugins/cases/opening/opening_page'

const forms = FormSchemas.load()
const evaluationPages = ['nowhere', 'ca', 'nr']

test.group('The page on which a case opens', () => {
  test('is case identification', ({ assert }) => {
    assert.equal(openingPage(forms, { status: 'ENTRY', evaluationPages }), 'ci')
    assert.equal(openingPage(forms, { status: 'EVALUATION', evaluationPages: [] }), 'ci')
  })

  test('is the first configured evaluation page in status EVALUATION', ({ assert }) => {
    assert.equal(openingPage(forms, { status: 'EVALUATION', evaluationPages }), 'ca')
  })

  test('is the page that was asked for, where there is such a page', ({ assert }) => {
    const asked = (pageId: string) =>
      openingPage(forms, { status: 'EVALUATION', pageId, evaluationPages })
    assert.equal(asked('dm'), 'dm')
    assert.equal(asked('meddra'), 'meddra')
    assert.equal(asked('../admin'), 'ca')
  })
})
