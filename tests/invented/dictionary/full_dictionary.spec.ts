import { test } from '@japa/runner'

import { readRelease } from '#plugins/coding/med_ascii/read_release'
import { fullDictionary, fullVersions } from '#tests/invented/dictionary/full_dictionary'
import { medAsciiFiles } from '#tests/invented/dictionary/med_ascii_files'

test.group('the invented dictionary of the real size', () => {
  test('is read as a release without a problem, in both languages', ({ assert }) => {
    for (const language of ['en', 'zh'] as const) {
      const files = medAsciiFiles(fullDictionary(), language)
      const read = readRelease(files.map(({ name, text }) => ({ name, bytes: Buffer.from(text) })))
      if (!read.ok) throw new Error(JSON.stringify(read.problems.slice(0, 3)))
      const { terms, smqs, members } = read.release
      const counts = ['soc', 'hlgt', 'hlt', 'pt', 'llt'].map(
        (level) => terms.filter((term) => term.level === level).length
      )
      assert.deepEqual(counts, [27, 337, 1737, 27_000, 83_000])
      assert.lengthOf(smqs, 100)
      assert.isAbove(members.length, 5000)
      const names = terms.filter(({ level }) => level === 'llt').map(({ name }) => name)
      assert.equal(new Set(names).size, names.length, 'no two LLTs have one name')
    }
  })

  test('is the same for the same seed, and another for another', ({ assert }) => {
    const pathsOf = (seed: string) =>
      JSON.stringify(fullDictionary('92.0', seed).paths.slice(0, 99))
    assert.equal(pathsOf('1'), pathsOf('1'))
    assert.notEqual(pathsOf('1'), pathsOf('2'))
  })

  test('each version adds some hundreds of LLTs, retires, moves, and changes a few SOCs', ({
    assert,
  }) => {
    for (const [n, version] of fullVersions.slice(1).entries()) {
      const [before, after] = [fullDictionary(fullVersions[n]), fullDictionary(version)]
      const known = new Map(
        before.terms.filter(({ level }) => level === 'llt').map((term) => [term.code, term])
      )
      const llts = after.terms.filter(({ level }) => level === 'llt')
      const same = llts.filter(({ code }) => known.has(code))
      assert.equal(llts.length - same.length, 300)
      const count = (differs: (a: (typeof same)[0], b: (typeof same)[0]) => boolean) =>
        same.filter((term) => differs(known.get(term.code)!, term)).length
      assert.equal(
        count((a, b) => a.isCurrent && !b.isCurrent),
        120
      )
      assert.equal(
        count((a, b) => a.pt !== b.pt),
        80
      )
      const primary = (paths: typeof after.paths) =>
        new Map(paths.filter((path) => path.isPrimary).map(({ pt, soc }) => [pt, soc]))
      const [old, now] = [primary(before.paths), primary(after.paths)]
      assert.equal([...now].filter(([pt, soc]) => old.get(pt) !== soc).length, 20)
    }
  })
})
