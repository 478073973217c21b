import { createServer } from 'node:net'
import { gzipSync } from 'node:zlib'
import { test } from '@japa/runner'

import { checkUpload, type UploadPolicy } from '#kernel/files/checks/check_upload'
import { CASE_IMPORT_TYPES, RANDOM_LIST_TYPES } from '#kernel/files/checks/file_kinds'
import { scanWithClamav } from '#kernel/files/checks/scan_with_clamav'
import { makeDocx, makeOle, makeZip, patchDirectory, renameEntry } from '#tests/files/make_zip'

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
const JPEG = Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex')
const WAV = Buffer.concat([
  Buffer.from('RIFF$\0\0\0WAVEfmt \x10\0\0\0', 'latin1'),
  Buffer.alloc(20),
])
const HTML = '<!DOCTYPE html><html><script>alert(1)</script></html>'
const MEGABYTE = 1024 * 1024

const verdictOf = (name: string, bytes: string | Uint8Array, policy?: UploadPolicy) =>
  checkUpload({ name, bytes: Buffer.from(bytes as Uint8Array) }, policy)

/** The verdict as one short text, with the time that it took on the terminal. */
async function timed(name: string, bytes: Uint8Array, policy?: UploadPolicy) {
  const start = performance.now()
  const verdict = await checkUpload({ name, bytes }, policy)
  const kilobytes = Math.round(bytes.byteLength / 1024)
  console.log(`      ${name}, ${kilobytes} KB: ${(performance.now() - start).toFixed(1)} ms`)
  return verdict.ok ? verdict.mediaType : `${verdict.code} ${verdict.detail.en}`
}

test.group('upload checks', () => {
  test('the nine attachment types are taken, whatever the case of the letters', async ({
    assert,
  }) => {
    const files: [string, string | Uint8Array][] = [
      ['a.PDF', PDF],
      ['a.doc', makeOle('WordDocument')],
      ['a.docx', await makeDocx()],
      ['a.jpe', JPEG],
      ['a.jpeg', JPEG],
      ['a.jpg', JPEG],
      ['a.txt', '血压 120/80\r\n'],
      ['a.wav', WAV],
      ['a.zip', await makeZip({ 'a.txt': 'text', 'b/report.docx': await makeDocx() })],
    ]
    for (const [name, bytes] of files) assert.isTrue((await verdictOf(name, bytes)).ok, name)
  })

  test('other types are refused with 2701', async ({ assert }) => {
    for (const name of ['a.exe', 'pdf', 'a.pdf.exe', 'a.html', 'a.svg', 'a.xml', 'a.constructor'])
      assert.include(await verdictOf(name, 'x'), { ok: false, code: 2701 })
    assert.include(await verdictOf('evil\u202efdp.txt', 'x'), { ok: false, code: 2701 })
  })

  test('the size limit counts in KB of 1024 bytes', async ({ assert }) => {
    assert.isTrue((await verdictOf('a.txt', 'x'.repeat(1024), { maxKB: 1 })).ok)
    const refused = await verdictOf('a.txt', 'x'.repeat(1025), { maxKB: 1 })
    assert.deepEqual(refused, {
      ok: false,
      code: 2701,
      detail: { en: 'a.txt is larger than 1 KB.', zh: 'a.txt 大小超过 1KB。' },
    })
  })

  test('imports take messages, alone or packed, and random lists', async ({ assert }) => {
    const xlsx = await makeZip({ '[Content_Types].xml': 'x', 'xl/workbook.xml': 'x' })
    const cases = { types: CASE_IMPORT_TYPES }
    assert.isTrue((await verdictOf('a.xml', '<a/>', cases)).ok)
    assert.isTrue((await verdictOf('a.zip', await makeZip({ 'a.xml': '<a/>' }), cases)).ok)
    assert.isFalse((await verdictOf('a.xlsx', xlsx, cases)).ok)
    assert.isTrue((await verdictOf('a.xlsx', xlsx, { types: RANDOM_LIST_TYPES })).ok)
  })

  test('text is UTF-8, UTF-16 or GB 18030 without control characters', async ({ assert }) => {
    const gbk = Buffer.from('d1aad1b9', 'hex')
    for (const bytes of [gbk, Buffer.from('\ufeff血压', 'utf16le'), Buffer.from('\ufeff血压')])
      assert.isTrue((await verdictOf('a.txt', bytes)).ok)
    for (const bytes of [Buffer.from([0x4d, 0x5a, 0, 0]), Buffer.from([0xff, 0xff]), HTML])
      assert.include(await verdictOf('a.txt', bytes), { ok: false, code: 3001 })
  })

  test('a content that is not what the name says is refused with 3001', async ({ assert }) => {
    assert.equal(
      await timed('page.pdf', Buffer.from(HTML)),
      '3001 The content of page.pdf does not match its file type (application/pdf).'
    )
    const files: [string, string | Uint8Array][] = [
      ['a.jpg', PDF],
      ['a.pdf', JPEG],
      ['a.docx', await makeZip({ 'a.txt': 'x' })],
      ['a.docx', makeOle('EncryptedPackage')],
      ['a.doc', HTML],
      ['a.doc', await makeDocx()],
      ['a.wav', JPEG],
      ['a.zip', PDF],
      ['a.txt', ''],
    ]
    for (const [name, bytes] of files)
      assert.include(await verdictOf(name, bytes), { ok: false, code: 3001 }, name)
  })

  test('a gzip file is told as that, whatever it is called, with what to do', async ({
    assert,
  }) => {
    const gzip = gzipSync('<a/>')
    const files: [string, string | Uint8Array][] = [
      ['letter.txt.gz', gzip],
      ['letter.pdf', gzip],
      ['letter.zip', gzip],
      ['letter', gzip],
      ['archive.TGZ', 'whatever it is'],
    ]
    for (const [name, bytes] of files) {
      assert.deepEqual(await verdictOf(name, bytes), {
        ok: false,
        code: 2701,
        detail: {
          en: `${name} is a gzip file. Unpack it, or pack its content into a ZIP file.`,
          zh: `${name} 是 gzip 压缩文件，请先解压，或改用 ZIP 格式压缩。`,
        },
      })
    }
    assert.deepInclude(await verdictOf('list.xlsx', gzip, { types: RANDOM_LIST_TYPES }), {
      detail: {
        en: 'list.xlsx is a gzip file. Unpack it first.',
        zh: 'list.xlsx 是 gzip 压缩文件，请先解压。',
      },
    })
  })

  test('a file of two types is refused', async ({ assert }) => {
    const zip = await makeZip({ 'a.txt': 'x' })
    const both = Buffer.concat([JPEG, zip])
    assert.equal(
      await timed('both.jpg', both),
      '3001 both.jpg can be read as two file types and is rejected.'
    )
    for (const [name, bytes] of [
      ['a.pdf', Buffer.concat([PDF, zip])],
      ['a.jpg', Buffer.concat([JPEG, PDF])],
      ['a.txt', Buffer.concat([Buffer.from('a note\n'), PDF])],
    ] as const)
      assert.include(await verdictOf(name, bytes), { ok: false, code: 3001 }, name)
  })
})

