import { join } from 'node:path'
import { test } from '@japa/runner'

import { inFolder, lint, ROOT } from '#tests/architecture/oxlint'

/** What is said of types in every file, but for what is left alone, which the broken house is. */
const SETTINGS = '{ ...house, overrides: [], ignorePatterns: [] }'

/** What is refused in a file of the broken house: the line and the rule. */
async function brokenIn(file: string): Promise<string[]> {
  const path = join('tests/architecture/broken_house', file)
  const refusals = await inFolder((place) =>
    lint({ folder: ROOT, place, settings: SETTINGS }, [path])
  )
  return refusals.map(({ line, rule }) => `${line} ${rule}`)
}

test.group('Lint by types', () => {
  test('refuses promises that nobody waits for or that are taken for answers, and a case left out', async ({
    assert,
  }) => {
    assert.deepEqual(await brokenIn('scripts/forgets_to_wait.ts'), [
      '4 no-floating-promises',
      '5 no-floating-promises',
      '6 no-misused-promises',
      '6 await-thenable',
      '7 switch-exhaustiveness-check',
    ])
  })

  test('allows queries put together step by step, and a switch that says what becomes of the rest', async ({
    assert,
  }) => {
    assert.deepEqual(await brokenIn('scripts/waits.ts'), [])
  })
})
