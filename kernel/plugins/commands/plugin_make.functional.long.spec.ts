// needs: all
import { execFile, execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

import { pluginLine, withPluginLine } from '#kernel/plugins/make/plugin_line'
import { freshCopy } from '#tests/fresh_copy'

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

  test('makes a plugin that boots, passes its own specs and leaves nothing else changed', async ({
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

    // A word of the language, with a digit.
    const made = await run(copy.folder, 'ace.ts', 'plugin:make', 'new_2', '--act', '--screen')
    assert.equal(made.code, 0, made.output)
    assert.include(made.output, 'plugins/new_2/ui/screens/overview/overview.tsx')
    assert.deepEqual(git('status', '--porcelain').trim().split('\n').sort(), [
      '?? plugins/new_2/',
      'M config/plugins.ts',
    ])
    const specs = '--files=plugins/new_2'
    const tested = await run(copy.folder, 'bin/test.ts', 'functional', specs)
    assert.equal(tested.code, 0, tested.output)
    assert.include(tested.output, '4 passed, 0 failed')

    const again = await run(copy.folder, 'ace.ts', 'plugin:make', 'new_2')
    assert.equal(again.code, 1)
    assert.include(again.output, 'There is a plugin "new_2" already')
    const taken = await run(copy.folder, 'ace.ts', 'plugin:make', 'license')
    assert.include(taken.output, 'The name "license" stands for an address already')
  })

  test('prints the line when the list is written another way', async ({ assert, cleanup }) => {
    const copy = freshCopy()
    cleanup(copy.remove)
    const file = join(copy.folder, 'config/plugins.ts')
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^\]$/m, '].slice()'))
    const { output } = await run(copy.folder, 'ace.ts', 'plugin:make', 'drug_watch', '--table')
    assert.include(output, 'Add this line to config/plugins.ts')
    assert.include(output, 'plugins/drug_watch/records/notes.ts')
    assert.notMatch(output, /add_note|overview\.tsx/)
  })
})
