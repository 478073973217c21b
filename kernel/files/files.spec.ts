import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

import { Changes } from '#kernel/changes/changes'
import { Database } from '#kernel/database/database'
import { Refusal } from '#kernel/errors/define_errors'
import { Files, type NewFile } from '#kernel/files/files'
import { FolderFileStore } from '#kernel/files/folder_file_store'
import { UploadChecks } from '#kernel/files/upload_checks'
import { asActor } from '#tests/factories/as_actor'
import { makeProject } from '#tests/factories/make_project'

const act = { name: 'attachment.added', subject: { type: 'case', id: 'files-spec' } } as const
const letter: NewFile = { name: 'letter 信.txt', bytes: Buffer.from('Dear sirs') }

test.group('Files of a project', (group) => {
  let folder: string
  let files: Files
  group.each.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'pharos-files-'))
    files = new Files(new FolderFileStore(folder), new Database(), new UploadChecks(null))
    return () => rmSync(folder, { recursive: true, force: true })
  })
  const keep = async (subject: string, { name, bytes } = letter) => {
    const put = await files.putUpload({ name, bytes })
    return new Changes().record({ ...act, subject: { type: 'case', id: subject } }, (change) =>
      files.note(change, put)
    )
  }
  const rows = (sha256: string) => db.connection('owner').from('files').where({ sha256 })

  test('bytes and row are kept together, with size, type, hash and a line in the trail', async ({
    assert,
  }) => {
    const project = await makeProject()
    await asActor(project.scope(), async () => {
      const kept = await keep(project.code)
      assert.include(kept, { name: letter.name, size: 9, mediaType: 'text/plain' })
      assert.deepEqual(await files.get(kept.sha256), kept)
      assert.deepEqual(await files.read(kept), Buffer.from(letter.bytes))
      const line = await db
        .connection('owner')
        .from('audit_lines')
        .where({ chain: `case:${project.code}` })
        .first()
      assert.deepEqual(line.changes, [
        {
          path: 'file',
          before: null,
          after: { name: letter.name, sha256: kept.sha256, size: 9 },
        },
      ])
    })
  })

  test('the same bytes under the same name are one file', async ({ assert }) => {
    const project = await makeProject()
    await asActor(project.scope(), async () => {
      const first = await keep(project.code)
      assert.deepEqual(await keep(project.code), first)
    })
  })

  test('a change that is rolled back leaves no row', async ({ assert }) => {
    const project = await makeProject()
    const subject = { type: 'case', id: project.code }
    const put = await files.putUpload(letter)
    await assert.rejects(
      () =>
        asActor(project.scope(), () =>
          new Changes().record({ ...act, subject }, async (change) => {
            await files.note(change, { ...put, name: project.code })
            throw new Error('changed my mind')
          })
        ),
      'changed my mind'
    )
    assert.lengthOf(await db.connection('owner').from('files').where({ name: project.code }), 0)
  })

  test('another project does not get the file, whoever knows its hash', async ({ assert }) => {
    const [mine, theirs] = [await makeProject(), await makeProject()]
    const kept = await asActor(mine.scope(), () => keep(mine.code))
    await asActor(theirs.scope(), async () => {
      assert.isNull(await files.find(kept.sha256))
      await assert.rejects(() => files.read(kept), Refusal as never)
    })
    await asActor(mine.scope(1), async () => assert.isNull(await files.find(kept.sha256)))
    assert.lengthOf(await rows(kept.sha256).where({ project_id: mine.projectId }), 1)
  })

  test('what a user uploads is checked first: a refused file leaves nothing', async ({
    assert,
  }) => {
    const project = await makeProject()
    const upload = (name: string, bytes: Uint8Array) =>
      asActor(project.scope(), () =>
        keep(project.code, { ...letter, name, bytes }).catch((error) => error)
      )
    assert.equal((await upload('letter.txt', letter.bytes)).mediaType, 'text/plain')
    assert.equal((await upload('letter.exe', letter.bytes)).number, 2701)
    assert.equal((await upload('letter.pdf', letter.bytes)).number, 3001)
    const kept = db.connection('owner').from('files').where({ project_id: project.projectId })
    assert.lengthOf(await kept, 1)
  })

  test('a full file store is told in one sentence and leaves no row', async ({ assert }) => {
    const project = await makeProject()
    writeFileSync(join(folder, 'full'), '')
    const full = new Files(
      new FolderFileStore(join(folder, 'full')),
      new Database(),
      new UploadChecks(null)
    )
    const refusal = await asActor(project.scope(), () =>
      full.putUpload(letter).catch((error) => error)
    )
    assert.instanceOf(refusal, Refusal)
    assert.equal(refusal.number, 1002)
    assert.match(refusal.data.detail.en, /Nothing was saved/)
    assert.lengthOf(
      await db.connection('owner').from('files').where({ project_id: project.projectId }),
      0
    )
  })
})
