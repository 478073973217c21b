import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { deflateRawSync } from 'node:zlib'

import { makeMessage, reportContent } from '#tests/factories/make_message'
import type { FileToSend } from '#tests/faults/kit/import_reports'
import { makeZip, patchDirectory, renameEntry } from '#tests/files/make_zip'

const message = () => makeMessage(reportContent()).toString('utf8')

/** The message with a document type declaration in front and something in the narrative. */
function withDoctype(declarations: string, inside: string): string {
  return message()
    .replace(/<MCCI_IN200100UV01/, `<!DOCTYPE MCCI_IN200100UV01 [${declarations}]>\n$&`)
    .replace('A narrative.', inside)
}

function laughs(): string {
  const lines = Array.from({ length: 10 }, (_, level) =>
    level === 0 ? '<!ENTITY l0 "ha">' : `<!ENTITY l${level} "${`&l${level - 1};`.repeat(10)}">`
  )
  return withDoctype(lines.join(''), '&l9;')
}

/**
 * Files that try to read what they may not or to wear the reader out (fault 21).
 * @param secret path of a file whose content must not come back
 */
export function hostileXml(secret: string): FileToSend[] {
  const url = `file://${secret}`
  const files: Record<string, string | Buffer> = {
    'external-entity.xml': withDoctype(`<!ENTITY x SYSTEM "${url}">`, '&x;'),
    'parameter-entity.xml': withDoctype(`<!ENTITY % x SYSTEM "${url}"> %x;`, 'A narrative.'),
    'external-subset.xml': message().replace(
      /<MCCI_IN200100UV01/,
      `<!DOCTYPE MCCI_IN200100UV01 SYSTEM "${url}">\n$&`
    ),
    'include.xml': message().replace(
      'A narrative.',
      `<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="${url}" parse="text"/>`
    ),
    'billion-laughs.xml': laughs(),
    'quadratic.xml': withDoctype(`<!ENTITY a "${'a'.repeat(100_000)}">`, '&a;'.repeat(50_000)),
    'deep.xml': message().replace('A narrative.', '<a>'.repeat(100_000) + '</a>'.repeat(100_000)),
    'attributes.xml': message().replace(
      '<MCCI_IN200100UV01',
      `$& ${Array.from({ length: 50_000 }, (_, n) => `a${n}="1"`).join(' ')}`
    ),
    'nul.xml': message().replace('A narrative.', 'A\0narrative.'),
    'utf-16.xml': Buffer.from(`\ufeff${message().replace('UTF-8', 'UTF-16')}`, 'utf16le'),
    'wrong-encoding.xml': Buffer.from(message().replace('A narrative.', 'Ménière'), 'latin1'),
    'empty.xml': '',
    'no-xml.xml': randomBytes(5_000),
    'ack.xml': message().replaceAll('MCCI_IN200100UV01', 'MCCI_IN200101UV01'),
    'r2.xml': '<!DOCTYPE ichicsr SYSTEM "icsr21xml.dtd"><ichicsr lang="en"></ichicsr>',
  }
  return Object.entries(files).map(([name, bytes]) => ({
    name,
    bytes: Buffer.from(bytes as string),
  }))
}

/** Archives that unpack to too much or to somewhere else (fault 22). */
export async function hostileZips(): Promise<FileToSend[]> {
  const plain = await makeZip({ 'aaaaaaaaaaaaa.xml': message() })
  const zeros = Buffer.alloc(90 * 1024 * 1024)
  const manyFiles = Object.fromEntries(
    Array.from({ length: 1_001 }, (_, index) => [`${index}.xml`, 'x'])
  )
  return [
    { name: 'bomb.zip', bytes: await makeZip({ 'bomb.xml': zeros }) },
    { name: 'lying-size.zip', bytes: patchDirectory(plain, 0, 'size', 1) },
    { name: 'slip.zip', bytes: renameEntry(plain, 'aaaaaaaaaaaaa.xml', '../../../evil.xml') },
    { name: 'absolute.zip', bytes: renameEntry(plain, 'aaaaaaaaaaaaa.xml', '/tmp/evil-abc.xml') },
    { name: 'link.zip', bytes: await makeZip({ 'link.xml': '/etc/passwd' }, 0o120777) },
    { name: 'encrypted.zip', bytes: patchDirectory(plain, 0, 'flags', 1) },
    { name: 'nested.zip', bytes: await makeZip({ 'inner.zip': plain }) },
    { name: 'many.zip', bytes: await makeZip(manyFiles) },
    { name: 'cut.zip', bytes: plain.subarray(0, plain.length - 30) },
    { name: 'empty.zip', bytes: await makeZip({}) },
    {
      name: 'deflate.zip',
      bytes: Buffer.concat([Buffer.from('PK\x03\x04'), deflateRawSync(plain)]),
    },
  ]
}

/** A file on this machine that nobody may read through the product; gives the mark inside. */
export function writeSecret(path: string): string {
  const mark = `secret-${randomBytes(12).toString('hex')}`
  writeFileSync(path, mark)
  return mark
}
