// needs: demo
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { test } from '@japa/runner'

import { makeProject } from '#tests/factories/make_project'
import type { FileVerdict } from '#plugins/e2b/judging/check_file'
import { runAce } from '#tests/fixtures/run_ace'
import { messageWith } from '#tests/e2b/valid_message'
import { zipOf } from '#tests/e2b/zip_fixture'

const REPORT = 'plugins/demo/samples/partner_report.xml'

test.group('The commands on messages', (group) => {
  let folder: string
  group.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'pharos-commands-'))
    return () => rmSync(folder, { recursive: true })
  })

  async function run(...args: [string, ...string[]]) {
    const { code, stdout, stderr } = await runAce(...args, '--json')
    const starts = stdout.search(/^[[{]/m)
    return {
      code,
      json: starts < 0 ? null : JSON.parse(stdout.slice(starts)),
      said: stdout + stderr,
    }
  }

  test('e2b:validate gives a verdict on each file, whatever the others are like', async ({
    assert,
  }) => {
    const archive = join(folder, 'broken.zip')
    writeFileSync(archive, 'PK\u0003\u0004 and then nothing')
    const missing = join(folder, 'missing.xml')
    const { code, json } = await run('e2b:validate', archive, missing, REPORT)
    assert.equal(code, 1)
    assert.deepEqual(
      json.map(({ file, valid, refusal }: FileVerdict) => [file, valid, refusal?.code]),
      [
        [archive, false, 3001],
        [missing, false, 3001],
        [REPORT, json[2].checked ? true : null, undefined],
      ]
    )
  })

  test('every command tells a gzip file as that, in an archive too', async ({ assert }) => {
    const { code: project } = await makeProject()
    const gzip = join(folder, 'report.xml.gz')
    const [archive, named] = [join(folder, 'gzip.zip'), join(folder, 'named.zip')]
    const packed = gzipSync(readFileSync(REPORT))
    writeFileSync(gzip, packed)
    writeFileSync(archive, await zipOf({ 'a.xml': packed }))
    writeFileSync(named, await zipOf({ 'a.xml.gz': packed }))
    const out = join(folder, 'never.xml')
    const validated = await run('e2b:validate', gzip, archive, named)
    const imported = await run('e2b:import', gzip, archive, named, '--project', project)
    const [tripped, previewed] = [
      await run('e2b:roundtrip', gzip, '--out', out),
      await run('e2b:preview', gzip),
    ]
    const refusals = [
      ...validated.json.map(({ refusal }: FileVerdict) => refusal),
      ...imported.json,
      ...[tripped, previewed].map(({ json }) => json.refusal),
    ] as { code: number; message: { en: string } }[]
    const [alone, inside] = [2701, 3001]
    assert.deepEqual(
      refusals.map(({ code, message }) => [
        code,
        /gzip file.*(ZIP|pack the file)/.test(message.en),
      ]),
      [alone, alone, inside, alone, alone, inside, alone, alone].map((code) => [code, true])
    )
    for (const { code } of [validated, imported, tripped, previewed]) assert.equal(code, 1)
  })

  test('e2b:validate tells rule, severity, sentence and place of each finding, in files, zips and batches', async ({
    assert,
  }) => {
    const batch = join(folder, 'batch.xml')
    writeFileSync(batch, messageWith({ twice: { 'N.2.r.1': 'DE-PARTNER-2', 'D.5': '3' } }))
    const archive = join(folder, 'reports.zip')
    writeFileSync(archive, await zipOf({ 'a.xml': messageWith({ set: { 'N.1.2': null } }) }))
    const { code, json } = await run('e2b:validate', batch, archive)
    assert.equal(code, 1)
    const told = json.map(({ file, valid, reports, findings }: FileVerdict) => [
      file,
      valid,
      reports,
      findings.map(({ report, severity, rule, element }) => [report, severity, rule, element]),
    ])
    assert.deepEqual(told, [
      [
        batch,
        false,
        2,
        [
          [1, 'error', 'MSG-02', 'C.1.1'],
          [2, 'error', 'GEN-02', 'D.5'],
          [2, 'warning', 'ICH-02', 'N.2.r.1'],
          [2, 'error', 'MSG-02', 'C.1.1'],
        ],
      ],
      [`${archive}: a.xml`, false, 1, [[1, 'error', 'GEN-04', 'N.1.2']]],
    ])
    const [{ findings }] = json as FileVerdict[]
    assert.match(findings[1]!.place.xpath, /\/administrativeGenderCode\/@code$/)
    assert.equal(
      readFileSync(batch, 'utf8')
        .split('\n')
        [findings[1]!.place.line! - 1]!.slice(findings[1]!.place.column! - 1)
        .split(' ')[0],
      '<administrativeGenderCode'
    )
  })

  test('e2b:validate prints a table, in Chinese too, and ends with 0 when nothing is wrong', async ({
    assert,
  }) => {
    const right = join(folder, 'right.xml')
    const wrong = join(folder, 'wrong.xml')
    writeFileSync(right, messageWith())
    writeFileSync(wrong, messageWith({ set: { 'E.i[1].E.i.7': '1', 'E.i[1].E.i.5': null } }))
    const fine = await runAce('e2b:validate', right)
    assert.equal(fine.code, 0, fine.stdout)
    const { code, stdout } = await runAce('e2b:validate', wrong, '--language', 'zh')
    assert.equal(code, 1)
    assert.match(
      stdout,
      /错误 {2}E2B-09 {2}第 \d+ 行第 \d+ 列 {2}E\.i\[1\]\.E\.i\.5: .+（本产品的要求，非 ICH 要求）/
    )
    const declared = join(folder, 'declared.xml')
    writeFileSync(
      declared,
      messageWith({ set: { 'H.1': '患者出现皮疹' } })
        .toString('utf8')
        .replace(/encoding="[^"]*"/i, 'encoding="GB18030"')
    )
    const noted = await runAce('e2b:validate', declared)
    assert.match(noted.stdout, /^ {2}note: .*GB18030.*UTF-8/m, 'how it was read is told')
    const option = await runAce('e2b:validate', right, '--language', 'fr')
    assert.equal(option.code, 1)
    assert.include(option.stdout + option.stderr, 'Enter en or zh.')
  })

  test('what e2b:import takes in, e2b:export writes, e2b:roundtrip keeps and e2b:preview shows', async ({
    assert,
  }) => {
    const { code: project } = await makeProject()
    const imported = await run('e2b:import', REPORT, '--project', project)
    assert.equal(imported.code, 0, imported.said)
    const [{ caseNo, verdict }] = imported.json
    assert.equal(verdict, 'new')

    const again = await run('e2b:import', REPORT, '--project', project, '--on-duplicate', 'skip')
    assert.equal(again.json[0].verdict, 'identical')

    const out = join(folder, 'out.xml')
    const wish = ['--project', project, '--out', out, '--reason', 'asked']
    const exported = await run('e2b:export', caseNo, ...wish)
    assert.equal(exported.code, 0, exported.said)
    assert.deepEqual([exported.json.caseNo, exported.json.unwritten], [caseNo, []])

    const kept = await run('e2b:roundtrip', out, '--out', join(folder, 'again.xml'))
    assert.equal(kept.code, 0, kept.said)
    assert.deepEqual([kept.json.differences, kept.json.unmapped], [[], []])

    const page = join(folder, 'page.html')
    assert.equal((await run('e2b:preview', out, '--out', page)).code, 0)
    assert.include(readFileSync(page, 'utf8'), 'Message header')
  })

  test('e2b:roundtrip names what stands in another order than it came, with its place', async ({
    assert,
  }) => {
    const file = join(folder, 'ordered.xml')
    const text = messageWith().toString('utf8')
    const gender = /<administrativeGenderCode[^>]*\/>/.exec(text)![0]
    writeFileSync(file, text.replace(gender, '').replace(/<player1[^>]*>/, `$&${gender}`))
    const { stdout } = await runAce('e2b:roundtrip', file, '--out', join(folder, 'again.xml'))
    assert.match(
      stdout,
      /^1 differences without a fact: What names, codes and identifiers tell apart.*\n.*\/player1\/administrativeGenderCode$/m
    )
    assert.match(stdout, /^0 nodes of the message are not as they came$/m)
  })

  test('e2b:import says in a sentence that a project or a file is not there', async ({
    assert,
  }) => {
    const { code: project } = await makeProject()
    const nowhere = await run('e2b:import', REPORT, '--project', 'NOWHERE')
    const missing = await run('e2b:import', join(folder, 'missing.xml'), '--project', project)
    assert.deepEqual([nowhere.code, missing.code], [1, 1])
    assert.equal(nowhere.json.refusal.message.en, 'No project has the code "NOWHERE".')
    assert.match(missing.json.refusal.message.en, /missing\.xml cannot be opened\.$/)
  })
})
