import { test } from '@japa/runner'
import fc from 'fast-check'

import { readRelease } from '#plugins/coding/med_ascii/read_release'
import type {
  DemoDictionary,
  DemoPath,
  DemoSmqMember,
  DemoTerm,
} from '#tests/invented/dictionary/demo_dictionary'
import { medAsciiFiles } from '#tests/invented/dictionary/med_ascii_files'

/** A name as any language might write it; a lost character (U+FFFD) is refused elsewhere. */
const word = fc
  .string({ unit: 'grapheme', maxLength: 20 })
  .map((text) => text.replace(/[\p{Cc}$\uFFFD]/gu, '').normalize())
  .filter((text) => [...text].length <= 90)

const tree = fc.record({
  words: fc.array(word, { minLength: 1, maxLength: 12 }),
  socs: fc.integer({ min: 1, max: 3 }),
  /** How many LLTs each PT has beside its own. */
  pts: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 3, maxLength: 12 }),
  /** Pairs of SMQs in which the first holds the second, never the other way. */
  inner: fc.array(fc.tuple(fc.nat(4), fc.nat(4)), { maxLength: 6 }),
  isCurrent: fc.array(fc.boolean(), { minLength: 1, maxLength: 7 }),
})

function dictionaryOf({
  words,
  socs,
  pts,
  inner,
  isCurrent,
}: typeof tree extends fc.Arbitrary<infer T> ? T : never): DemoDictionary {
  let drawn = 0
  const name = () => {
    const ending = words[drawn++ % words.length]!
    return { en: `Demo ${drawn}`, zh: `演示${drawn}${ending}` }
  }
  const terms: DemoTerm[] = []
  const paths: DemoPath[] = []
  for (let n = 0; n < socs; n++) {
    terms.push({
      level: 'soc',
      code: `${91_000_000 + n}`,
      name: name(),
      isCurrent: true,
      abbreviation: `S${n}`,
    })
    terms.push({ level: 'hlgt', code: `${92_000_000 + n}`, name: name(), isCurrent: true })
    terms.push({ level: 'hlt', code: `${93_000_000 + n}`, name: name(), isCurrent: true })
  }
  for (const [n, llts] of pts.entries()) {
    const pt = `${94_000_000 + n}`
    terms.push({ level: 'pt', code: pt, name: name(), isCurrent: true })
    terms.push({ level: 'llt', code: pt, name: name(), pt, isCurrent: true })
    for (let extra = 0; extra < llts; extra++) {
      const isOn = isCurrent[(n + extra) % isCurrent.length]!
      terms.push({
        level: 'llt',
        code: `${95_000_000 + n * 10 + extra}`,
        name: name(),
        pt,
        isCurrent: isOn,
      })
    }
    const way = (at: number) => ({
      pt,
      hlt: `${93_000_000 + at}`,
      hlgt: `${92_000_000 + at}`,
      soc: `${91_000_000 + at}`,
    })
    paths.push({ ...way(n % socs), isPrimary: true })
    if (socs > 1 && llts === 3) paths.push({ ...way((n + 1) % socs), isPrimary: false })
  }
  // Every SOC is on some path, and so are its groups.
  const used = new Set(paths.flatMap(({ soc, hlgt, hlt }) => [soc, hlgt, hlt]))
  const smqs = [0, 1, 2, 3, 4].map((n) => ({ code: `${98_000_000 + n}`, name: name(), level: 1 }))
  const nested = new Set(inner.filter(([a, b]) => a < b).map(([a, b]) => `${a} ${b}`))
  const members: DemoSmqMember[] = [
    ...[...nested].map((pair) => {
      const [a, b] = pair.split(' ').map(Number)
      return { smq: smqs[a!]!.code, member: smqs[b!]!.code, scope: 'smq' as const }
    }),
    { smq: smqs[0]!.code, member: '94000000', scope: 'narrow' },
    { smq: smqs[1]!.code, member: '94000001', scope: 'broad' },
  ]
  const isUsed = ({ level, code }: DemoTerm) => level === 'pt' || level === 'llt' || used.has(code)
  return { version: '91.1', terms: terms.filter(isUsed), paths, smqs, members }
}

test.group('Writing and reading a release', () => {
  test('a release that was written is read as the same release', ({ assert }) => {
    fc.assert(
      fc.property(tree, fc.constantFrom('en' as const, 'zh' as const), (drawn, language) => {
        const dictionary = dictionaryOf(drawn)
        const files = medAsciiFiles(dictionary, language)
        const read = readRelease(
          files.map(({ name, text }) => ({ name, bytes: Buffer.from(text) }))
        )
        if (!read.ok) throw new Error(JSON.stringify(read.problems))
        const { release } = read
        const codesOf = (terms: readonly { level: string; code: string | number }[]) =>
          terms.map(({ level, code }) => `${level} ${code}`).toSorted()
        assert.deepEqual(codesOf(release.terms), codesOf(dictionary.terms))
        for (const { level, code, name, pt, isCurrent } of dictionary.terms) {
          const term = release.terms.find(
            (each) => each.level === level && `${each.code}` === code
          )!
          assert.equal(term.name, name[language])
          assert.equal(term.pt, pt === undefined ? null : Number(pt))
          assert.equal(term.isCurrent, isCurrent)
        }
        assert.deepEqual(
          release.paths.map(({ isPrimary, ...codes }) => [
            Object.values(codes).join(' '),
            isPrimary,
          ]),
          dictionary.paths.map(({ isPrimary, ...codes }) => [
            Object.values(codes).join(' '),
            isPrimary,
          ])
        )
        const scopes = { smq: 0, broad: 1, narrow: 2 }
        assert.deepEqual(
          release.members.map(({ smq, member, scope }) => [smq, member, scope]),
          dictionary.members.map(({ smq, member, scope }) => [
            Number(smq),
            Number(member),
            scopes[scope],
          ])
        )
      }),
      { numRuns: 150 }
    )
  })
})
