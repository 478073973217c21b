import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'

import { WorkBatch } from '#kernel/batches/work_batch'
import { FileStore, FileStoreFailure, sha256Of } from '#kernel/files/file_store'
import type { Scope } from '#kernel/tenancy/scope'
import { asActor } from '#tests/factories/as_actor'
import { makeMessage, reportContent } from '#tests/factories/make_message'
import { makeProject } from '#tests/factories/make_project'

import ExportCase from '#plugins/e2b/exchange/export_case'
import { ImportItems } from '#plugins/e2b/records/import_items'
import StartImport from '#plugins/e2b/exchange/start_import'

/** The file store of the tests; whatever is asked of it waits for `before`. */
class TroubledStore extends FileStore {
  before: (act: 'put' | 'get') => Promise<unknown> = async () => {}
  readonly put: FileStore['put']
  readonly get: FileStore['get']
  readonly has: FileStore['has']
  readonly hasRoomFor: FileStore['hasRoomFor']

  constructor(store: FileStore) {
    super()
    this.put = async (bytes) => {
      await this.before('put')
      return store.put(bytes)
    }
    this.get = async (sha256) => {
      await this.before('get')
      return store.get(sha256)
    }
    this.has = (sha256) => store.has(sha256)
    this.hasRoomFor = (bytes) => store.hasRoomFor(bytes)
  }
}

/** A message with a document of its own. */
function messageWithDocument(number: string): Buffer {
  const letter = Buffer.from(`Letter of ${number}`)
  const leaf = { file: sha256Of(letter), name: 'letter.txt', base64: letter.toString('base64') }
  return makeMessage(reportContent({ C_1_1: number, C_4_r: [{ id: 'a', C_4_r_2: leaf }] }))
}

async function startImport(scope: Scope, number: string) {
  return asActor(scope, async () => {
    const files = [{ name: 'report.xml', bytes: messageWithDocument(number) }]
    return (await app.container.make(StartImport)).handle(files, 'ask', 'now')
  })
}

const work = (scope: Scope, importId: string) =>
  asActor(scope, async () => {
    await (await app.container.make(WorkBatch)).handle(importId)
  })

const states = (scope: Scope, importId: string) =>
  asActor(scope, async () => {
    const items = await (await app.container.make(ImportItems)).list(importId)
    return items.map(({ state, verdict }) => `${state} ${verdict}`)
  })

test.group('A file store in trouble while reports come in and go out', (group) => {
  let store: TroubledStore
  group.each.setup(async () => {
    store = new TroubledStore(await app.container.make(FileStore))
    app.container.swap(FileStore, () => store)
    return () => app.container.restore(FileStore)
  })

  test('that is away refuses no report: the import waits, and goes on when it is back', async ({
    assert,
  }) => {
    const scope = (await makeProject()).scope()
    const importId = await startImport(scope, 'XX-AWAY-1')
    store.before = async (act) => {
      if (act === 'put') throw new FileStoreFailure('PUT was answered with 503')
    }
    for (let tries = 0; tries < 3; tries++) {
      await assert.rejects(() => work(scope, importId), /file store failed/)
      assert.deepEqual(await states(scope, importId), ['waiting null'])
    }
    store.before = async () => {}
    await work(scope, importId)
    assert.deepEqual(await states(scope, importId), ['done new'])
  })

  /** Notes what the store is asked for, and holds that no transaction waits for it. */
  function watch(assert: Assert) {
    const asked: string[] = []
    store.before = async (act) => {
      const { rows } = await db.connection('owner').rawQuery(`select query from pg_stat_activity
        where datname = current_database() and state like 'idle in transaction%'`)
      assert.deepEqual(rows, [])
      asked.push(act)
    }
    return asked
  }

  test('that is slow holds no transaction open, however long it takes: neither of an import nor of an export', async ({
    assert,
  }) => {
    const scope = (await makeProject()).scope()
    const importId = await startImport(scope, 'XX-SLOW-1')
    const asked = watch(assert)
    await work(scope, importId)
    assert.deepEqual(await states(scope, importId), ['done new'])
    assert.deepEqual(asked.splice(0), ['get', 'put'], 'the message, its document')
    await asActor(scope, async () => {
      const [{ caseId }] = await (await app.container.make(ImportItems)).list(importId)
      await (await app.container.make(ExportCase)).handle(caseId!, { reason: 'spec' })
    })
    assert.deepEqual(asked, ['get'], 'the document')
  })
})
