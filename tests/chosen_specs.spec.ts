import { test } from '@japa/runner'

import { chosenSpecs } from '#tests/chosen_specs'

test.group('Specs chosen on the command line', () => {
  test('a folder stands for the specs in it, a file for itself', ({ assert }) => {
    const chosen = chosenSpecs([
      'unit',
      '--files=kernel/case/rules',
      '--files=tests/chosen_specs.spec.ts',
    ])
    assert.include(chosen, '--files=kernel/case/rules/compile_rules.spec.ts')
    assert.notInclude(chosen, '--files=kernel/case/rules')
    assert.equal(chosen[0], 'unit')
    assert.equal(chosen.at(-1), '--files=tests/chosen_specs.spec.ts')
  })

  test('a folder without one is refused: it would choose them all', ({ assert }) => {
    assert.throws(() => chosenSpecs(['--files=tests/rules']), 'There is no spec in tests/rules')
  })

  test('what is not there is refused: a run of no specs would pass', ({ assert }) => {
    const mistyped = 'tests/chosen_spec.ts'
    assert.throws(
      () => chosenSpecs([`--files=${mistyped}`]),
      `There is no file or folder ${mistyped}`
    )
  })
})
