import { existsSync, globSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { test } from '@japa/runner'

import { shareOut } from '#tests/lane'
import { slowSpecs } from '#tests/slow_specs'

test.group('Lanes', () => {
  const specs = globSync('{kernel,plugins,tests}/**/*.spec.ts').map((file) => pathToFileURL(file))

  test('each spec runs in one lane, and the lanes are about as long', ({ assert }) => {
    const shares = shareOut(specs, 2)
    const shared = shares.flatMap(({ files }) => files).map(({ href }) => href)
    assert.sameMembers(
      shared,
      specs.map(({ href }) => href)
    )
    assert.lengthOf(shared, specs.length)
    const [one, other] = shares.map(({ seconds }) => seconds)
    assert.closeTo(one!, other!, 10)
  })

  test('the slowest specs do not meet in one lane', ({ assert }) => {
    const slowest = Object.entries(slowSpecs).sort((a, b) => b[1] - a[1])
    const [first, second] = slowest.map(([file]) => pathToFileURL(file).href)
    const [one] = shareOut(specs, 2).map(({ files }) => new Set(files.map(({ href }) => href)))
    assert.notEqual(one!.has(first!), one!.has(second!))
  })

  test('every spec that is listed as slow is there', ({ assert }) => {
    assert.deepEqual(
      Object.keys(slowSpecs).filter((file) => !existsSync(file)),
      []
    )
  })
})
