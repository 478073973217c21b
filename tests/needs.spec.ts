// needs: cases, coding, demo, drugs, e2b, organisation, presets
import { globSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

import { installed } from '#config/plugins'
import { needsOf } from '#tests/needs'

test.group('What a spec needs', () => {
  test('is told by its imports, those of its helpers, and its own line', ({ assert }) => {
    const needs = (file: string) => [...needsOf(file)].sort()
    assert.deepEqual(needs('kernel/errors/catalogue.spec.ts'), [])
    assert.includeMembers(needs('plugins/coding/search/find_terms.spec.ts'), ['coding'])
    assert.includeMembers(needs('tests/isolation/isolation.functional.spec.ts'), ['cases', 'e2b'])
    assert.includeMembers(needs('tests/needs.spec.ts'), ['demo', 'organisation'])
  })

  test('is there: where all plugins are installed no spec is left out', ({ assert }) => {
    const here = installed.map(({ name }) => name)
    const specs = globSync('{kernel,plugins,tests,scripts,bench,resources}/**/*.spec.{ts,tsx}', {
      cwd: app.makePath(),
      exclude: (name) => name === 'node_modules',
    })
    for (const spec of specs) assert.includeMembers(here, [...needsOf(spec)], spec)
  })
})
