import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

import { schemaCommands } from '#kernel/forms/commands/main'

/** Runs a schema command in this process and gives back its exit code and what it printed. */
async function run(name: string, ...args: string[]) {
  const ace = await app.container.make('ace')
  const command = schemaCommands.find(({ commandName }) => commandName === name)!
  ace.ui.switchMode('raw')
  const made = await ace.create(command, args)
  await made.exec()
  const text = made.logger.getLogs().map(({ message }) => message)
  return { exitCode: made.exitCode, text: text.join('\n') }
}

test.group('Schema commands', () => {
  test('schema:list names the pages with their versions and counts the elements', async ({
    assert,
  }) => {
    const { text, exitCode } = await run('schema:list', '--json')
    const description = JSON.parse(text) as {
      pages: { page: string; version: number }[]
      elements: Record<string, number>
    }
    assert.equal(exitCode, 0)
    assert.equal(description.elements.ich, 223)
    assert.deepInclude(description.pages[5], { page: 'dm', version: 2 })
    const plain = await run('schema:list')
    assert.match(plain.text, /dm +v2 +\d+ elements in \d+ sections {2}Patient \/ 患者/)
  })

  test('schema:compile says whether there was anything to do', async ({ assert }) => {
    await run('schema:compile')
    const { text } = await run('schema:compile', '--json')
    assert.deepInclude(JSON.parse(text), { ok: true, compiled: false })
  })

  test('schema:diff tells what changed on the patient page and how stored cases follow', async ({
    assert,
  }) => {
    const { text } = await run('schema:diff', 'dm')
    assert.include(text, 'page dm, version 1 to 2\n  + D.2.2a')
    assert.include(text, '  - D.2.2\n')
    assert.include(text, 'stored cases: D_2_2.value -> D_2_2a')
  })

  test('schema:diff of a page that does not exist ends with 1 and a sentence', async ({
    assert,
  }) => {
    const { text, exitCode } = await run('schema:diff', 'feet', '--json')
    assert.equal(exitCode, 1)
    assert.deepEqual(JSON.parse(text), { ok: false, refusal: 'There is no page "feet"' })
  })

  test('schema:check passes for the product as it is installed', async ({ assert }) => {
    const { text, exitCode } = await run('schema:check', '--json')
    const report = JSON.parse(text) as {
      ok: boolean
      gap?: string
      layers: { layer: string; missing: string[] }[]
    }
    assert.isTrue(report.ok, report.gap)
    assert.equal(exitCode, 0)
    assert.includeMembers(
      report.layers.map(({ layer }) => layer),
      ['pages', 'validators', 'differences', 'labels']
    )
  })
})
