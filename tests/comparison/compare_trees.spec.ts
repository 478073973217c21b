import { test } from '@japa/runner'
import fc from 'fast-check'

import { compareTrees } from '#tests/comparison/compare_trees'
import { plainTree, type PlainNode } from '#tests/comparison/plain_tree'

const message = (inner: string) =>
  plainTree(
    `<m xmlns="urn:hl7-org:v3" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">${inner}</m>`
  )

const compare = (before: string, after: string) => compareTrees(message(before), message(after))

test.group('the comparison of two messages', () => {
  test('finds nothing where only the writing differs', ({ assert }) => {
    const [before, after] = [
      '<a x="1" y="2"/>\n  <b xsi:type="CE">t &amp; u</b><!-- said -->',
      '<a y="2" x="1"></a><b xsi:type="CE"><![CDATA[t & u]]></b>',
    ]
    assert.deepEqual(compare(before, after), [])
    assert.deepEqual(compare('\n stray\n <a>t<!-- said --> </a>', 'stray<a>t </a>'), [])
    const prefixed = plainTree('<h:m xmlns:h="urn:hl7-org:v3"><h:a x="1"/></h:m>')
    assert.deepEqual(compareTrees(prefixed, message('<a x="1"/>')), [])
  })

  test('names what was lost, added, changed, moved, and where', ({ assert }) => {
    assert.deepEqual(compare('<a x="1">t</a>', ''), [
      { kind: 'lost', place: '/m/a', was: 'a' },
      { kind: 'lost', place: '/m/a/@x', was: '1' },
      { kind: 'lost', place: '/m/a/text()', was: 't' },
    ])
    assert.deepEqual(compare('<a x="1"/>', '<a x="2" y="3"/>'), [
      { kind: 'changed', place: '/m/a/@x', was: '1', is: '2' },
      { kind: 'added', place: '/m/a/@y', is: '3' },
    ])
    assert.deepEqual(compare('<a>t</a>', '<a> t</a>'), [
      { kind: 'changed', place: '/m/a/text()', was: 't', is: ' t' },
    ])
    assert.deepEqual(compare('<a> t</a>', '<a>t<b/></a>'), [
      { kind: 'added', place: '/m/a/b', is: 'b' },
    ])
    assert.deepEqual(compare('<a x="1"/><a x="2"/>', '<a x="2"/><a x="1"/>'), [
      { kind: 'moved', place: '/m/a[2]', past: '/m/a[1]', was: '1', is: '0', what: 'a' },
    ])
    assert.deepEqual(compare('stray<a/>', '<a/>'), [
      { kind: 'lost', place: '/m/text()', was: 'stray' },
    ])
  })

  test('keeps rows apart by their code, and sees one among many', ({ assert }) => {
    const row = (code: string, value: string) =>
      `<o><c><code code="${code}"/><value v="${value}"/></c></o>`
    const found = compare(
      row('a', '1') + row('b', '2') + row('a', '3'),
      row('b', '2') + row('a', '3')
    )
    assert.deepEqual(found.map(({ kind, place }) => `${kind} ${place}`).slice(0, 1), [
      'lost /m/o[1]',
    ])
    assert.isTrue(found.every(({ place }) => place.startsWith('/m/o[1]')))
  })

  test('finds every single thing that is taken away', ({ assert }) => {
    const name = fc.constantFrom('a', 'b', 'c')
    const tree = fc.memo((depth): fc.Arbitrary<PlainNode> =>
      fc.record({
        name,
        place: fc.constant(''),
        attributes: fc
          .array(fc.tuple(name, fc.constantFrom('1', '2')), { maxLength: 2 })
          .map((all) => new Map(all)),
        texts: fc.constantFrom([], ['t'], ['u']),
        children: depth > 1 ? fc.array(tree(), { maxLength: 3 }) : fc.constant([]),
      })
    )
    fc.assert(
      fc.property(tree(4), fc.nat(), (whole, at) => {
        assert.deepEqual(compareTrees(whole, whole), [])
        const less = without(whole, at)
        if (less) assert.isNotEmpty(compareTrees(whole, less))
      }),
      { numRuns: 300, seed: 1 }
    )
  })
})

/** The tree without one of its facts, chosen by a number; null when it has none. */
function without(tree: PlainNode, at: number): PlainNode | null {
  const ways: PlainNode[] = []
  const walk = (node: PlainNode, put: (changed: PlainNode) => PlainNode) => {
    for (const key of node.attributes.keys()) {
      const attributes = new Map([...node.attributes].filter(([each]) => each !== key))
      ways.push(put({ ...node, attributes }))
    }
    if (node.texts.length > 0) ways.push(put({ ...node, texts: [] }))
    node.children.forEach((child, index) => {
      const others = (replaced: PlainNode[]) =>
        put({ ...node, children: node.children.toSpliced(index, 1, ...replaced) })
      ways.push(others([]))
      walk(child, (changed) => others([changed]))
    })
  }
  walk(tree, (changed) => changed)
  return ways.length === 0 ? null : ways[at % ways.length]!
}