test.group('upload checks: archives', () => {
  test('a zip bomb is refused before it is unpacked', async ({ assert }) => {
    const bomb = await makeZip({ 'zeros.txt': Buffer.alloc(40 * MEGABYTE) })
    assert.match(await timed('bomb.zip', bomb), /^3001 The unpacked archive would be too large/)
    const large = patchDirectory(await makeZip({ a: 'x', b: 'x' }), 1, 'size', 101 * MEGABYTE)
    assert.match(await timed('large.zip', large), /^3001 The unpacked archive would be too large/)
  })

  test('a workbook that inflates to much more than it weighs is refused', async ({ assert }) => {
    const bomb = await makeZip({
      '[Content_Types].xml': '<Types/>',
      'xl/workbook.xml': '<workbook/>',
      'xl/worksheets/sheet1.xml': Buffer.alloc(40 * MEGABYTE, '<c/>'),
    })
    const verdict = await timed('bomb.xlsx', bomb, { types: RANDOM_LIST_TYPES })
    assert.match(verdict, /^3001 The unpacked archive would be too large/)
  })

  test('a bomb inside of an archive is found', async ({ assert }) => {
    const inner = await makeZip({ 'zeros.txt': Buffer.alloc(20 * MEGABYTE) })
    const verdict = await timed('outer.zip', await makeZip({ 'inner.zip': inner }))
    assert.match(verdict, /^3001 The unpacked archive would be too large/)
  })

  test('entries that share their packed bytes are refused', async ({ assert }) => {
    const zip = patchDirectory(await makeZip({ a: 'x'.repeat(99), b: 'y' }), 1, 'offset', 0)
    assert.match(await timed('overlap.zip', zip), /^3001 The unpacked archive would be too large/)
  })

  test('names that leave the archive, absolute names and links are refused', async ({ assert }) => {
    const zip = await makeZip({ 'aa/evil.txt': 'x' })
    for (const name of ['../evil.txt', '/a/evil.txt', 'C:/evil.txt', '..\\evil.txt'])
      assert.match(
        await timed('slip.zip', renameEntry(zip, 'aa/evil.txt', name)),
        /^3001 .*(points outside it)/,
        name
      )
    const link = await makeZip({ link: '/etc/passwd' }, 0o120777)
    assert.match(await timed('link.zip', link), /^3001 .*points outside it \(link\)/)
  })

  test('encrypted archives are refused', async ({ assert }) => {
    const zip = patchDirectory(await makeZip({ 'a.txt': 'x' }), 0, 'flags', 1)
    assert.match(await timed('encrypted.zip', zip), /^3001 The archive is encrypted/)
  })

  test('more than 1000 entries are refused', async ({ assert }) => {
    const entries = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`${at}.txt`, 'x']))
    assert.equal(await timed('many.zip', await makeZip(entries(1000))), 'application/zip')
    assert.match(
      await timed('many.zip', await makeZip(entries(1001))),
      /^3001 .*more than 1000 files/
    )
  })

  test('an archive inside is taken, one inside of that is refused', async ({ assert }) => {
    const inner = await makeZip({ 'a.txt': 'x' })
    const middle = await makeZip({ 'inner.zip': inner })
    assert.isTrue((await verdictOf('a.zip', middle)).ok)
    const outer = await makeZip({ 'middle.zip': middle })
    assert.match(await timed('outer.zip', outer), /^3001 .*nested too deeply/)
  })

  test('a gzip file inside of an archive is told as that', async ({ assert }) => {
    const zip = await makeZip({ 'a.txt': 'x', 'b.xml.gz': gzipSync('<a/>') })
    assert.equal(
      await timed('a.zip', zip),
      '3001 The archive contains a gzip file (b.xml.gz). Unpack it and pack the file itself.'
    )
  })

  test('a damaged archive is refused with a sentence that says what to do, in both languages', async ({
    assert,
  }) => {
    const zip = await makeZip({ 'a.txt': 'x' })
    assert.match(await timed('cut.zip', zip.subarray(0, -10)), /^3001 The archive cannot be read/)
    const verdict = await verdictOf('cut.zip', zip.subarray(0, -10))
    assert.isFalse(verdict.ok)
    if (verdict.ok) return
    assert.match(verdict.detail.en, /Pack the files again/)
    assert.match(verdict.detail.zh, /重新打包/)
    // What the library says of it is English in both.
    assert.notMatch(verdict.detail.zh, /central directory|[a-z]{3}/)
  })
})

