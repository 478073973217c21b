import { test } from '@japa/runner'

import type { CaseContent } from '#kernel/case/content/case_content'

import { feedbackCodesOf } from '#plugins/feedback/receiving/feedback_code'
import { feedbackFactsOf } from '#plugins/feedback/receiving/feedback_facts'

const number = (source: string, code: CaseContent[string]) => ({
  id: `${source} ${JSON.stringify(code)}`,
  C_1_9_1_r_1: source,
  C_1_9_1_r_2: code as string,
})

test.group('The feedback code of a message', () => {
  test('is the identifier (C.1.9.1.r.2) whose source is called so, whatever else identifies the case', ({
    assert,
  }) => {
    const others = [number('HOSPITAL', 'H-1'), number('反馈码', ' FK-1 ')]
    assert.deepEqual(feedbackCodesOf({ C_1_1: 'CN-1', C_1_9_1_r: others }), ['FK-1'])
    const english = [number('Feedback  Code', 'FK-2')]
    assert.deepEqual(feedbackCodesOf({ C_1_1: 'CN-1', C_1_9_1_r: english }), ['FK-2'])
  })

  test('is the number of the regulator (C.1.1) where no source is called so', ({ assert }) => {
    assert.deepEqual(feedbackCodesOf({ C_1_1: 'CN-1', C_1_9_1_r: [number('HOSPITAL', 'H-1')] }), [
      'CN-1',
    ])
    assert.deepEqual(feedbackCodesOf({ C_1_1: 'CN-1' }), ['CN-1'])
  })

  test('is missing where its place holds nothing, or a null flavour, and no other place stands in for it', ({
    assert,
  }) => {
    assert.deepEqual(feedbackCodesOf({}), [])
    assert.deepEqual(feedbackCodesOf({ C_1_1: { nullFlavor: 'MSK' } }), [])
    const masked = [number('反馈码', { nullFlavor: 'MSK' })]
    assert.deepEqual(feedbackCodesOf({ C_1_1: 'CN-1', C_1_9_1_r: masked }), [])
  })

  test('is told with every other one that the message names', ({ assert }) => {
    const two = [number('反馈码', 'FK-1'), number('反馈码', 'FK-2'), number('反馈码', 'FK-1')]
    assert.deepEqual(feedbackCodesOf({ C_1_9_1_r: two }), ['FK-1', 'FK-2'])
  })
})

test.group('What a list tells of a message', () => {
  test('is its suspect drugs, its reactions as reported, and the day of its most recent information', ({
    assert,
  }) => {
    const told = feedbackFactsOf({
      C_1_4: '2026-01-10',
      C_1_5: '2026-02-01',
      E_i: [
        { id: '1', E_i_1_1a: '皮疹', E_i_1_2: 'Rash' },
        { id: '2', E_i_1_2: 'Fever' },
        { id: '3', E_i_2_1b: { value: '90100001', displayName: 'Demo rash' } },
      ],
      G_k: [
        { id: '4', G_k_1: '2', G_k_2_2: 'Concomitant' },
        { id: '5', G_k_1: '1', G_k_2_2: 'Suspect' },
        { id: '6', G_k_1: '3', G_k_2_2: 'Interacting' },
      ],
    })
    assert.deepEqual(told, {
      product: 'Suspect; Interacting',
      event: '皮疹; Fever; Demo rash',
      receivedOn: '2026-02-01',
    })
  })

  test('is nothing where the message says nothing, and a first day where there is no later one', ({
    assert,
  }) => {
    const nothing = { product: null, event: null, receivedOn: null }
    assert.deepEqual(feedbackFactsOf({}), nothing)
    assert.deepEqual(feedbackFactsOf({ C_1_4: '2026-01' }), { ...nothing, receivedOn: '2026-01' })
  })
})
