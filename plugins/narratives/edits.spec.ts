import { test } from '@japa/runner'

import type { CaseContent } from '#kernel/case/content/case_content'

import { type NarrativeEdit, withEdits, writtenOf } from '#plugins/narratives/contract/edits'
import { shippedTemplates } from '#plugins/narratives/contract/shipped_templates'
import { tellCase } from '#plugins/narratives/contract/tell_case'
import { wholeText } from '#plugins/narratives/contract/whole_text'
import { narrativeSchemas } from '#plugins/narratives/tests/narrative_schemas'

const { catalogue } = narrativeSchemas

/** A woman who took a drug in some dose, with what is said beside it. */
const caseWith = (dose: string, more: CaseContent = {}): CaseContent => ({
  D_5: '2',
  E_i: [{ id: 'e1', E_i_1_2: 'rash' }],
  G_k: [
    {
      id: 'g1',
      G_k_1: '1',
      G_k_2_2: 'Demotab',
      G_k_4_r: [{ id: 'd1', G_k_4_r_1a: dose, G_k_4_r_1b: 'mg' }],
    },
  ],
  ...more,
})

const told = (content: CaseContent) =>
  tellCase(shippedTemplates.spontaneous, { content, catalogue, terms: new Map() }, 'en')

/** The sentence of the drug, as somebody wrote it while the case said 10 mg. */
function byHand(text: string): NarrativeEdit {
  const sentence = told(caseWith('10')).find(({ id }) => id === 'suspect@g1')!
  return {
    id: 'suspect@g1',
    kind: 'edited',
    section: 'drugs',
    after: 'patient',
    text,
    said: sentence.elements,
  }
}

const text = (content: CaseContent, edits: readonly NarrativeEdit[]) =>
  wholeText(writtenOf(withEdits(told(content), edits)), 'en')

test.group('A narrative that people worked on', () => {
  test('keeps the sentence that was edited by hand, and others follow the case', ({ assert }) => {
    const edit = byHand('She took Demotab 10 mg with milk.')
    assert.equal(
      text(caseWith('20', { D_5: '1' }), [edit]),
      'The patient was a male.\nShe took Demotab 10 mg with milk.\nHe experienced rash on an unknown date.'
    )
  })

  test('says where a sentence by hand differs from the case', ({ assert }) => {
    const standing = withEdits(told(caseWith('20')), [byHand('She took Demotab 10 mg with milk.')])
    const edited = standing.find(({ state }) => state === 'edited')
    const dose = ['G_k[g1].G_k_4_r[d1].G_k_4_r_1a', 'G_k[g1].G_k_4_r[d1].G_k_4_r_1b']
    assert.deepEqual(edited?.otherwise, [{ says: '10 mg', now: '20 mg', paths: dose }])
    assert.isTrue(standing.every(({ state, otherwise }) => state === 'edited' || !otherwise.length))
  })

  test('finds nothing where the case is as it was, or where the text says the new value', ({
    assert,
  }) => {
    const findings = (dose: string, words: string) =>
      withEdits(told(caseWith(dose)), [byHand(words)]).flatMap(({ otherwise }) => otherwise)
    assert.deepEqual(findings('10', 'She took Demotab 10 mg.'), [])
    assert.deepEqual(findings('20', 'She took Demotab 20 mg.'), [])
    assert.deepEqual(findings('20', 'She took some Demotab.'), [])
  })

  test('says that an outcome is another one, which the text has in words of its own', ({
    assert,
  }) => {
    const outcome = (code: string): CaseContent => ({
      E_i: [{ id: 'e1', E_i_1_2: 'rash', E_i_7: code }],
    })
    const sentence = told(outcome('2')).find(({ id }) => id === 'outcome@e1')!
    const edit: NarrativeEdit = {
      ...{ id: 'outcome@e1', kind: 'edited', section: 'course', after: 'event@e1' },
      ...{ text: 'The rash was fading.', said: sentence.elements },
    }
    const [edited] = withEdits(told(outcome('1')), [edit]).filter(({ state }) => state === 'edited')
    assert.deepEqual(edited?.otherwise, [
      { says: 'recovering / resolving', now: 'recovered / resolved', paths: ['E_i[e1].E_i_7'] },
    ])
  })

  test('keeps a sentence by hand whose row is gone, and says so', ({ assert }) => {
    const edit = byHand('She took Demotab 10 mg.')
    const standing = withEdits(told({ D_5: '2' }), [edit])
    assert.deepEqual(
      standing.map(({ id, state }) => [id, state]),
      [
        ['patient', 'follows'],
        ['suspect@g1', 'edited'],
      ]
    )
    assert.include(
      standing[1]!.otherwise.map(({ says }) => says),
      '10 mg'
    )
  })

  test('leaves out what was deleted, and goes on leaving it out', ({ assert }) => {
    const edit: NarrativeEdit = {
      ...{ id: 'suspect@g1', kind: 'deleted', section: 'drugs', after: 'patient' },
    }
    assert.equal(
      text(caseWith('20'), [edit]),
      'The patient was a female.\nShe experienced rash on an unknown date.'
    )
    const [deleted] = withEdits(told(caseWith('20')), [edit]).filter(
      ({ state }) => state === 'deleted'
    )
    assert.equal(deleted?.template?.text, 'She received the suspect drug Demotab, 20 mg.')
  })

  test('keeps an own sentence where it was put', ({ assert }) => {
    const own: NarrativeEdit = {
      ...{ id: 'own:1', kind: 'own', section: 'drugs', after: 'suspect@g1' },
      text: 'It was bought abroad.',
    }
    const expected = (dose: string) =>
      `The patient was a female.\nShe received the suspect drug Demotab, ${dose} mg. It was bought abroad.\nShe experienced rash on an unknown date.`
    assert.equal(text(caseWith('10'), [own]), expected('10'))
    assert.equal(text(caseWith('30'), [own]), expected('30'))
    assert.include(text({ D_5: '2' }, [own]), 'It was bought abroad.')
  })
})
