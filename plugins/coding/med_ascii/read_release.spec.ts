import { test } from '@japa/runner'

import { MOST_PROBLEMS } from '#kernel/files/file_problems'
import { readRelease } from '#plugins/coding/med_ascii/read_release'
import { damages } from '#tests/coding/damages'
import { demoTexts, releaseFiles, type ReleaseTexts } from '#tests/coding/demo_release'
import { encodeAs } from '#tests/coding/encode_as'

function problemsOf(texts: ReleaseTexts) {
  const read = readRelease(releaseFiles(texts))
  if (read.ok) throw new Error('The release was taken')
  return read
}

function releaseOf(files: Parameters<typeof readRelease>[0]) {
  const read = readRelease(files)
  if (!read.ok) throw new Error(JSON.stringify(read.problems[0]))
  return read.release
}

test.group('a release of MedAscii files', () => {
  test('is read whole: terms of every level, paths, SMQs and their members', ({ assert }) => {
    const release = releaseOf(releaseFiles(demoTexts()))
    const levels = ['soc', 'hlgt', 'hlt', 'pt', 'llt'] as const
    const counts = levels.map(
      (level) => release.terms.filter((term) => term.level === level).length
    )
    assert.deepEqual(counts, [13, 18, 27, 44, 70])
    assert.equal(release.version, '91.1')
    assert.equal(release.language, 'en')
    assert.lengthOf(release.paths, 45)
    assert.lengthOf(release.smqs, 2)
    assert.lengthOf(release.members, 4)
    assert.deepEqual(release.terms[0], {
      level: 'soc',
      code: 91_900_000,
      name: 'Demo nervous system',
      pt: null,
      isCurrent: true,
      abbreviation: 'DmNS',
      place: 1,
    })
    const giddy = release.terms.find(({ name }) => name === 'Demo giddy')
    assert.containsSubset(giddy, { level: 'llt', isCurrent: false, pt: 90_100_004 })
  })

  for (const { name, file, line, says, break: damage } of damages) {
    test(`is refused with file and line when ${name}`, ({ assert }) => {
      const { problems } = problemsOf(damage(demoTexts()))
      const told = problems.find((each) => each.file.endsWith(file) && each.line === line)
      assert.isDefined(told, JSON.stringify(problems.slice(0, 3)))
      assert.match(told!.says.en, says)
      assert.match(told!.says.zh, /\p{Script=Han}/u)
    })
  }

  test('every problem is counted, a hundred are listed', ({ assert }) => {
    const texts = demoTexts()
    const broken = 'x$\n'.repeat(150)
    const { problems, total } = problemsOf({ ...texts, 'soc_hlgt.asc': broken })
    assert.lengthOf(problems, MOST_PROBLEMS)
    assert.isAtLeast(total, 150)
  })
})

test.group('what is no problem of a release', () => {
  const whole = releaseOf(releaseFiles(demoTexts()))

  test('folders and letter case are as they like, other files are left alone', ({ assert }) => {
    const files = releaseFiles(demoTexts()).map(({ name, bytes }) => ({
      name: name.replace('MedAscii/', 'Release (1)\\ascii-91_1\\').toUpperCase(),
      bytes,
    }))
    const more = [
      'SeqAscii/llt.seq',
      'MedSeq/pt.seq',
      'Docs/intguide.pdf',
      'meddra_history_english.asc',
    ]
    const others = more.map((name) => ({ name, bytes: Buffer.from('1$2') }))
    assert.deepEqual(releaseOf([...files, ...others]), whole)
  })

  test('lines end as on Windows, the last one not at all', ({ assert }) => {
    const texts = Object.entries(demoTexts()).map(([name, text]) => [
      name,
      text.trimEnd().replaceAll('\n', '\r\n'),
    ])
    assert.deepEqual(releaseOf(releaseFiles(Object.fromEntries(texts))), whole)
  })

  test('SMQs and the order of SOCs are files without a line', ({ assert }) => {
    const none = { 'smq_list.asc': '', 'smq_content.asc': '', 'intl_ord.asc': '' }
    const release = releaseOf(releaseFiles({ ...demoTexts(), ...none }))
    assert.lengthOf(release.smqs, 0)
    assert.isNull(release.terms[0]!.place)
  })
})

