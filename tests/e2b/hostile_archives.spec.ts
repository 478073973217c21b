import { test } from '@japa/runner'

import { Refusal } from '#kernel/errors/define_errors'
import { readZip } from '#kernel/files/read_zip'
import { tellTime } from '#tests/e2b/tell_time'
import { MESSAGE } from '#tests/e2b/hostile_messages'
import { patched, renamed, zipOf } from '#tests/e2b/zip_fixture'

async function open(zip: Buffer): Promise<{ names: string[]; refusal?: Refusal; time: number }> {
  const start = performance.now()
  const names: string[] = []
  try {
    for await (const item of readZip(zip)) {
      names.push(item.name)
      await item.read()
    }
    return { names, time: performance.now() - start }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { names, refusal: error, time: performance.now() - start }
  }
}

test.group('hostile archives', () => {
  test('an honest archive gives its files, without folders and system files', async ({
    assert,
  }) => {
    const zip = await zipOf({
      'a.xml': MESSAGE,
      'b/c.xml': MESSAGE,
      '__MACOSX/._a.xml': 'x',
      'b/.DS_Store': 'x',
    })
    assert.deepEqual((await open(zip)).names, ['a.xml', 'b/c.xml'])
  })

  test('bombs, slips, links, encryption, archives inside and lies are refused before anything is unpacked', async ({
    assert,
  }) => {
    const honest = await zipOf({ 'aaaaaaaaaa.xml': MESSAGE })
    const zeros = Buffer.alloc(30 * 1024 * 1024)
    const many = Object.fromEntries(
      Array.from({ length: 1001 }, (_, index) => [`${index}.xml`, 'x'])
    )
    const twice = await zipOf({ 'a.xml': MESSAGE, 'b.xml': MESSAGE })
    const cases: [string, Buffer, RegExp][] = [
      ['ratio', await zipOf({ 'a.xml': zeros }), /too large/],
      [
        'total',
        await zipOf({ 'a.xml': zeros, 'b.xml': zeros, 'c.xml': zeros, 'd.xml': zeros }),
        /too large/,
      ],
      [
        'claimed size',
        patched(honest, (entry) => entry.writeUInt32LE(0xf0000000, 24)),
        /too large/,
      ],
      ['too many', await zipOf(many), /more than 1000 files/],
      ['overlap', patched(twice, (entry) => entry.writeUInt32LE(0, 42)), /too large/],
      ['slip', renamed(honest, 'aaaaaaaaaa.xml', '../../../a.xml'), /points outside it/],
      ['absolute', renamed(honest, 'aaaaaaaaaa.xml', '/etc/passwd.xm'), /points outside it/],
      ['NUL in a name', renamed(honest, 'aaaaaaaaaa.xml', 'aaa\0aaaaaa.xml'), /NUL/],
      ['drive', renamed(honest, 'aaaaaaaaaa.xml', 'C:\\windows.xml'), /points outside it/],
      [
        'link',
        patched(honest, (entry) => entry.writeUInt32LE((0o120777 << 16) >>> 0, 38)),
        /points outside it/,
      ],
      [
        'encrypted',
        patched(honest, (entry) => entry.writeUInt16LE(entry.readUInt16LE(8) | 1, 8)),
        /encrypted/,
      ],
      ['nested', renamed(honest, 'aaaaaaaaaa.xml', 'aaaaaaaaaa.zip'), /nested too deeply/],
      ['no zip', Buffer.from('PK\u0003\u0004 and then nothing'), /cannot be read/],
    ]
    const times: number[] = []
    for (const [name, zip, says] of cases) {
      const { names, refusal, time } = await open(zip)
      assert.equal(refusal?.number, 3001, name)
      assert.match(refusal!.data.detail!.en, says, name)
      assert.match(refusal!.data.detail!.zh, /[\u4e00-\u9fff]/, name)
      assert.deepEqual(names, [], name)
      tellTime(time)
      times.push(time)
    }
    console.log(`  ${cases.length} hostile archives: worst ${Math.max(...times).toFixed(0)} ms`)
  })

  test('an entry that is longer than it says is refused while it is read', async ({ assert }) => {
    const zip = patched(await zipOf({ 'a.xml': MESSAGE }), (entry) => entry.writeUInt32LE(10, 24))
    const { refusal } = await open(zip)
    assert.match(refusal!.data.detail!.en, /a\.xml cannot be unpacked/)
  })
})
