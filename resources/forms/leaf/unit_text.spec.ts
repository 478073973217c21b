import { test } from '@japa/runner'

import { unitText } from '#resources/forms/leaf/unit_text'

test.group('A unit of UCUM', () => {
  test('is written as people write it: {0}')
    .with([
      ['mg', 'mg'],
      ['d', 'd'],
      ['ug/kg', 'µg/kg'],
      ['mg/m2', 'mg/m²'],
      ['k[iU]', 'kIU'],
      ['[iU]/kg', 'IU/kg'],
      ['uCi', 'µCi'],
      ['10*9/L', '10⁹/L'],
      ['10*-3', '10⁻³'],
      ['%', '%'],
      ['mmol/L', 'mmol/L'],
      ['/uL', '/µL'],
    ] as const)
    .run(({ assert }, [code, text]) => {
      assert.equal(unitText(code, 'a name', 'en'), text)
    })

  test('is told by its name where the code only describes it', ({ assert }) => {
    assert.equal(unitText('{cyclical}', '周期性', 'zh'), '周期性')
    assert.equal(unitText('[drp]', 'drop', 'en'), 'drop')
    assert.equal(unitText('10.a', 'decade', 'en'), 'decade')
    assert.equal(unitText('{DF}', undefined, 'en'), 'DF')
  })

  test('of long times has a letter of its own in each language', ({ assert }) => {
    assert.deepEqual([unitText('a', 'year', 'en'), unitText('a', '年', 'zh')], ['y', '年'])
  })
})
