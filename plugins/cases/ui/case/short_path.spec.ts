import { test } from '@japa/runner'

import { shortPath } from '#plugins/cases/ui/case/short_path'

test.group('Places in findings', () => {
  test('a step does not repeat the step above it', ({ assert }) => {
    assert.equal(shortPath('G.k[1].G.k.4.r[2].G.k.4.r.4'), 'G.k[1].4.r[2].4')
    assert.equal(
      shortPath('G.k[2].G.k.9.i[1].G.k.9.i.2.r[3].G.k.9.i.2.r.1'),
      'G.k[2].9.i[1].2.r[3].1'
    )
  })

  test('an element outside of groups stays as it is', ({ assert }) => {
    assert.equal(shortPath('D.2.2a'), 'D.2.2a')
  })

  test('a repeating element that is its own group keeps its number', ({ assert }) => {
    assert.equal(shortPath('C.1.10.r[1].C.1.10.r'), 'C.1.10.r[1].C.1.10.r')
  })
})
