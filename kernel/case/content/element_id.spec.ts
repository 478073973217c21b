import { test } from '@japa/runner'

import { compareElementIds, toId, toKey } from '#kernel/case/content/element_id'
import { loadCatalogue } from '#kernel/case/forms/load_catalogue'

test.group('Element numbers', () => {
  test('a key is the number with _ for the dot, and leads back to it, for every element', ({
    assert,
  }) => {
    assert.equal(toKey('G.k.4.r.1a'), 'G_k_4_r_1a')
    for (const { id } of loadCatalogue().elements) assert.equal(toId(toKey(id)), id)
  })

  test('elements stand in the order of the guide', ({ assert }) => {
    const guide = [
      'N.1.1 N.2.r.4 C.1.1 C.1.6.1 C.1.6.1.r C.1.6.1.r.1 C.1.9.1.r.2 C.1.10.r C.1.11.1 C.1.CN.1',
      'C.2.r.1.1 C.5.1.r.1 C.5.2 D.1 D.1.1 D.1.1.1 D.2.1 D.2.2 D.2.2a D.2.2b D.2.2.1a D.2.2.1b',
      'D.2.3 D.9.4.r.2 D.10.1 E.i.3.2 E.i.3.2a E.i.3.2f FDA.E.i.3.2h E.i.4 G.k.2.2 G.k.2.3.r.1',
      'G.k.4.r.9.2b G.k.4.r.10.1 G.k.5a G.k.9.i.4 G.k.9.i.CN.1 G.k.10.r G.k.11 G.k.CN.1 H.1 J2.1a',
    ]
      .join(' ')
      .split(' ')
    const mixed = guide.toReversed()
    assert.deepEqual(
      mixed.sort(compareElementIds).filter((id) => !/CN|FDA/.test(id)),
      guide.filter((id) => !/CN|FDA/.test(id))
    )
    assert.isBelow(compareElementIds('C.1.11.1', 'C.1.CN.1'), 0)
    assert.isBelow(compareElementIds('E.i.3.2f', 'FDA.E.i.3.2h'), 0)
    assert.isAbove(compareElementIds('E.i.4', 'FDA.E.i.3.2h'), 0)
  })
})
