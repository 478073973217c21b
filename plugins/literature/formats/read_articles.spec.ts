import { gzipSync } from 'node:zlib'

import { test } from '@japa/runner'

import { Refusal } from '#kernel/errors/define_errors'
import { messageOf } from '#kernel/errors/messages'
import { readArticles } from '#plugins/literature/formats/read_articles'

async function refusalOf(bytes: Uint8Array | string) {
  const refused = await readArticles(Buffer.from(bytes)).then(
    () => null,
    (error: unknown) => error
  )
  if (!(refused instanceof Refusal)) throw new Error('It was not refused')
  return [refused.number, messageOf(refused).en]
}

test.group('A file of articles', () => {
  test('is refused with 3001 and what to do where nothing can be read', async ({ assert }) => {
    const ole = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
    const cases: [Uint8Array | string, RegExp][] = [
      ['', /empty/],
      ['Dear colleague,\nplease find our paper.\n', /not known.*RIS/],
      [Uint8Array.from(ole), /workbook.*CSV/],
      [Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0]), /workbook or archive.*CSV/],
      [gzipSync('TY  - JOUR'), /packed/],
      ['%PDF-1.7\n', /PDF/],
      [Uint8Array.from([1, 0, 0, 2, 255, 0, 3]), /not a text file/],
      ['<html><body><p>Service unavailable</p></body></html>', /not known/],
    ]
    for (const [bytes, sentence] of cases) {
      const [number, text] = await refusalOf(bytes)
      assert.equal(number, 3001)
      assert.match(String(text), sentence)
    }
  })

  test('is told by its content: what stands first decides', async ({ assert }) => {
    const { format } = await readArticles(
      Buffer.from('TY  - JOUR\nTI  - One\nAB  - \n@article{a, title={Two}}\nPMID- 1\nER  - \n')
    )
    assert.equal(format, 'ris')
  })

  test('with a few damaged characters is read all the same, and the records are named', async ({
    assert,
  }) => {
    const text = Buffer.from(
      'TY  - JOUR\nTI  - 示范拉唑致肝损伤一例\nER  - \nTY  - JOUR\nTI  - 第二篇文章的题名\nER  - \n'
    )
    const at = text.indexOf('第')
    const damaged = Buffer.concat([text.subarray(0, at + 2), text.subarray(at + 3)])
    const { records, problems } = await readArticles(damaged)
    assert.equal(records[0]!.title, '示范拉唑致肝损伤一例')
    assert.match(records[1]!.title, /二篇文章的题名$/)
    assert.deepEqual(
      problems.map(({ line, reason, taken }) => [line, reason.en, taken]),
      [
        [
          4,
          'Characters of this record could not be read and are shown as \uFFFD. Compare it with its source.',
          true,
        ],
      ]
    )
  })

  test('in UTF-8 with few letters beyond ASCII, or in Windows-1252, keeps those letters', async ({
    assert,
  }) => {
    const greek = await readArticles(
      Buffer.from('TY  - JOUR\nTI  - TGF-β under Demoprazole\nER  - \n')
    )
    assert.equal(greek.records[0]!.title, 'TGF-β under Demoprazole')
    const western = Buffer.from('TY  - JOUR\nTI  - One\nAU  - Müller, Jürgen\nER  - \n', 'latin1')
    assert.deepEqual((await readArticles(western)).records[0]!.authors, ['Müller, Jürgen'])
  })

  test('of ten thousand records is read in order', async ({ assert }) => {
    const count = 10_000
    const text = Array.from(
      { length: count },
      (_, at) => `TY  - JOUR\nTI  - Report ${at}\nER  - \n`
    )
    const { records } = await readArticles(Buffer.from(text.join('\n')))
    assert.lengthOf(records, count)
    assert.equal(records[9999]!.title, 'Report 9999')
  })
})
