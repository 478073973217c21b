import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

import StartLoad from '#plugins/coding/loading/start_load'
import { givenCases } from '#tests/coding/given_cases'
import { asPlatform, loadOf } from '#tests/coding/load_files'
import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'
import { workOffJobs } from '#tests/factories/work_off_jobs'
import { makeZip } from '#tests/files/make_zip'
import { demoTexts, releaseFiles, type ReleaseTexts } from '#tests/coding/demo_release'
import { dictionaryRows } from '#tests/coding/dictionary_rows'

type Browser = Awaited<ReturnType<typeof signIn>>

const STATES = ['imported', 'approved', 'active', 'retired'] as const
/** Which act leads where, from each state; null takes the release away. */
const MOVES: Readonly<Record<string, Partial<Record<(typeof STATES)[number], string | null>>>> = {
  approve: { imported: 'approved' },
  activate: { approved: 'active' },
  retire: { active: 'retired' },
  roll_back: { retired: 'active' },
  discard: { imported: null, approved: null },
}

/** Each test has a version of its own. */
let versions = 30
const ownVersion = (texts: ReleaseTexts) => {
  const version = `${++versions}.0`
  const files = Object.entries(texts).map(([name, text]) => [
    name,
    text.replaceAll('91.1', version),
  ])
  return { version, texts: Object.fromEntries(files) as ReleaseTexts }
}

async function upload(browser: Browser, texts: ReleaseTexts) {
  const zip = await makeZip(texts)
  const answer = await browser
    .post('/api/coding/loads')
    .file('files', zip, { filename: 'release.zip' })
  return answer.body().data.loadId as string
}

async function load(browser: Browser, texts = ownVersion(demoTexts()).texts) {
  const id = await upload(browser, texts)
  await workOffJobs()
  return (await browser.get(`/api/admin/dictionary_loads/${id}`)).body().data
}

