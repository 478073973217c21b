import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'

import { inventedTexts } from '#tests/drugs/invented_release'
import { makeProject } from '#tests/factories/make_project'
import { runAce } from '#tests/fixtures/run_ace'

test.group('The commands on drug dictionaries', (group) => {
  let folder: string
  group.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'pharos-drugs-'))
    return () => rmSync(folder, { recursive: true })
  })

  test('drugs:load takes the products of a file over or names each bad line; drugs:search finds them for that company alone', async ({
    assert,
  }) => {
    const [own, other] = [await makeProject(), await makeProject()]
    const [bad, good] = [join(folder, 'bad.csv'), join(folder, 'good.csv')]
    writeFileSync(bad, 'English name,Country\nDemotinib,CN\nDemozole,XX\n')
    writeFileSync(good, 'English name,Generic name,Country\nDemotinib,Demoxine,CN\n')
    const refused = await runAce('drugs:load', bad, '--project', own.code)
    assert.equal(refused.code, 1)
    assert.match(refused.stdout, /line 3, Country: /)
    const taken = await runAce('drugs:load', good, '--project', own.code)
    assert.equal(taken.code, 0, taken.stdout + taken.stderr)
    assert.match(taken.stdout, /1 new, 0 changed/)
    const find = (project: string) => runAce('drugs:search', 'demoxine', '--project', project)
    assert.match((await find(own.code)).stdout, /exact \(1\)\n.*Demotinib < Demoxine < CN/)
    assert.notMatch((await find(other.code)).stdout, /Demotinib/)
    const none = await runAce('drugs:search', 'qqwwyyzz', '--project', own.code)
    assert.match(none.stdout, /No dictionary has a drug called like this/)
    const missing = await runAce('drugs:load', 'nowhere.csv', '--project', own.code)
    assert.equal(missing.code, 1)
  })

  test('drugs:release loads a folder and tells how far it is, or names file and line of each problem', async ({
    assert,
  }) => {
    const texts = inventedTexts('B3')
    const place = (name: string) => join(folder, name)
    for (const [name, text] of Object.entries(texts)) writeFileSync(place(name), text)
    const release = (...rest: string[]) => runAce('drugs:release', ...rest)
    const flags = ['--release', '1999-03', '--format', 'B3']
    const loaded = await release(folder, ...flags)
    assert.equal(loaded.code, 0, loaded.stdout + loaded.stderr)
    assert.match(loaded.stdout, /Reading and checking[\s\S]*40 of 40 rows[\s\S]*1999-03 is loaded/)
    writeFileSync(place('ING.txt'), texts['ING.txt']!.replace('S0001', 'S9999'))
    const refused = await release(folder, '--release', '1999-09', '--format', 'B3')
    assert.equal(refused.code, 1)
    assert.match(refused.stdout, /ING\.txt:1 {2}substanceId S9999 is not in BNA\.txt/)
    const other = await release(folder, '--release', 'March', '--format', 'B3')
    assert.match(other.stdout + other.stderr, /year and month, for example 2026-03/)
    const layout = await release(folder, ...flags, '--layout', place('DD.txt'))
    assert.match(layout.stdout + layout.stderr, /layout cannot be used\. It is not JSON/)
    const nowhere = await release(place('nowhere'), ...flags)
    assert.match(nowhere.stdout + nowhere.stderr, /There is no zip and no \.txt file at/)
  })
})
