import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import router from '@adonisjs/core/services/router'
import { test } from '@japa/runner'

import { errorEntries } from '#kernel/errors/error_texts'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'
import { allReports } from '#kernel/reports/all_reports'
import { listRoutes } from '#kernel/reports/listed_routes'
import { markdownTable } from '#kernel/reports/markdown_table'
import { fileOf } from '#kernel/reports/report'
import { findStaleFiles } from '#kernel/reports/stale_reports'

const docs = app.makePath('docs')
const page = (file: string) => readFileSync(join(docs, file), 'utf8')

test.group('Reports of docs/', () => {
  test('a page that differs is named with its first line, a missing one by its name', async ({
    assert,
    cleanup,
  }) => {
    const copy = mkdtempSync(join(tmpdir(), 'pharos-docs-'))
    cleanup(() => rmSync(copy, { recursive: true }))
    const files = (await allReports(app)).map(fileOf)
    mkdirSync(join(copy, 'docs'))
    for (const { path, text } of files) writeFileSync(join(copy, path), await text())
    assert.deepEqual(await findStaleFiles(files, copy), [])
    const errors = join(copy, 'docs/errors.md')
    writeFileSync(errors, readFileSync(errors, 'utf8').replace('# Errors', '# Mistakes'))
    rmSync(join(copy, 'docs/tables.md'))
    assert.deepEqual(await findStaleFiles(files, copy), [
      'docs/errors.md differs at line 1: # Mistakes | now: # Errors',
      'docs/tables.md is missing',
    ])
  })

  test('every route is in docs/routes.md, with who may ask', ({ assert }) => {
    const routes = listRoutes(router)
    assert.isAbove(routes.length, 10)
    for (const { path, name, guard } of routes) {
      assert.notEqual(guard, '', path)
      assert.include(page('routes.md'), `| \`${path}\` | \`${name}\` | ${guard} |`)
    }
  })

  test('every error of the program is in the catalogue under its owner, and in docs/errors.md', async ({
    assert,
  }) => {
    const { plugins } = await app.container.make(PluginRegistry)
    const owners = [{ name: 'kernel', errors: kernelErrors }, ...plugins]
    for (const { name, errors = {} } of owners) {
      for (const [key, { number, name: className }] of Object.entries(errors)) {
        assert.equal(className, key)
        const entry = errorEntries().find(({ code }) => code === number)
        assert.equal(entry?.owner, name, `${number} ${key}`)
        assert.include(page('errors.md'), `| ${number} | \`${key}\` | ${name} |`)
      }
    }
  })

  test('a cell cannot break out of its table', ({ assert }) => {
    assert.equal(markdownTable(['a'], [['x | y\nz']]), '| a |\n| --- |\n| x \\| y z |')
  })
})
