// needs: all
import { globSync, readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

import { everyPlugin, withRequired } from '#tests/fixtures/house_without'
import { needsOf } from '#tests/needs'
import { ownersOfTables } from '../scripts/lint/own_tables.mjs'

const everySpec = () =>
  globSync('{kernel,plugins,tests,scripts,bench,resources}/**/*.spec.{ts,tsx}', {
    cwd: app.makePath(),
    exclude: (name) => name === 'node_modules',
  })

/** Tables that SQL of a spec names, or a step of a query. */
const NAMED = /(?:\b(?:from|into|update|join)\s+|\b(?:from|into|table)\(')([a-z][a-z0-9_]*)\b/gi

test.group('What a spec needs', () => {
  test('is told by its imports, those of its helpers, and its own line', ({ assert }) => {
    const needs = (file: string) => [...needsOf(file)].sort()
    assert.deepEqual(needs('kernel/errors/catalogue.spec.ts'), [])
    assert.includeMembers(needs('plugins/coding/search/find_terms.spec.ts'), ['coding'])
    assert.includeMembers(needs('tests/isolation/isolation.functional.spec.ts'), ['cases', 'e2b'])
    assert.includeMembers(needs('tests/needs.spec.ts'), ['demo', 'organisation'])
  })

  test('is there: where all plugins are installed no spec is left out', ({ assert }) => {
    for (const spec of everySpec())
      assert.includeMembers([...everyPlugin], [...needsOf(spec)], spec)
  })

  test('is told where a spec asks a table of a plugin, which no import tells', ({ assert }) => {
    const owners = ownersOfTables(app.makePath())
    const missing = everySpec().flatMap((spec) => {
      const needs = new Set([...needsOf(spec)].flatMap(withRequired))
      const text = readFileSync(app.makePath(spec), 'utf8')
      return [...text.matchAll(NAMED)].flatMap(([, table]) => {
        const owner = owners.get(table!) ?? 'kernel'
        return owner === 'kernel' || needs.has(owner) ? [] : `${spec}: ${table} of ${owner}`
      })
    })
    assert.deepEqual(missing, [])
  })
})
