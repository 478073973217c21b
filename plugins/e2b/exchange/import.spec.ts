import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import yazl from 'yazl'
import { buffer } from 'node:stream/consumers'

import { Changes } from '#kernel/changes/changes'
import { FileStore } from '#kernel/files/file_store'
import type { Scope } from '#kernel/tenancy/scope'

import { asActor } from '#tests/factories/as_actor'
import { changeRow } from '#tests/factories/change_row'
import { file, type Files, getCase, importInto } from '#tests/e2b/import_into'
import { messageWith } from '#tests/e2b/valid_message'
import { makeMessage, reportContent } from '#tests/factories/make_message'
import { makeProject } from '#tests/factories/make_project'

import { CaseRecords } from '#plugins/cases/contract'
import { defaultProcess } from '#plugins/cases/process/owned_case_process'
import SaveCasePage from '#plugins/cases/editing/save_case_page'
import DecideItem from '#plugins/e2b/exchange/decide_item'
import type { ImportItem } from '#plugins/e2b/exchange/import_item'
import { contentFingerprint } from '#plugins/e2b/contract/content_fingerprint'

const ended = defaultProcess.nodes.find(({ kind }) => kind === 'ended')!

async function decide(scope: Scope, item: ImportItem, decision: 'new' | 'follow-up' | 'skip') {
  await asActor(scope, async () =>
    (await app.container.make(DecideItem)).handle({
      importId: item.importId,
      itemId: item.id,
      decision,
    })
  )
}

async function deleteCase(scope: Scope, id: string) {
  const records = await app.container.make(CaseRecords)
  const changes = await app.container.make(Changes)
  const act = { name: 'case.deleted', subject: { type: 'case', id }, reason: 'Twice' } as const
  await asActor(scope, () =>
    changes.record(act, async (change) => records.delete(change, await records.lock(change, id)))
  )
}

async function zipOf(files: Files): Promise<Buffer> {
  const zip = new yazl.ZipFile()
  for (const { name, bytes } of files) zip.addBuffer(Buffer.from(bytes), name)
  zip.end()
  return buffer(zip.outputStream)
}

