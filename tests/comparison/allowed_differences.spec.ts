import { deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import { test } from '@japa/runner'

import { isAllowed } from '#tests/comparison/untold'

const place = '/MCCI_IN200100UV01/reference[1]/document/text/text()'
const base64 = (bytes: Buffer) => bytes.toString('base64')
const differs = (was: string, is: string) => isAllowed({ kind: 'changed', place, was, is })

test.group('The document of a message', () => {
  const letter = Buffer.from('Discharge letter')

  test('may leave with other line breaks, or compressed anew', ({ assert }) => {
    const text = base64(letter)
    assert.isTrue(differs(`${text.slice(0, 8)}\r\n${text.slice(8)}`, text))
    for (const pack of [gzipSync, deflateSync, deflateRawSync]) {
      assert.isTrue(differs(base64(pack(letter, { level: 1 })), base64(deflateRawSync(letter))))
    }
  })

  test('may not leave as another document, or as none', ({ assert }) => {
    const other = Buffer.from('Another letter')
    assert.isFalse(differs(base64(letter), base64(other)))
    assert.isFalse(differs(base64(gzipSync(letter)), base64(gzipSync(other))))
    assert.isFalse(differs(base64(letter), ''))
  })
})
