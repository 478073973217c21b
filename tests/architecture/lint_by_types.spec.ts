import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'

import { runProgram } from '../../scripts/lib/run_program.ts'

test.group('Lint by types', (group) => {
  let settings: string

  // All of .oxlintrc.json but for what it leaves alone, which the broken house is.
  group.setup(() => {
    const folder = mkdtempSync(join(tmpdir(), 'pharos-oxlint-'))
    settings = join(folder, 'oxlint.json')
    writeFileSync(settings, JSON.stringify({ extends: [app.makePath('.oxlintrc.json')] }))
    return () => rmSync(folder, { recursive: true })
  })

  /** What is refused in a file of the broken house: the line and the rule. */
  async function brokenIn(file: string): Promise<string[]> {
    const { output } = await runProgram(process.execPath, [
      'node_modules/oxlint/bin/oxlint',
      ...['--type-aware', '--config', settings, '--format=unix'],
      join('tests/architecture/broken_house', file),
    ])
    return [...output.matchAll(/:(\d+):\d+: .*typescript\((.+)\)\]$/gm)].map(
      ([, line, rule]) => `${line} ${rule}`
    )
  }

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