test.group('Importing a message', () => {
  test('what the rules say against the headers of a message is told with its report', async ({
    assert,
  }) => {
    const scope = { ...(await makeProject()), environment: 0 } as const
    const [first, second] = await importInto(scope, [
      file('batch.xml', messageWith({ set: { 'N.1.3': null }, twice: { 'N.2.r.3': 'OTHER' } })),
    ])
    assert.deepEqual(
      [first!, second!].map(({ headerFindings }) =>
        headerFindings.map(({ rule, severity, element }) => `${severity} ${rule} ${element}`)
      ),
      [
        ['error GEN-04 N.1.3', 'error MSG-01 N.2.r.1', 'error MSG-02 C.1.1'],
        ['error MSG-01 N.2.r.1', 'error MSG-02 C.1.1', 'warning MSG-04 N.2.r.3'],
      ]
    )
    assert.equal(first!.headerFindings[0]!.message.zh, 'N.1.3 批量（信息）发送者标识符 为必填项。')
  })

  test('into a project that has as many cases as it may is refused with the number of the limit', async ({
    assert,
  }) => {
    const project = await makeProject()
    const projects = db.connection('owner').from('projects').where({ id: project.projectId })
    await projects.update({ max_cases: 1 })
    const files = ['LIMIT-1', 'LIMIT-2'].map((C_1_1) =>
      file(`${C_1_1}.xml`, makeMessage(reportContent({ C_1_1 })))
    )
    const items = await importInto(project.scope(), files)
    assert.sameMembers(
      items.map(({ verdict, code }) => [verdict, code ?? null].join(' ')),
      ['new ', 'refused 6008']
    )
  })

  test('with more cases than numbers are left makes those, refuses the others with 2207, and takes them once there are more digits', async ({
    assert,
  }) => {
    const project = await makeProject()
    const numbering = db.connection('owner').from('case_numbering')
    const key = { company_id: project.companyId, project_id: project.projectId, environment: 0 }
    await db
      .connection('owner')
      .table('case_numbering')
      .insert({ ...key, prefix: 'N', digits: 1, revision: 1 })
    const files = Array.from({ length: 11 }, (_, at) =>
      file(`${at}.xml`, makeMessage(reportContent({ C_1_1: `XX-EDGE-${at}` })))
    )
    const items = await importInto(project.scope(), files)
    const outcomes = items.map(({ verdict, code }) => [verdict, code ?? ''].join(' ').trim())
    assert.sameMembers(outcomes, [...Array(9).fill('new'), 'refused 2207', 'refused 2207'])
    const refused = items.flatMap(({ verdict }, at) => (verdict === 'refused' ? [files[at]!] : []))
    await numbering.where({ project_id: project.projectId }).update({ digits: 2 })
    const again = await importInto(project.scope(), refused)
    assert.deepEqual(
      again.map(({ verdict }) => verdict),
      ['new', 'new']
    )
    const cases = await db.connection('owner').from('cases').where('project_id', project.projectId)
    assert.includeMembers(
      cases.map(({ case_no: caseNo }) => caseNo as string),
      ['N1', 'N9', 'N10', 'N11']
    )
    assert.lengthOf(cases, 11)
  })

  test('into a closed project does not begin', async ({ assert }) => {
    const project = await makeProject()
    const projects = db.connection('owner').from('projects').where({ id: project.projectId })
    await projects.update({ status: 'closed' })
    const refused = await importInto(project.scope(), [
      file('a.xml', makeMessage(reportContent())),
    ]).catch((error) => error)
    assert.equal(refused.number, 1006)
  })

  test('makes a case of a report that nobody knows, with its values and headers', async ({
    assert,
  }) => {
    const scope = (await makeProject()).scope()
    const content = reportContent()
    const [item] = await importInto(scope, [file('a.xml', makeMessage(content))])
    assert.equal(item.verdict, 'new')
    const made = await getCase(scope, item.caseId)
    assert.equal(contentFingerprint(made.content), contentFingerprint(content))
    assert.equal(made.envelope.N_1_3, 'PARTNER')
    assert.equal(made.envelope.N_2_r_1, 'XX-PARTNER-1')
  })

  test('tells the identical report, a follow-up and a possible duplicate apart', async ({
    assert,
  }) => {
    const scope = (await makeProject()).scope()
    await importInto(scope, [file('first.xml', makeMessage(reportContent()))])
    const followUp = reportContent({ C_1_5: '2026-02-01', H_1: 'More is known.' })
    const elsewhere = reportContent({
      C_1_1: 'YY-OTHER-7',
      C_1_9_1: true,
      C_1_9_1_r: [
        {
          id: '40000000-0000-4000-8000-000000000001',
          C_1_9_1_r_1: 'PARTNER',
          C_1_9_1_r_2: 'XX-PARTNER-1',
        },
      ],
    })
    const items = await importInto(scope, [
      file('same.xml', makeMessage(reportContent())),
      file('follow-up.xml', makeMessage(followUp)),
      file('elsewhere.xml', makeMessage(elsewhere)),
      file('new.xml', makeMessage(reportContent({ C_1_1: 'ZZ-NEW-1' }))),
    ])
    assert.deepEqual(
      items.map(({ fileName, verdict, state }) => [fileName, verdict, state]),
      [
        ['same.xml', 'identical', 'undecided'],
        ['follow-up.xml', 'follow-up', 'undecided'],
        ['elsewhere.xml', 'possible-duplicate', 'undecided'],
        ['new.xml', 'new', 'done'],
      ]
    )
    assert.deepEqual(items[2].matches[0].reasons, [
      { element: 'C.1.1', value: 'XX-PARTNER-1' },
      { element: 'C.1.8.1', value: 'XX-PARTNER-1' },
    ])
  })

  test('makes a follow-up a new version of the case when a person decides so', async ({
    assert,
  }) => {
    const scope = (await makeProject()).scope()
    await importInto(scope, [file('first.xml', makeMessage(reportContent()))])
    const later = reportContent({ C_1_5: '2026-02-01' })
    const [item] = await importInto(scope, [file('later.xml', makeMessage(later))])
    await decide(scope, item, 'follow-up')
    const { version, versionKind, content } = await getCase(scope, item.matches[0].caseId)
    assert.deepEqual({ version, versionKind }, { version: 2, versionKind: 'follow-up' })
    assert.equal(content.C_1_5, '2026-02-01')
  })

  for (const [onDuplicate, cases] of [
    ['skip', 1],
    ['follow-up', 1],
    ['new', 2],
  ] as const) {
    test(`--on-duplicate ${onDuplicate} asks nobody`, async ({ assert }) => {
      const scope = (await makeProject()).scope()
      const first = await importInto(scope, [file('1.xml', makeMessage(reportContent()))])
      const later = makeMessage(reportContent({ C_1_5: '2026-02-01' }))
      const second = await importInto(scope, [file('2.xml', later)], onDuplicate)
      const made = new Set([...first, ...second].flatMap(({ caseId }) => caseId ?? []))
      assert.equal(made.size, cases)
      assert.equal(second[0].state, onDuplicate === 'skip' ? 'skipped' : 'done')
    })
  }

  test('knows a report again that came twice in one upload', async ({ assert }) => {
    const scope = (await makeProject()).scope()
    const bytes = makeMessage(reportContent())
    const items = await importInto(scope, [file('a.xml', bytes), file('b.xml', bytes)])
    assert.deepEqual(
      items.map(({ verdict }) => verdict),
      ['new', 'identical']
    )
  })

  test('two reports with one number in one message are judged as if they had come one after the other', async ({
    assert,
  }) => {
    const scope = (await makeProject()).scope()
    const later = reportContent({ C_1_5: '2026-02-01' })
    const other = reportContent({ C_1_1: 'XX-OTHER-1' })
    const message = makeMessage(reportContent(), other, later, reportContent())
    const items = await importInto(scope, [file('a.xml', message)])
    assert.deepEqual(
      items.map(({ report, verdict, state }) => [report, verdict, state]),
      [
        [1, 'new', 'done'],
        [2, 'new', 'done'],
        [3, 'follow-up', 'undecided'],
        [4, 'identical', 'undecided'],
      ]
    )
    assert.equal(items[2].matches[0].caseId, items[0].caseId)
    const elsewhere = (await makeProject()).scope()
    const [first, , second, third] = await importInto(
      elsewhere,
      [file('a.xml', message)],
      'follow-up'
    )
    assert.equal(second.caseId, first.caseId)
    // The fourth says again what the third had changed: it waits until that version is archived.
    assert.deepEqual([third!.state, third!.follows], ['undecided', first.caseId])
    assert.equal((await getCase(elsewhere, first.caseId)).version, 2)
  })

  test('versions of a case in many files of one upload follow each other in its order, one at a time', async ({
    assert,
  }) => {
    const scope = (await makeProject()).scope()
    const others = Array.from({ length: 14 }, (_, at) => reportContent({ C_1_1: `XX-OTHER-${at}` }))
    const [second, third] = ['2026-02-01', '2026-03-01'].map((C_1_5) => reportContent({ C_1_5 }))
    const contents = [reportContent(), second!, ...others, third!]
    const files = contents.map((content, at) => file(`${at}.xml`, makeMessage(content)))
    const items = await importInto(scope, files, 'follow-up')
    const caseId = items[0]!.caseId!
    const stands = async () => {
      const { version, content } = await getCase(scope, caseId)
      return [version, content.C_1_5]
    }
    assert.deepEqual(await stands(), [2, '2026-02-01'])
    const held = items.at(-1)!
    assert.deepEqual([held.state, held.follows, held.brings], ['undecided', caseId, 'follow-up'])
    await decide(scope, held, 'follow-up')
    assert.deepEqual(await stands(), [2, '2026-02-01'], 'the version before is open')
    await changeRow('cases', caseId, { status: ended.key })
    await decide(scope, held, 'follow-up')
    assert.deepEqual(await stands(), [3, '2026-03-01'])
  })

  test('a nullification of a case that is not here waits for a person, who may take it in', async ({
    assert,
  }) => {
    const scope = (await makeProject()).scope()
    const bytes = makeMessage(reportContent({ C_1_11_1: '1', C_1_11_2: 'Sent by mistake' }))
    for (const onDuplicate of ['ask', 'follow-up'] as const) {
      const [item] = await importInto(scope, [file('a.xml', bytes)], onDuplicate)
      assert.deepEqual(
        [item.verdict, item.state, item.matches],
        ['unknown-nullification', 'undecided', []]
      )
    }
    const [item] = await importInto(scope, [file('a.xml', bytes)])
    await decide(scope, item, 'new')
    const [again] = await importInto(scope, [file('a.xml', bytes)])
    assert.equal(again.verdict, 'identical')
  })

  test('a report of a deleted case waits for a person, whatever is to happen to duplicates; it may become a case, and follows none', async ({
    assert,
  }) => {
    const scope = (await makeProject()).scope()
    const bytes = makeMessage(reportContent())
    const [first] = await importInto(scope, [file('a.xml', bytes)])
    await deleteCase(scope, first.caseId!)
    for (const onDuplicate of ['ask', 'follow-up'] as const) {
      const [item] = await importInto(scope, [file('a.xml', bytes)], onDuplicate)
      const { verdict, state, matches } = item
      assert.deepEqual(
        [verdict, state, matches.map(({ caseNo }) => caseNo)],
        ['deleted-case', 'undecided', [first.caseNo]]
      )
      const refused = await decide(scope, item, 'follow-up').catch((error) => error)
      assert.equal(refused.number, 2602)
    }
    const [item] = await importInto(scope, [file('a.xml', bytes)])
    await decide(scope, item, 'new')
    const [again] = await importInto(scope, [file('a.xml', bytes)])
    assert.equal(again.verdict, 'identical', 'the deleted case is beside the point then')
    assert.notEqual(again.matches[0]!.caseId, first.caseId)
  })

  test('a reason to take a report back that is not here asks too, where nothing says what it is', async ({
    assert,
  }) => {
    const scope = (await makeProject()).scope()
    const verdictOf = async (content: Parameters<typeof reportContent>[0]) => {
      const [item] = await importInto(scope, [file('a.xml', makeMessage(reportContent(content)))])
      return [item.verdict, item.state]
    }
    const C_1_11_2 = 'It was a duplicate of another one.'
    assert.deepEqual(await verdictOf({ C_1_11_2 }), ['unknown-nullification', 'undecided'])
    assert.deepEqual(await verdictOf({ C_1_11_1: '2', C_1_11_2 }), ['new', 'done'])
  })

  test('gives every report of a batch and every file of a zip a verdict of its own', async ({
    assert,
  }) => {
    const scope = (await makeProject()).scope()
    const batch = makeMessage(reportContent({ C_1_1: 'B-1' }), reportContent({ C_1_1: 'B-2' }))
    const zip = await zipOf([
      file('batch.xml', batch),
      file('broken.xml', Buffer.from('<MCCI_IN200100UV01')),
      file('single.xml', makeMessage(reportContent({ C_1_1: 'B-3' }))),
    ])
    const items = await importInto(scope, [file('all.zip', zip)])
    assert.deepEqual(
      items.map(({ entry, report, state }) => [entry, report, state]),
      [
        ['batch.xml', 1, 'done'],
        ['batch.xml', 2, 'done'],
        ['broken.xml', 1, 'refused'],
        ['single.xml', 1, 'done'],
      ]
    )
  })

  test('refuses a bad file with a number and one sentence, and makes no case', async ({
    assert,
  }) => {
    const scope = (await makeProject()).scope()
    const r2 = Buffer.from('<?xml version="1.0"?><ichicsr lang="en"/>')
    const [item] = await importInto(scope, [file('old.xml', r2)])
    assert.deepEqual([item.state, item.code, item.caseId], ['refused', 2705, null])
    assert.include(item.message!.en, 'R2')
    assert.match(item.message!.zh, /\p{Script=Han}/u)
  })

  test('keeps what it cannot map, also after a save, and an attachment byte for byte', async ({
    assert,
  }) => {
    const scope = (await makeProject()).scope()
    const bytes = Buffer.from('%PDF-1.4 an invented document')
    const content = reportContent({
      C_1_6_1: true,
      C_1_6_1_r: [
        {
          id: '50000000-0000-4000-8000-000000000001',
          C_1_6_1_r_1: 'Letter',
          C_1_6_1_r_2: {
            file: '',
            mediaType: 'application/pdf',
            base64: bytes.toString('base64'),
          },
        },
      ],
    })
    const foreign = '<note xmlns="urn:x">kept</note></investigationEvent>'
    const xml = makeMessage(content).toString().replace('</investigationEvent>', foreign)
    const [item] = await importInto(scope, [file('a.xml', Buffer.from(xml))])
    assert.equal(item.unmapped, 1)
    const save = await app.container.make(SaveCasePage)
    const page = { caseId: item.caseId!, page: 'patient', baseRevision: 1, content: { D_1: 'CD' } }
    await asActor(scope, () => save.handle(page))
    const made = await getCase(scope, item.caseId)
    assert.include(made.unmapped[0].xml, 'kept')
    const [row] = made.content.C_1_6_1_r as unknown as { C_1_6_1_r_2: { file: string } }[]
    const store = await app.container.make(FileStore)
    assert.deepEqual(await store.get(row.C_1_6_1_r_2.file), bytes)
  })
})
