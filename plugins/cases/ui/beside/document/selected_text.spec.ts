import { test } from '@japa/runner'

import { fitted, runningText } from '#plugins/cases/ui/beside/document/selected_text'

test.group('A text that is copied from a document', () => {
  test('its lines run on with a blank between words, with none in Chinese', ({ assert }) => {
    assert.equal(
      runningText('The patient was\ndischarged  on\r\n12 May.', true),
      'The patient was discharged on 12 May.'
    )
    assert.equal(
      runningText('患者于五月十二\n日出院，\n血压 120/80', true),
      '患者于五月十二日出院，血压 120/80'
    )
    assert.equal(runningText('给予阿司匹林\naspirin 100 mg', true), '给予阿司匹林 aspirin 100 mg')
  })

  test('an empty line stays a paragraph, but not in a field of one line', ({ assert }) => {
    assert.equal(runningText('First.\n \nSecond\nline.', true), 'First.\nSecond line.')
    assert.equal(runningText('First.\n \nSecond\nline.', false), 'First. Second line.')
  })

  test('a hyphen at the end of a line is kept and no blank follows it', ({ assert }) => {
    assert.equal(runningText('anti-\ninflammatory', true), 'anti-inflammatory')
  })

  test('characters that no case takes are left out', ({ assert }) => {
    assert.equal(runningText('a\0b\u0007c\ufffed\u00ade\t f', true), 'abcde f')
    assert.equal(runningText('half \ud800', true), 'half \ufffd')
  })

  test('it stands off from what is before and after it, but not in Chinese', ({ assert }) => {
    assert.equal(fitted('Recovered.', 'No rash', 'was seen'), ' No rash ')
    assert.equal(fitted('Recovered. ', 'No rash', '.'), 'No rash')
    assert.equal(fitted('已出院。', '皮疹消退', '。'), '皮疹消退')
    assert.equal(fitted('', 'No rash', ''), 'No rash')
  })

  test('blanks alone are nothing', ({ assert }) => assert.equal(runningText(' \n\n ', true), ''))
})