test.group('Releases of the dictionary', () => {
  test('are loaded by the platform: the job tells how it ended, and of what it is refused', async ({
    client,
    assert,
  }) => {
    const platform = await signIn(client, await makeUser({ administers: 'platform' }))
    const { texts, version } = ownVersion(demoTexts())
    const id = await upload(platform, texts)
    const show = async () => (await platform.get(`/api/admin/dictionary_loads/${id}`)).body().data
    assert.containsSubset(await show(), { state: 'waiting', releaseId: null, problems: [] })
    await workOffJobs()
    const done = await show()
    assert.equal(done.state, 'done')
    const { data } = (await platform.get(`/api/admin/dictionary_releases/${done.releaseId}`)).body()
    assert.containsSubset(data, {
      ...{ version, language: 'en', state: 'imported', fileName: 'release.zip' },
      counts: { soc: 13, hlgt: 18, hlt: 27, pt: 44, llt: 70, nonCurrent: 1 },
      acts: ['approve', 'discard'],
    })
    const before = await dictionaryRows()
    const broken = ownVersion(demoTexts()).texts
    const refused = await load(platform, {
      ...broken,
      'llt.asc': broken['llt.asc']!.replace('$90100001$', '$90109999$'),
    })
    assert.containsSubset(refused, {
      state: 'refused',
      problemCount: 1,
      problems: [{ file: 'llt.asc', line: 1 }],
    })
    assert.deepEqual(await dictionaryRows(), before)
    const list = (await platform.get('/api/admin/dictionary_loads')).body().data
    assert.isTrue(list.every((row: object) => !('problems' in row)))
  })

  test('come as the files of a folder too; what is neither is refused in one sentence', async ({
    client,
    assert,
  }) => {
    const platform = await signIn(client, await makeUser({ administers: 'platform' }))
    const send = (files: Record<string, string>) =>
      Object.entries(files).reduce(
        (request, [filename, text]) => request.file('files', Buffer.from(text), { filename }),
        platform.post('/api/coding/loads')
      )
    const { texts } = ownVersion(demoTexts())
    const answer = await send({ ...texts, 'guide.pdf': '%PDF' })
    await workOffJobs()
    const { loadId } = answer.body().data
    const { data } = (await platform.get(`/api/admin/dictionary_loads/${loadId}`)).body()
    assert.equal(data.state, 'done')
    assert.match(data.fileName, /\.asc \+ 12$/)
    assert.equal((await send({ 'guide.pdf': '%PDF' })).body().code, 2701)
    assert.equal((await send({ 'a.zip': 'PK', 'llt.asc': '1$' })).body().code, 2701)
  })

  test('are approved, activated, retired, rolled back and discarded, each from its states only', async ({
    client,
    assert,
  }) => {
    const platform = await signIn(client, await makeUser({ administers: 'platform' }))
    for (const [act, moves] of Object.entries(MOVES)) {
      for (const state of STATES) {
        const { releaseId: id } = await load(platform)
        const rows = () => db.connection('owner').from('dictionary_releases').where({ id })
        await rows().update({ state })
        const answer = (await platform.post(`/api/coding/releases/${id}/acts`).json({ act })).body()
        const [after] = await rows()
        const to = moves[state]
        if (to === undefined) {
          assert.equal(answer.code, 1006, `${act} from ${state}`)
          assert.isString(answer.data.detail.zh)
          assert.equal(after.state, state)
          assert.isNull(after.removed_at)
        } else {
          assert.isTrue(answer.status, `${act} from ${state}`)
          assert.equal(after.state, to ?? state)
          assert.equal(after.removed_at !== null, to === null)
        }
      }
    }
  })

  test('are not discarded while a case says their version, of which no term may be known', async ({
    client,
    assert,
  }) => {
    const platform = await signIn(client, await makeUser({ administers: 'platform' }))
    const { texts, version } = ownVersion(demoTexts())
    const { releaseId: id } = await load(platform, texts)
    const { project } = await makeUser()
    await givenCases(project.scope(), [[{ words: 'x', code: '12345678', version }]])
    const { code, data } = (
      await platform.post(`/api/coding/releases/${id}/acts`).json({ act: 'discard' })
    ).body()
    assert.equal(code, 1006)
    assert.match(data.detail.en, new RegExp(`coded with version ${version}`))
    const [{ removed_at: removed }] = await db
      .connection('owner')
      .from('dictionary_releases')
      .where({ id })
    assert.isNull(removed)
  })

  test('whose load its caller left, killed at work, are loaded by the job behind it', async ({
    assert,
  }) => {
    const files = releaseFiles(ownVersion(demoTexts()).texts)
    const start = await app.container.make(StartLoad)
    const id = await asPlatform(() => start.handle(files, {}, 'now'))
    await workOffJobs()
    assert.equal((await loadOf(id)).state, 'waiting', 'the caller is given its time')
    const ripe = `UPDATE jobs.job SET start_after = now() WHERE data::text LIKE ?`
    await db.connection('owner').rawQuery(ripe, [`%${id}%`])
    await workOffJobs()
    assert.equal((await loadOf(id)).state, 'done')
  })

  test('that are discarded leave no term, and the version may be loaded again', async ({
    client,
    assert,
  }) => {
    const platform = await signIn(client, await makeUser({ administers: 'platform' }))
    const { texts } = ownVersion(demoTexts())
    const { releaseId: id } = await load(platform, texts)
    await platform.post(`/api/coding/releases/${id}/acts`).json({ act: 'discard' })
    for (const table of ['terms', 'paths', 'smqs', 'smq_members']) {
      const left = db.connection('owner').from(`dictionary_${table}`).where({ release_id: id })
      assert.lengthOf(await left, 0)
    }
    assert.equal((await platform.get(`/api/admin/dictionary_releases/${id}`)).body().code, 1005)
    assert.equal((await load(platform, texts)).state, 'done')
  })

  test('are the platform’s own; terms in use are read by whoever is signed in', async ({
    client,
    assert,
  }) => {
    const platform = await signIn(client, await makeUser({ administers: 'platform' }))
    const { texts, version } = ownVersion(demoTexts())
    const { releaseId: id } = await load(platform, texts)
    const reader = await signIn(client, await makeUser({ permissions: ['CASE_DATA'] }))
    for (const path of ['admin/dictionary_loads', 'admin/dictionary_releases']) {
      assert.equal((await reader.get(`/api/${path}`)).body().code, 1003)
    }
    const find = (path: string, asked: object) => reader.get(`/api/coding/terms${path}`).qs(asked)
    const term = async () => (await find('/llt/90100007', { version })).body()
    assert.equal((await term()).code, 1005)
    for (const act of ['approve', 'activate']) {
      await platform.post(`/api/coding/releases/${id}/acts`).json({ act })
    }
    assert.containsSubset((await term()).data, {
      ...{ level: 'llt', code: 90_100_007, names: { en: 'Demo enzyme raised' }, isCurrent: true },
      paths: [{ isPrimary: true }, { isPrimary: false }],
    })
    const { data } = (await reader.get('/api/coding/versions')).body()
    const listed = data.find((each: { version: string }) => each.version === version)
    assert.containsSubset(listed, { language: 'en', state: 'active' })
    for (const wrong of ['/x/90100007', '/llt/x', '/llt/-1']) {
      assert.equal((await find(wrong, { version })).body().code, 2017, wrong)
    }
  })
})
