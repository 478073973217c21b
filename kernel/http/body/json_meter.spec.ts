import { test } from '@japa/runner'

import { JsonMeter } from '#kernel/http/body/json_meter'

/** What the meter says of a text that arrives in pieces of so many bytes. */
function verdict(text: string, limit: { values: number; depth: number }, piece: number): string {
  const meter = new JsonMeter(limit)
  const bytes = Buffer.from(text)
  try {
    for (let at = 0; at < bytes.length; at += piece) meter.add(bytes.subarray(at, at + piece))
  } catch (error) {
    return (error as Error).message.includes('nests') ? 'too deep' : 'too many'
  }
  return 'taken'
}

test.group('A body of JSON', () => {
  test('counts by its keys, values and levels, whatever its pieces are', ({ assert }) => {
    const few = { values: 8, depth: 3 }
    for (const piece of [1, 2, 3, 1000]) {
      assert.equal(verdict('{"a":[1,2,{}],"b":"x"}', few, piece), 'taken')
      assert.equal(verdict('{"a":1,"b":2,"c":3,"d":4,"e":5}', few, piece), 'too many')
      assert.equal(verdict('[[],[],[],[],[]]', few, piece), 'too many')
      assert.equal(verdict('{"a":{"b":[[]]}}', few, piece), 'too deep')
    }
  })

  test('counts nothing inside of its texts', ({ assert }) => {
    const few = { values: 3, depth: 1 }
    for (const piece of [1, 2, 1000]) {
      assert.equal(verdict(String.raw`{"a,b:[{":"\"[[,,,,\\"}`, few, piece), 'taken')
      assert.equal(verdict(String.raw`["\\",{}]`, few, piece), 'too deep')
      assert.equal(verdict('["中,文[[","😀"]', few, piece), 'taken')
    }
  })
})