test.group('upload checks: macros and malware', () => {
  test('Office files with macros are refused, inside of archives too', async ({ assert }) => {
    const docx = await makeDocx({ 'word/vbaProject.bin': makeOle('VBA') })
    const doc = makeOle('WordDocument', 'Macros')
    for (const [name, bytes] of [
      ['macro.docx', docx],
      ['macro.doc', doc],
      ['macro.zip', await makeZip({ 'macro.docx': docx })],
      ['macro.zip', await makeZip({ 'old.doc': doc })],
      ['macro.docx', await makeDocx({ 'word/embeddings/object.bin': doc })],
    ] as const)
      assert.match(await timed(name, bytes), /^3001 The file contains macros/)
  })

  test('what the scanner finds is refused, and no file passes a scanner that is away', async ({
    assert,
  }) => {
    const answers = ['stream: Eicar-Test-Signature FOUND\0', 'stream: OK\0', '']
    const received: Buffer[] = []
    const server = createServer((socket) => {
      const answer = answers.shift()!
      socket.on('data', (data) => {
        received.push(data)
        if (data.subarray(-4).equals(Buffer.alloc(4))) socket.end(answer)
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as { port: number }
    const scan = (bytes: Uint8Array) => scanWithClamav({ host: '127.0.0.1', port }, bytes)
    const found = await verdictOf('a.txt', 'virus', { scan })
    assert.deepInclude(found, {
      ok: false,
      code: 3001,
      detail: {
        en: 'Malware was found in a.txt: Eicar-Test-Signature.',
        zh: 'a.txt 中发现恶意软件：Eicar-Test-Signature。',
      },
    })
    assert.equal(Buffer.concat(received).toString('latin1'), 'zINSTREAM\0\0\0\0\x05virus\0\0\0\0')
    assert.isTrue((await verdictOf('a.txt', 'clean', { scan })).ok)
    await assert.rejects(() => verdictOf('a.txt', 'x', { scan }), /clamd answered: nothing/)
    server.close()
    await assert.rejects(() => verdictOf('a.txt', 'x', { scan }))
  })
})
