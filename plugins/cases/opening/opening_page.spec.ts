import { test } from '@japa/runner'

import { FormSchemas } from '#kernel/forms/form_schemas'

import type { ProcessNode } from '#plugins/cases/contract/process'
import { openingPage } from '#plugins/cases/opening/opening_page'

const forms = FormSchemas.load()
const evaluationPages = ['nowhere', 'ca', 'nr']
const node = (kind: ProcessNode['kind'], opensOn?: string): ProcessNode => ({
  ...{ key: 'X', name: { en: 'X', zh: 'X' }, kind, opensOn, isCoded: true },
})
const judged = node('evaluation')

test.group('The page on which a case opens', () => {
  test('is case identification', ({ assert }) => {
    assert.equal(openingPage(forms, { node: node('entry'), evaluationPages }), 'ci')
    assert.equal(openingPage(forms, { node: judged, evaluationPages: [] }), 'ci')
    assert.equal(openingPage(forms, { evaluationPages }), 'ci', 'a status without a node')
  })

  test('is the first configured evaluation page at a node of evaluation', ({ assert }) => {
    assert.equal(openingPage(forms, { node: judged, evaluationPages }), 'ca')
  })

  test('is that of the node, where there is such a page', ({ assert }) => {
    assert.equal(openingPage(forms, { node: node('work', 'nr'), evaluationPages }), 'nr')
    assert.equal(openingPage(forms, { node: node('work', 'nowhere'), evaluationPages }), 'ci')
    const both = { node: node('evaluation', 'dm'), evaluationPages: [] }
    assert.equal(openingPage(forms, both), 'dm')
  })

  test('is the page that was asked for, where there is such a page', ({ assert }) => {
    const asked = (pageId: string) => openingPage(forms, { node: judged, pageId, evaluationPages })
    assert.equal(asked('dm'), 'dm')
    assert.equal(asked('meddra'), 'meddra')
    assert.equal(asked('../admin'), 'ca')
  })
})
