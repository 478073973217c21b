import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

import { Changes } from '#kernel/changes/changes'
import type { CaseContent } from '#kernel/case/content/case_content'
import { FileStore, sha256Of } from '#kernel/files/file_store'
import { Files } from '#kernel/files/files'
import { asActor } from '#tests/factories/as_actor'
import { reportContent } from '#tests/factories/make_message'
import { makeProject } from '#tests/factories/make_project'
import { joinPlugin } from '#tests/fixtures/join_plugin'
import { covered } from '#tests/fixtures/plugins/with_layer/layer'
import withLayer from '#tests/fixtures/plugins/with_layer/plugin'
import { asSeeing } from '#tests/reading/secret_project'

import { CaseRecords } from '#plugins/cases/contract'
import { Messages } from '#plugins/e2b/contract'

const bytes = Buffer.from('A letter about a rash\r\n')
const letter = {
  ...{ file: sha256Of(bytes), name: 'letter.txt', mediaType: 'text/plain', size: bytes.length },
}
const nowhere = '00000000-0000-4000-8000-000000000000'

test.group('Messages, as other plugins have them', () => {
  /** A case that said one thing, with a letter, and says another since. */
  async function given() {
    const { container } = app
    const [messages, changes] = [await container.make(Messages), await container.make(Changes)]
    const records = await container.make(CaseRecords)
    const files = await container.make(Files)
    const stored = await (await container.make(FileStore)).put(bytes)
    const project = await makeProject()
    const first = reportContent({ D_1: 'AB', C_4_r: [{ id: 'b', C_4_r_2: letter }] })
    const id = await asActor(project.scope(), async () => {
      const [made] = await changes.recordMany(async (open) => {
        const found = await records.create(open, [{ act: 'case.created', content: first }])
        const subject = { type: 'case', id: found[0]!.id }
        await files.note(open({ name: 'case.document_uploaded', subject }), {
          ...letter,
          ...stored,
        })
        return found
      })
      const act = { name: 'case.page_saved', subject: { type: 'case', id: made!.id } } as const
      await changes.record(act, async (change) => {
        const before = await records.lock(change, made!.id)
        const content: CaseContent = { ...before.content, D_1: 'CD', C_4_r: [] }
        await records.revise(change, before, { content })
      })
      return made!.id
    })
    const written = (revision?: number) =>
      asActor(project.scope(), () => messages.writeCase(id, { revision }))
    return { project, id, messages, written }
  }

  test('are written of the latest revision or of one before, with its documents, and read again', async ({
    assert,
  }) => {
    const { id, messages, written } = await given()
    const [latest, first] = [await written(), await written(1)]
    assert.deepEqual([latest.revision, first.revision], [2, 1])
    assert.deepEqual([latest.caseId, latest.caseNo], [id, first.caseNo])
    const read = await messages.read(latest.xml)
    const before = await messages.read(first.xml)
    assert.isTrue(read.ok && before.ok)
    if (!read.ok || !before.ok) return
    assert.deepEqual([read.reports[0]!.content.D_1, before.reports[0]!.content.D_1], ['CD', 'AB'])
    assert.equal(read.reports[0]!.attachments.size, 0)
    assert.isTrue(bytes.equals(before.reports[0]!.attachments.get(letter.file)!))
    const copies = db.connection('owner').from('case_frozen_copies').where({ case_id: id })
    assert.lengthOf(await copies, 0, 'nothing left the house')
  })

  test('are told what the ICH schema says against them, where one is installed', async ({
    assert,
  }) => {
    const { messages, project, written } = await given()
    const { schemaErrors } = await written()
    const bad = await asActor(project.scope(), () =>
      messages.write({ N_1_1: 'no code' }, [{ envelope: {}, content: { D_5: 'no code' } }])
    )
    if (schemaErrors === null) assert.isNull(bad.schemaErrors)
    else assert.deepEqual([schemaErrors.length > 0, bad.schemaErrors!.length > 0], [false, true])
  })

  test('are of cases and revisions of the project', async ({ assert }) => {
    const { id, messages, project, written } = await given()
    const numberOf = (work: Promise<unknown>) =>
      work.then(
        () => null,
        ({ number }) => number
      )
    assert.equal(await numberOf(written(3)), 1005)
    const asked = (caseId: string, environment?: 1) =>
      asActor(project.scope(environment), () => messages.writeCase(caseId))
    assert.equal(await numberOf(asked(nowhere)), 2604)
    assert.equal(await numberOf(asked(id, 1)), 2604)
  })

  test('say what the actor sees of the case, in every revision', async ({ assert, cleanup }) => {
    const { project, id, messages, written } = await given()
    cleanup(await joinPlugin(withLayer))
    for (const revision of [1, 2]) {
      const { xml } = await written(revision)
      const hidden = await messages.read(xml)
      assert.isTrue(hidden.ok)
      if (!hidden.ok) continue
      assert.isUndefined(hidden.reports[0]!.content.D_1)
      assert.equal(hidden.reports[0]!.attachments.size, 0)
      assert.include(Buffer.from(xml).toString(), covered.shown)
    }
    const seen = await asSeeing(project, () => messages.writeCase(id, { revision: 1 }))
    assert.include(Buffer.from(seen.xml).toString(), 'AB')
  })
})
