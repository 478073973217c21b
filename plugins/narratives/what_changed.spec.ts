import { test } from '@japa/runner'

import type { CaseContent } from '#kernel/case/content/case_content'
import type { Language } from '#kernel/language/words'

import { shippedTemplates } from '#plugins/narratives/contract/shipped_templates'
import { tellCase } from '#plugins/narratives/contract/tell_case'
import { whatChanged } from '#plugins/narratives/contract/what_changed'
import { narrativeSchemas } from '#plugins/narratives/tests/narrative_schemas'

const { catalogue } = narrativeSchemas

function changes(contents: readonly CaseContent[], language: Language): string[] {
  const told = (content: CaseContent) => ({ content, catalogue, terms: new Map() })
  const tell = (content: CaseContent) =>
    tellCase(shippedTemplates.spontaneous, told(content), language).filter(
      ({ id }) => id !== 'latest'
    )
  const [then] = contents
  const now = contents.at(-1)!
  const states = { then: tell(then!), now: tell(now), contents }
  return whatChanged(states, told(now), language).map(({ text }) => text)
}

const first: CaseContent = {
  C_1_4: '2026-11-01',
  C_1_5: '2026-11-01',
  D_5: '2',
  D_3: '58',
  E_i: [{ id: 'e1', E_i_1_2: 'rash', E_i_7: '2' }],
}

test.group('What changed since a version', () => {
  test('tells news apart from corrections by when newer information came', ({ assert }) => {
    const corrected = { ...first, D_3: '59' }
    const followed = {
      ...corrected,
      C_1_5: '2026-11-12',
      E_i: [{ id: 'e1', E_i_1_2: 'rash', E_i_4: '2026-10-18', E_i_7: '1' }],
      F_r: [{ id: 'f1', F_r_2_1: 'ALT', F_r_3_2: '90', F_r_3_3: 'U/L' }],
    }
    assert.deepEqual(changes([first, corrected, followed], 'en'), [
      'Correction: Weight (kg) changed from 58 to 59.',
      'New information: Start date of rash is 18 Oct 2026.',
      'New information: The result of ALT was 90 U/L.',
      'New information: Outcome of rash changed from recovering / resolving to recovered / resolved.',
    ])
  })

  test('says nothing where nothing changed', ({ assert }) => {
    assert.deepEqual(changes([first, { ...first, C_1_5: '2026-11-02' }], 'zh'), [])
  })

  test('tells what is no longer reported', ({ assert }) => {
    assert.deepEqual(changes([first, { ...first, E_i: [] }], 'zh'), [
      '不再报告：她出现rash，发生日期不详。',
      '不再报告：rash好转。',
    ])
  })
})
