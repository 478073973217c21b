import { execFile } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { test } from '@japa/runner'

import { installed } from '#config/plugins'
import { withClient } from '#tests/test_database'
import { freshCopy } from '#tests/fresh_copy'

const required = new Set(installed.flatMap(({ requires }) => requires ?? []))
const optional = installed.map(({ name }) => name).filter((name) => !required.has(name))

/** Removes a plugin the way an operator does: its folder and its line in config/plugins.ts. */
function removePlugin(root: string, name: string) {
  rmSync(join(root, 'plugins', name), { recursive: true })
  const file = join(root, 'config/plugins.ts')
  const lines = readFileSync(file, 'utf8').split('\n')
  writeFileSync(file, lines.filter((line) => !line.includes(`#plugins/${name}/`)).join('\n'))
}

test.group('A plugin that nobody requires can be left out', () => {
  test('there is one', ({ assert }) => {
    assert.isAbove(optional.length, 0)
  })

  for (const name of optional) {
    test(`without ${name}: tables are made, the application boots and lists the others`, async ({
      assert,
      cleanup,
    }) => {
      const copy = freshCopy()
      cleanup(copy.remove)
      removePlugin(copy.folder, name)

      const database = `pharos_run_${process.pid}_${name}`
      const url = Object.assign(new URL(process.env.DATABASE_URL!), { pathname: `/${database}` })
      await withClient(process.env.DATABASE_URL!, (client) =>
        client.query(`create database ${database}`)
      )
      cleanup(async () => {
        await withClient(process.env.DATABASE_URL!, (client) =>
          client.query(`drop database ${database} with (force)`)
        )
      })

      const env = { ...process.env, DATABASE_URL: url.toString() }
      const ace = (...args: string[]) =>
        promisify(execFile)(process.execPath, ['ace.js', ...args], { cwd: copy.folder, env })
      await ace('migration:run', '--connection=owner', '--force')
      const { stdout } = await ace('plugin:list', '--json')
      const listed = JSON.parse(stdout) as { name: string }[]
      assert.sameMembers(
        listed.map((plugin) => plugin.name),
        installed.map((plugin) => plugin.name).filter((other) => other !== name)
      )
    }).timeout(60_000)
  }
})
