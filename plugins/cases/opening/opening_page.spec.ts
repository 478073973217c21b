import { test } from '@japa/runner'

import { FormSchemas } from '#kernel/case/forms/form_schemas'

import type { ProcessNode } from '#plugins/cases/contract/process'
import { openingPage } from '#plugins/cases/opening/opening_page'

const forms = FormSchemas.load()
const evaluationPages = ['nowhere', 'causality', 'narrative']
const node = (kind: ProcessNode['kind'], opensOn?: string): ProcessNode => ({
  ...{ key: 'X', name: { en: 'X', zh: 'X' }, kind, opensOn, isCoded: true },
})
const judged = node('evaluation')

test.group('The page on which a case opens', () => {
  test('is case identification', ({ assert }) => {
    assert.equal(
      openingPage(forms, { node: node('entry'), evaluationPages }),
      'case_identification'
    )
    assert.equal(openingPage(forms, { node: judged, evaluationPages: [] }), 'case_identification')
    assert.equal(
      openingPage(forms, { evaluationPages }),
      'case_identification',
      'a status without a node'
    )
  })

  test('is the first configured evaluation page at a node of evaluation', ({ assert }) => {
    assert.equal(openingPage(forms, { node: judged, evaluationPages }), 'causality')
  })

  test('is that of the node, where there is such a page', ({ assert }) => {
    assert.equal(
      openingPage(forms, { node: node('work', 'narrative'), evaluationPages }),
      'narrative'
    )
    assert.equal(
      openingPage(forms, { node: node('work', 'nowhere'), evaluationPages }),
      'case_identification'
    )
    const both = { node: node('evaluation', 'patient'), evaluationPages: [] }
    assert.equal(openingPage(forms, both), 'patient')
  })

  test('is the page that was asked for, where there is such a page', ({ assert }) => {
    const asked = (pageId: string) => openingPage(forms, { node: judged, pageId, evaluationPages })
    assert.equal(asked('patient'), 'patient')
    assert.equal(asked('dm'), 'patient', 'by its code')
    assert.equal(asked('meddra'), 'meddra')
    assert.equal(asked('../admin'), 'causality')
  })
})
