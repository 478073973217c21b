import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

import { Changes } from '#kernel/changes/changes'
import { sha256Of } from '#kernel/files/file_store'
import { asActor, asUser } from '#tests/factories/as_actor'
import { reportContent } from '#tests/factories/make_message'
import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'
import { readReport } from '#tests/journeys/kit/read_report'

import { CaseRecords } from '#plugins/cases/contract'
import { CaseReading } from '#plugins/cases/contract/reading'

const permissions = ['CASE_DATA', 'CASE_EDIT', 'PROCESS_ENTRY', 'CASE_EXPORT']

test.group('The export of a case with uploaded documents', () => {
  test('holds the very bytes, with name and type, of both kinds of documents', async ({
    assert,
    client,
  }) => {
    const user = await makeUser({ permissions })
    const records = await app.container.make(CaseRecords)
    const reading = await app.container.make(CaseReading)
    const caseId = await asUser(user, async () => {
      const content = reportContent({ C_1_6_1: true })
      const [{ id }] = await new Changes().recordMany((open) =>
        records.create(open, [{ act: 'case.created', content }])
      )
      return id
    })
    const browser = await signIn(client, user)
    const files = {
      case_identification: {
        name: 'letter 信.pdf',
        bytes: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n'),
      },
      literature: { name: 'article.txt', bytes: Buffer.from('头痛 & <rash>\r\n') },
    }
    const leaves: Record<string, unknown> = {}
    for (const [page, { name, bytes }] of Object.entries(files)) {
      const sent = browser.post(`/api/cases/${caseId}/documents`)
      leaves[page] = (await sent.file('document', bytes, { filename: name })).body().data
    }
    const { content } = await asActor(user.project.scope(), () => reading.get(caseId))
    const pages = {
      case_identification: {
        ...Object.fromEntries(Object.entries(content).filter(([key]) => key.startsWith('C_1_'))),
        C_1_6_1_r: [{ id: 'a', C_1_6_1_r_1: 'Letter', C_1_6_1_r_2: leaves.case_identification }],
      },
      literature: { C_4_r: [{ id: 'b', C_4_r_2: leaves.literature }] },
    }
    for (const [page, part] of Object.entries(pages)) {
      const { revision } = await asActor(user.project.scope(), () => reading.get(caseId))
      const saved = await browser
        .put(`/api/case/${caseId}/pages/${page}`)
        .json({ baseRevision: revision, content: part })
      assert.isTrue(saved.body().status, page)
    }

    const exported = await browser.get(`/cases/${caseId}/e2b.xml?reason=spec`)
    const report = readReport(Buffer.from(exported.text()))
    const [document] = report.content.C_1_6_1_r as unknown as { C_1_6_1_r_2: unknown }[]
    const [article] = report.content.C_4_r as unknown as { C_4_r_2: unknown }[]
    assert.deepEqual(
      [document.C_1_6_1_r_2, article.C_4_r_2],
      [leaves.case_identification, leaves.literature]
    )
    for (const { bytes } of Object.values(files)) {
      assert.isTrue(bytes.equals(report.attachments.get(sha256Of(bytes))!))
    }
  })
})
