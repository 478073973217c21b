import { test } from '@japa/runner'

import type { CodeList } from '#kernel/case/content/element_definition'
import { codeOfText } from '#resources/forms/codes/code_of_text'

const outcome: CodeList = {
  id: 'outcome',
  name: { en: 'Outcome', zh: '转归' },
  codes: [
    { code: '1', name: { en: 'Recovered', zh: '痊愈' } },
    { code: '5', name: { en: 'Fatal', zh: '致死' }, alias: ['F'] },
  ],
}
const other: CodeList = { id: 'other', name: outcome.name, codes: [{ code: '048' }] }

test.group('What is typed into a box for a code', () => {
  test('stands for the code that it is, that it names or spells otherwise', ({ assert }) => {
    const texts = ['5', 'fatal', '致死', 'F', '048']
    assert.deepEqual(
      texts.map((text) => codeOfText([outcome, other], text)),
      ['5', '5', '5', '5', '048']
    )
  })

  test('stands for nothing where no list has it', ({ assert }) => {
    for (const text of ['hf', 'fat', '9']) assert.isUndefined(codeOfText([outcome, other], text))
  })

  test('stands for itself where the list is open, or its codes are not known', ({ assert }) => {
    assert.equal(codeOfText([{ ...outcome, open: true }], 'hf'), 'hf')
    assert.equal(codeOfText([{ ...outcome, codes: [] }], 'hf'), 'hf')
    assert.equal(codeOfText([undefined], 'hf'), 'hf')
  })
})
