import { execFile, execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

import { pluginFiles } from '#kernel/plugins/make/plugin_files'
import { pluginLine, withPluginLine } from '#kernel/plugins/make/plugin_line'
import { freshCopy } from '#tests/fresh_copy'

const EXPECTED = app.makePath('tests/fixtures/expected/plugin_make')

/** Runs a program of the copy; gives what it says and how it ended. */
async function run(folder: string, ...args: string[]) {
  const server = Object.assign(new URL(process.env.DATABASE_URL!), { pathname: '/postgres' })
  const env = { ...process.env, TEST_DATABASE_URL: server.toString(), TEST_PORT: '0' }
  const options = { cwd: folder, env }
  const imports = ['--import', './kernel/typescript/register.mjs']
  return promisify(execFile)(process.execPath, [...imports, ...args], options)
    .then(({ stdout }) => ({ code: 0, output: stdout }))
    .catch(({ code, stdout, stderr }) => ({ code, output: `${stdout}${stderr}` }))
}

test.group('plugin:make', () => {
  test('makes the files that are expected', ({ assert }) => {
    const files = pluginFiles('drug_watch')
    const names = readdirSync(EXPECTED).map((file) => file.replace(/\.expected$/, ''))
    assert.sameMembers(
      Object.keys(files).map((file) => file.replaceAll('/', '.')),
      names
    )
    for (const [file, text] of Object.entries(files)) {
      const path = join(EXPECTED, `${file.replaceAll('/', '.')}.expected`)
      assert.equal(text, readFileSync(path, 'utf8'), file)
    }
  })

  test('adds one line to the list of plugins, once, and leaves a list alone that it cannot read', ({
    assert,
  }) => {
    const text = readFileSync(app.makePath('config/plugins.ts'), 'utf8')
    const more = withPluginLine(text, 'drug_watch')!
    const added = more.split('\n').filter((line) => !text.split('\n').includes(line))
    assert.deepEqual(added, [pluginLine('drug_watch').trimEnd()])
    assert.equal(withPluginLine(more, 'drug_watch'), more)
    assert.isNull(withPluginLine('export const installed = []', 'drug_watch'))
  })

  test('makes a plugin that boots, passes its own spec and leaves nothing else changed', async ({
    assert,
    cleanup,
  }) => {
    const copy = freshCopy()
    cleanup(copy.remove)
    const git = (...args: string[]) =>
      execFileSync('git', args, { cwd: copy.folder, encoding: 'utf8' })
    git('init', '-q')
    git('add', '.')
    git('-c', 'user.name=x', '-c', 'user.email=x@example.org', 'commit', '-qm', 'copy')

    const made = await run(copy.folder, 'ace.js', 'plugin:make', 'drug_watch')
    assert.equal(made.code, 0, made.output)
    assert.deepEqual(git('status', '--porcelain').trim().split('\n').sort(), [
      '?? plugins/drug_watch/',
      'M config/plugins.ts',
    ])
    const spec = '--files=plugins/drug_watch/overview/overview.functional.spec.ts'
    const tested = await run(copy.folder, 'bin/test.ts', 'functional', spec)
    assert.equal(tested.code, 0, tested.output)
    assert.include(tested.output, '2 passed, 0 failed')

    const again = await run(copy.folder, 'ace.js', 'plugin:make', 'drug_watch')
    assert.equal(again.code, 1)
    assert.include(again.output, 'There is a plugin "drug_watch" already')
    const wrong = await run(copy.folder, 'ace.js', 'plugin:make', 'Drug-Watch')
    assert.include(wrong.output, 'The name "Drug-Watch" is not in snake_case')
  }).timeout(120_000)

  test('prints the line when the list is written another way', async ({ assert, cleanup }) => {
    const copy = freshCopy()
    cleanup(copy.remove)
    const file = join(copy.folder, 'config/plugins.ts')
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^\]$/m, '].slice()'))
    const { output } = await run(copy.folder, 'ace.js', 'plugin:make', 'drug_watch')
    assert.include(output, 'Add this line to config/plugins.ts')
  }).timeout(60_000)
})
