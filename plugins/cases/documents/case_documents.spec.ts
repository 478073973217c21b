import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

import { Changes } from '#kernel/changes/changes'
import { verifyAudit } from '#kernel/changes/verify_audit'
import { Files } from '#kernel/files/files'
import { actAs } from '#kernel/tenancy/actor'
import { systemIn } from '#kernel/tenancy/as_system'
import { asUser } from '#tests/factories/as_actor'
import { makeFollowedCase } from '#tests/factories/make_followed_case'
import { makeUser } from '#tests/factories/make_user'

import { CaseRecords } from '#plugins/cases/contract'
import { CaseDocuments, withDocument } from '#plugins/cases/contract/documents'
import { CaseReading } from '#plugins/cases/contract/reading'

const make = <T>(type: abstract new (...args: never[]) => T) =>
  app.container.make(type as never) as Promise<T>

test.group('A document that the system puts into a case', () => {
  test('is one of the project and of the case, and the content cites it', async ({ assert }) => {
    const user = await makeUser()
    const id = await makeFollowedCase(user)
    const [files, documents] = [await make(Files), await make(CaseDocuments)]
    const records = await make(CaseRecords)
    const bytes = Buffer.from('An article.')
    const says = 'Doe J. A case. 2026;1:1-2.'
    await actAs(systemIn(user.project.scope()), async () => {
      const put = await files.putUpload({ name: 'article.txt', bytes })
      const act = { name: 'case.article_added', subject: { type: 'case', id } } as const
      await new Changes().record(act, async (change) => {
        const leaf = await documents.add(change, id, put)
        const before = await records.lock(change, id)
        const content = withDocument(before.content, 'C_4_r', { leaf, says })
        await records.revise(change, before, { content })
      })
    })
    const { content } = await asUser(user, async () => (await make(CaseReading)).get(id))
    const [{ C_4_r_1: cited, C_4_r_2: leaf }] = content.C_4_r as never as [Record<string, unknown>]
    assert.equal(cited, says)
    assert.containsSubset(leaf, { name: 'article.txt', size: bytes.length })
    const { file: sha256 } = leaf as { file: string }
    const rows = db.connection('owner').from('case_documents').where({ case_id: id, sha256 })
    assert.lengthOf(await rows, 1)
    assert.deepEqual((await verifyAudit(db.connection('owner'))).faults, [])
  })
})
