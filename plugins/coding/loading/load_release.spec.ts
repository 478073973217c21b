import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

import { MedicalDictionary } from '#plugins/coding/contract/dictionary'
import LoadRelease from '#plugins/coding/loading/load_release'
import StartLoad from '#plugins/coding/loading/start_load'
import ActOnRelease from '#plugins/coding/releases/act_on_release'
import { makeZip } from '#tests/files/make_zip'
import { damages } from '#tests/coding/damages'
import { demoTexts, releaseFiles } from '#tests/coding/demo_release'
import { dictionaryRows } from '#tests/coding/dictionary_rows'
import { encodeAs } from '#tests/coding/encode_as'
import { asPlatform, loadFiles, loadOf } from '#tests/coding/load_files'
import { freshVersion } from '#tests/coding/put_in_use'

const FIRST = freshVersion()
const TWICE = freshVersion()
const REFUSED = freshVersion()
const USED = freshVersion()

const chains = async (subject: string) => {
  const lines = await db
    .connection('owner')
    .from('audit_lines')
    .where('chain', subject)
    .orderBy('seq')
    .select('act', 'changes')
  return lines as { act: string; changes: { path: string; after: unknown }[] }[]
}

test.group('A release of the dictionary', () => {
  test('is loaded whole with one line of the trail that tells counts and hash', async ({
    assert,
  }) => {
    const before = await dictionaryRows()
    const load = await loadFiles(releaseFiles(demoTexts('90.0', 'en', FIRST)))
    assert.equal(load.state, 'done', JSON.stringify(load.problems))
    const after = await dictionaryRows()
    const added = Object.entries(after).map(([table, n]) => n - before[table as keyof typeof after])
    assert.deepEqual(added, [1, 171, 45, 2, 4, 0])
    const [line, ...others] = await chains(`dictionary_release:${load.releaseId}`)
    assert.lengthOf(others, 0)
    assert.equal(line.act, 'dictionary_release.loaded')
    const noted = Object.fromEntries(line.changes.map(({ path, after: value }) => [path, value]))
    assert.containsSubset(noted, { version: FIRST, language: 'en', pt: 44, llt: 69, members: 4 })
    assert.match(String(noted.sha256), /^[0-9a-f]{64}$/)
  })

  for (const { name, file, line, break: damage } of damages) {
    test(`leaves nothing behind when ${name}`, async ({ assert }) => {
      const before = await dictionaryRows()
      const load = await loadFiles(releaseFiles(damage(demoTexts('91.1'))))
      assert.equal(load.state, 'refused')
      const told = load.problems.some((each) => each.file.endsWith(file) && each.line === line)
      assert.isTrue(told, JSON.stringify(load.problems))
      assert.deepEqual(await dictionaryRows(), before)
    })
  }

  test('comes in one archive as well, in any encoding, with documents beside it', async ({
    assert,
  }) => {
    const files = releaseFiles(demoTexts('90.0', 'zh', FIRST), (text) => encodeAs(text, 'gb18030'))
    const documents = await makeZip({ 'word/document.xml': '<w/>' })
    const zip = await makeZip({
      ...Object.fromEntries(files.map(({ name, bytes }) => [`MedDRA_90_0/${name}`, bytes])),
      'MedDRA_90_0/SeqAscii/llt.seq': '',
      'MedDRA_90_0/guide.zip': documents,
    })
    const load = await loadFiles([{ name: 'meddra.zip', bytes: zip }])
    assert.equal(load.state, 'done', JSON.stringify(load.problems))
    const [{ encoding }] = await db
      .connection('owner')
      .from('dictionary_releases')
      .where({ id: load.releaseId! })
    assert.equal(encoding, 'gb18030')
  })

  test('is refused in one sentence when the archive is none, or holds no release', async ({
    assert,
  }) => {
    const before = await dictionaryRows()
    const broken = Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(200)])
    const [first] = (await loadFiles([{ name: 'broken.zip', bytes: broken }])).problems
    assert.match(first!.says.en, /archive cannot be read/)
    for (const [bytes, says] of [
      [Buffer.from('no archive'), /"a\.zip" is not a ZIP file\. Choose/],
      [Buffer.alloc(0), /"a\.zip" is empty\. Use/],
    ] as const) {
      const load = await loadFiles([{ name: 'a.zip', bytes }])
      assert.equal(load.problemCount, 1)
      assert.match(load.problems[0]!.says.en, says)
    }
    const other = await makeZip({ 'readme.txt': 'nothing' })
    const { problems } = await loadFiles([{ name: 'other.zip', bytes: other }])
    assert.match(problems[0]!.says.en, /meddra_release\.asc is missing/)
    assert.deepEqual(await dictionaryRows(), before)
  })

  test('is not loaded a second time in the same version and language', async ({ assert }) => {
    const before = await dictionaryRows()
    const load = await loadFiles(releaseFiles(demoTexts('90.0', 'en', FIRST)))
    assert.equal(load.state, 'refused')
    assert.include(
      load.problems[0]!.says.en,
      `Version ${FIRST} in this language (en) is already loaded`
    )
    assert.deepEqual(await dictionaryRows(), before)
  })

  test('two loads of the same at the same moment make one release', async ({ assert }) => {
    const before = await dictionaryRows()
    const files = releaseFiles(demoTexts('90.1', 'en', TWICE))
    const loads = await Promise.all([loadFiles(files), loadFiles(files)])
    assert.sameMembers(
      loads.map(({ state }) => state),
      ['done', 'refused']
    )
    const after = await dictionaryRows()
    assert.equal(after.dictionary_releases, before.dictionary_releases + 1)
    assert.equal(after.dictionary_load_progress, before.dictionary_load_progress)
  })

  test('whose job runs once more stays as it is', async ({ assert }) => {
    const load = await loadFiles(releaseFiles(demoTexts('90.1', 'zh', TWICE)))
    const [before, lines] = [await dictionaryRows(), await chains(`dictionary_load:${load.id}`)]
    await asPlatform(async () => (await app.container.make(LoadRelease)).handle(load.id))
    assert.deepEqual(await loadOf(load.id), load)
    assert.deepEqual(await dictionaryRows(), before)
    assert.deepEqual(await chains(`dictionary_load:${load.id}`), lines)
  })

  test('is refused, and does not wait for ever, when its file is gone from the store', async ({
    assert,
  }) => {
    const before = await dictionaryRows()
    const id = await asPlatform(async () => {
      const [file] = releaseFiles(demoTexts('91.1', 'zh', REFUSED))
      return (await app.container.make(StartLoad)).handle([file!], {}, 'now')
    })
    const gone = [{ name: 'llt.asc', sha256: 'f'.repeat(64), size: 1 }]
    const row = db.connection('owner').from('dictionary_loads').where({ id })
    await row.update({ files: JSON.stringify(gone) })
    await asPlatform(async () => (await app.container.make(LoadRelease)).handle(id))
    const { state, problems } = await loadOf(id)
    assert.equal(state, 'refused')
    assert.match(problems[0]!.says.en, /cannot be loaded/)
    assert.deepEqual(await dictionaryRows(), before)
  })

  test('is refused, and leaves nothing, when the database does not take one of its rows', async ({
    assert,
    cleanup,
  }) => {
    const owner = db.connection('owner')
    const name = 'no_member_for_a_test'
    await owner.rawQuery(
      'alter table dictionary_smq_members add constraint ?? check (smq < 0) not valid',
      [name]
    )
    cleanup(() => owner.rawQuery('alter table dictionary_smq_members drop constraint ??', [name]))
    const before = await dictionaryRows()
    const load = await loadFiles(releaseFiles(demoTexts('91.1', 'zh', REFUSED)))
    assert.equal(load.state, 'refused')
    assert.deepEqual(await dictionaryRows(), before)
  })

  test('is looked up once it is in use: term, paths and versions', async ({ assert }) => {
    const { releaseId } = await loadFiles(releaseFiles(demoTexts('91.0', 'zh', USED)))
    const dictionary = await app.container.make(MedicalDictionary)
    const term = (code: number) => asPlatform(() => dictionary.term(USED, 'llt', code))
    await assert.rejects(() => term(90_200_006))
    const act = await app.container.make(ActOnRelease)
    await asPlatform(() => act.handle(releaseId!, 'approve'))
    await assert.rejects(() => term(90_200_006))
    await asPlatform(() => act.handle(releaseId!, 'activate'))
    assert.containsSubset(await term(90_200_006), {
      names: { zh: '演示晕眩' },
      pt: { code: 90_100_004 },
      isCurrent: false,
    })
    assert.isNull(await term(12_345_678))
    const { paths } = (await term(90_100_007))!
    assert.deepEqual(
      paths.map(({ soc, isPrimary }) => [soc.names.zh, isPrimary]),
      [
        ['演示肝胆类', true],
        ['演示皮肤类', false],
      ]
    )
    const versions = await asPlatform(() => dictionary.versions())
    assert.deepInclude(versions, { version: USED, language: 'zh', state: 'active' })
    assert.isFalse(versions.some(({ version }) => version === FIRST))
  })
})
