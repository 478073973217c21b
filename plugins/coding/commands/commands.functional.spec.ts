import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from '@japa/runner'

import { freshVersion, putInUse } from '#tests/coding/put_in_use'
import { demoTexts, type ReleaseTexts } from '#tests/coding/demo_release'
import { runAce } from '#tests/fixtures/run_ace'

test.group('The commands on dictionaries', (group) => {
  let folder: string
  group.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'pharos-coding-'))
    return () => rmSync(folder, { recursive: true })
  })

  function written(name: string, texts: ReleaseTexts): string {
    for (const [file, text] of Object.entries(texts)) {
      const path = join(folder, name, 'MedAscii', file)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, text)
    }
    return join(folder, name)
  }

  test('coding:load loads a folder and tells how far it is; coding:versions lists it', async ({
    assert,
  }) => {
    // A version that no other spec loads.
    const folderOfIt = written('whole', demoTexts('90.0', 'zh', '89.0'))
    const load = await runAce('coding:load', folderOfIt)
    assert.equal(load.code, 0, load.stdout + load.stderr)
    assert.match(
      load.stdout,
      /Reading and checking[\s\S]*222 of 222 rows[\s\S]*89\.0 \(zh\) is loaded/
    )
    const { stdout } = await runAce('coding:versions')
    assert.match(stdout, /meddra 89\.0 zh imported, 69 entries/)
  })

  test('coding:load tells file and line of each problem, and where there is nothing', async ({
    assert,
  }) => {
    const texts = demoTexts('90.1', 'zh')
    texts['llt.asc'] = texts['llt.asc']!.replace('$90100001$', '$90109999$')
    const refused = await runAce('coding:load', written('broken', texts))
    assert.equal(refused.code, 1)
    assert.match(refused.stdout, /llt\.asc:1 {2}The PT 90109999 is not in/)
    assert.match(refused.stdout + refused.stderr, /Nothing was loaded\. Problems: 1/)
    const nothing = await runAce('coding:load', join(folder, 'none'))
    assert.equal(nothing.code, 1)
    assert.match(nothing.stdout + nothing.stderr, /There is no zip and no \.asc file/)
  })

  test('coding:search finds as the form of a case does, and says which versions it does not have', async ({
    assert,
  }) => {
    const version = freshVersion()
    await putInUse('91.1', version)
    const search = (...rest: string[]) => runAce('coding:search', ...rest)
    const found = await search('演示头晕', '--meddra', version)
    assert.equal(found.code, 0, found.stdout + found.stderr)
    assert.match(
      found.stdout,
      /exact \(1\)\s+90100004 Demo dizziness \/ 演示头晕 < .* < Demo nervous system/
    )
    const left = await search('giddy', '--meddra', version)
    assert.match(left.stdout, /left out because they are not current: 1/)
    const json = await search('giddy', '--meddra', version, '--json')
    assert.deepEqual(JSON.parse(json.stdout), { version, groups: [], notCurrent: 1 })
    const none = await search('xylophone quartet', '--meddra', version)
    assert.match(none.stdout, /has nothing called like this/)
    const unknown = await search('rash', '--meddra', '1.0')
    assert.equal(unknown.code, 1)
    assert.match(unknown.stdout + unknown.stderr, /MedDRA 1\.0 is not loaded/)
  })

  test('coding:impact tells what became non-current and what moved', async ({ assert }) => {
    const [from, to] = [freshVersion(), freshVersion()]
    await putInUse('90.1', from)
    await putInUse('91.1', to)
    const impact = (...rest: string[]) => runAce('coding:impact', ...rest)
    const { stdout, code } = await impact(from, to)
    assert.equal(code, 0, stdout)
    assert.match(stdout, /1 LLTs became non-current\s+90200006 Demo giddy/)
    assert.match(
      stdout,
      /1 LLTs moved to another PT\s+90200003 Demo half head ache: Demo one-sided head ache -> Demo tingling/
    )
    assert.match(stdout, /0 LLTs not there any more/)
    const back = await impact(to, from, '--json')
    assert.deepEqual(
      (JSON.parse(back.stdout) as { code: number; kind: string }[]).map(({ kind }) => kind),
      ['moved']
    )
    const unknown = await impact(from, '1.0')
    assert.equal(unknown.code, 1)
    assert.match(unknown.stdout + unknown.stderr, /MedDRA 1\.0 \(en\) is not loaded/)
  })
})