test.group('the encoding of a release', () => {
  const chinese = releaseOf(releaseFiles(demoTexts('91.1', 'zh')))

  test('is UTF-8 with or without a mark', ({ assert }) => {
    const marked = releaseFiles(demoTexts('91.1', 'zh'), (text) => Buffer.from(`\uFEFF${text}`))
    assert.equal(chinese.encoding, 'utf-8')
    assert.deepEqual(releaseOf(marked), chinese)
  })

  test('is UTF-16 where a mark says so; bytes that are no text are told as that', ({ assert }) => {
    const texts = demoTexts('91.1', 'zh')
    const wide = releaseFiles(texts, (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'))
    assert.deepEqual(releaseOf(wide), { ...chinese, encoding: 'utf-16le' })
    const files = releaseFiles(texts).map((file) =>
      file.name.endsWith('meddra_release.asc') ? { ...file, bytes: Buffer.from([0xff, 1]) } : file
    )
    const read = readRelease(files)
    assert.match(read.ok ? '' : read.problems[0]!.says.en, /not UTF-8 text/)
  })

  test('of a Chinese one may be GB 18030, also where its bytes are legal UTF-8', ({ assert }) => {
    const release = releaseOf(releaseFiles(demoTexts('91.1', 'zh'), (t) => encodeAs(t, 'gb18030')))
    assert.equal(release.encoding, 'gb18030')
    assert.deepEqual(release, { ...chinese, encoding: 'gb18030' })
    // Each name of the one file is a word whose GB 18030 bytes are legal UTF-8.
    const texts = demoTexts('91.1', 'zh')
    const aches = texts['hlgt.asc']!.replace(/演示[^$]*/g, '头痛')
    const paths = texts['mdhier.asc']!.replace(
      /^((?:[^$]*\$){6})[^$]*/gm,
      (_, before: string) => `${before}头痛`
    )
    const read = releaseOf(
      releaseFiles({ ...texts, 'hlgt.asc': aches, 'mdhier.asc': paths }, (t) =>
        encodeAs(t, 'gb18030')
      )
    )
    assert.equal(read.terms.find(({ level }) => level === 'hlgt')!.name, '头痛')
  })

  test('of a Japanese one may be Shift-JIS', ({ assert }) => {
    const texts = Object.entries(demoTexts('91.1', 'zh')).map(([name, text]) => [
      name,
      text
        .replace('Chinese', 'Japanese')
        .replace(/[\u4e00-\u9fff]/g, (c) => 'あいうえおかきくけこ'[c.codePointAt(0)! % 10]!),
    ])
    const release = releaseOf(
      releaseFiles(Object.fromEntries(texts), (text) => encodeAs(text, 'shift_jis'))
    )
    assert.equal(release.encoding, 'shift_jis')
    assert.match(release.terms[0]!.name, /^[あ-こ]+$/)
  })

  test('of an English one may be Windows-1252', ({ assert }) => {
    const texts = { ...demoTexts() }
    texts['llt.asc'] = texts['llt.asc']!.replace('Demo giddy', 'Demo Ménière giddy')
    const release = releaseOf(releaseFiles(texts, (text) => encodeAs(text, 'windows-1252')))
    assert.equal(release.encoding, 'windows-1252')
    assert.isDefined(release.terms.find(({ name }) => name === 'Demo Ménière giddy'))
  })

  test('is refused with the line when the bytes are none', ({ assert }) => {
    const files = releaseFiles(demoTexts('91.1', 'zh')).map((file) => {
      if (!file.name.endsWith('/hlt.asc')) return file
      const bytes = Buffer.from(file.bytes)
      bytes[bytes.lastIndexOf(0x0a, bytes.length - 2) + 12] = 0xff
      return { ...file, bytes }
    })
    const read = readRelease(files)
    assert.isFalse(read.ok)
    const [problem] = read.ok ? [] : read.problems
    assert.equal(problem?.file, 'MedAscii/hlt.asc')
    assert.equal(problem?.line, 27)
    assert.match(problem!.says.en, /not encoded as UTF-8 or GB18030/)
  })

  test('of a Chinese one that says English is refused, never made up of other signs', ({
    assert,
  }) => {
    const texts = { ...demoTexts('91.1', 'zh'), 'meddra_release.asc': '91.1$English$$$$\n' }
    const read = readRelease(releaseFiles(texts, (text) => encodeAs(text, 'gb18030')))
    assert.isFalse(read.ok)
  })
})
