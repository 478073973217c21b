import { createHash } from 'node:crypto'
import { inflateRawSync } from 'node:zlib'
import { test } from '@japa/runner'
import fc from 'fast-check'
import { XmlDocument } from 'libxml2-wasm'

import { toTimestamp } from '#kernel/case/content/hl7_timestamp'
import { type Leaf, isFile, nullFlavorOf, valueOf } from '#kernel/case/content/leaf'
import { loadCatalogue } from '#kernel/case/forms/load_catalogue'
import { writeMessage } from '#plugins/e2b/message/writer'
import { RandomCases } from '#tests/e2b/random_case'
import { XpathOracle } from '#tests/e2b/xpath_oracle'
import { referenceFolder } from '#tests/reference'

const catalogue = loadCatalogue()
const reference = referenceFolder()

test.group('second opinion', () => {
  test('the paths of the reference catalogue find every value and every null flavour in an export', ({
    assert,
  }) => {
    const oracle = new XpathOracle(reference!)
    const elements = catalogue.elements.filter(({ profile }) => profile === undefined)
    const cases = new RandomCases(catalogue, ({ profile }) => profile === undefined, false)
    const asked = new Set<string>()
    const batch = fc.sample(cases.batch(), { numRuns: 1, seed: 3 })[0]!
    for (const density of [0.2, 0.5, 0.8, 1]) {
      for (const report of fc.sample(cases.report(density), { numRuns: 12, seed: 11 })) {
        const message = { batch, reports: [report] }
        const xml = writeMessage(message, catalogue, { attachments: cases.attachments })
        using document = XmlDocument.fromString(xml)
        const leaves = leavesOf({ ...batch, ...report.envelope, ...report.content })
        for (const { id, type, nullFlavors } of elements) {
          const filled = leaves.get(id.replaceAll('.', '_')) ?? []
          // A unit beside a test value of NINF or PINF stands at that limit: no path either.
          const limits = leaves.get('F_r_3_2')?.some((leaf) => nullFlavorOf(leaf))
          if (id === 'F.r.3.3' && limits) continue
          const expected = filled.flatMap((leaf) => wireForm(id, type, leaf)).sort()
          const found = oracle
            .values(document, id)
            .map((text) => (type === 'file' ? digestOf(text, expected) : text))
          // Each assessment of a pair names its event; an interval does so where no path leads.
          if (id === 'G.k.9.i.1') assert.includeMembers(expected, found)
          else assert.deepEqual(found.sort(), expected, `values of ${id}`)
          const flavours = filled.flatMap((leaf) => nullFlavorOf(leaf) ?? []).sort()
          // F.r.3.2: PINF stands at the upper limit, where the reference has no path.
          if (nullFlavors && id !== 'F.r.3.2') {
            assert.deepEqual(
              oracle.nullFlavors(document, id).sort(),
              flavours,
              `null flavours of ${id}`
            )
          }
          if (filled.length > 0) asked.add(id)
        }
      }
    }
    console.log(`  elements found by the reference paths: ${asked.size} of ${elements.length}`)
    assert.equal(asked.size, 223)
  }).skip(reference === null, 'PHAROS_REFERENCE is not set')
})

/** Base64, deflated or not, as the digest that is expected, else as that of the bytes. */
function digestOf(text: string, expected: readonly string[]): string {
  const raw = Buffer.from(text, 'base64')
  const digests = [raw, inflated(raw)].map((bytes) =>
    createHash('sha256').update(bytes).digest('hex')
  )
  return digests.find((digest) => expected.includes(digest)) ?? digests[0]!
}

function inflated(bytes: Buffer): Buffer {
  try {
    return inflateRawSync(bytes)
  } catch {
    return bytes
  }
}

function wireForm(id: string, type: string, leaf: Leaf): string[] {
  if (isFile(leaf)) return [leaf.file]
  const value = valueOf(leaf)
  if (value === undefined) return []
  const text = type === 'date' ? toTimestamp(String(value)) : String(value)
  return [id === 'F.r.3.2' ? text.replace(/^[<>]=?/, '') : text]
}

function leavesOf(values: object, leaves = new Map<string, Leaf[]>()): Map<string, Leaf[]> {
  for (const [key, value] of Object.entries(values)) {
    if (Array.isArray(value)) for (const row of value) leavesOf(row, leaves)
    else if (key !== 'id') leaves.set(key, [...(leaves.get(key) ?? []), value as Leaf])
  }
  return leaves
}
