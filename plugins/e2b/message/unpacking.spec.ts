import { deflateRawSync, deflateSync } from 'node:zlib'
import { test } from '@japa/runner'

import { Unpacking } from '#plugins/e2b/message/unpacking'

const KB = 1024
const packed = (bytes: number) => deflateRawSync(Buffer.alloc(bytes, 'a'))

test.group('What is unpacked of one report', () => {
  test('is what was packed, by either standard', ({ assert }) => {
    const text = Buffer.from('Rash, then fever')
    for (const pack of [deflateRawSync, deflateSync]) {
      assert.deepEqual(new Unpacking(KB).inflate(pack(text)), text)
    }
  })

  test('is nothing where something stands behind it, or it is none', ({ assert }) => {
    assert.isUndefined(new Unpacking(KB).inflate(Buffer.concat([packed(8), Buffer.from('x')])))
    assert.isUndefined(new Unpacking(KB).inflate(Buffer.from('Rash, then fever')))
  })

  test('has one limit for all parts together', ({ assert }) => {
    const unpacking = new Unpacking(10 * KB)
    const parts = Array.from({ length: 20 }, () => unpacking.inflate(packed(3 * KB)))
    assert.lengthOf(parts.filter(Boolean), 3)
    assert.lengthOf(unpacking.inflate(packed(KB))!, KB)
  })

  test('takes as many parts by either standard as fit, one after the other', ({ assert }) => {
    for (const pack of [deflateRawSync, deflateSync]) {
      const unpacking = new Unpacking(100 * KB)
      for (let part = 0; part < 100; part++) {
        assert.lengthOf(unpacking.inflate(pack(Buffer.alloc(KB, `${part}`)))!, KB)
      }
    }
  })

  test('counts what is tried for nothing, too', ({ assert }) => {
    const unpacking = new Unpacking(10 * KB)
    const cutOff = packed(9 * KB).subarray(0, -2)
    for (let time = 0; time < 4; time++) assert.isUndefined(unpacking.inflate(cutOff))
    assert.isUndefined(unpacking.inflate(packed(KB)))
  })
})
