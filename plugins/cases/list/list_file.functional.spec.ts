import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { readXlsx } from 'hucre/xlsx'

import { Changes } from '#kernel/changes/changes'
import { verifyAudit } from '#kernel/changes/verify_audit'
import type { CaseContent } from '#kernel/case/content/case_content'
import { asActor } from '#tests/factories/as_actor'
import { reportContent } from '#tests/factories/make_message'
import { makeUser } from '#tests/factories/make_user'
import { type SignedInClient, signIn } from '#tests/factories/sign_in'
import { joinPlugin } from '#tests/fixtures/join_plugin'
import { covered } from '#tests/fixtures/plugins/with_layer/layer'
import withLayer from '#tests/fixtures/plugins/with_layer/plugin'

import { CaseRecords } from '#plugins/cases/contract'

/** Somebody who sees these cases, and the cases. */
async function arrive(
  client: ApiClient,
  cases: readonly CaseContent[],
  language: 'en' | 'zh' = 'en'
) {
  const user = await makeUser({ permissions: ['CASE_DATA'] })
  await owner().from('users').where({ id: user.id }).update({ language })
  const records = await app.container.make(CaseRecords)
  const made = await asActor(user.project.scope(), () =>
    new Changes().recordMany((open) =>
      records.create(
        open,
        cases.map((content) => ({ act: 'case.created', content }))
      )
    )
  )
  return { user, browser: await signIn(client, user), ids: made.map(({ id }) => id) }
}

async function fileOf(browser: SignedInClient, asked: object): Promise<Buffer> {
  const asking = browser.post('/api/cases/file').json(asked)
  asking.request.responseType('blob')
  return (await asking).body() as Buffer
}

/** Rows of the file, its head first. */
async function xlsx(browser: SignedInClient, asked: object): Promise<unknown[][]> {
  const { sheets } = await readXlsx(await fileOf(browser, { kind: 'xlsx', ...asked }))
  return sheets[0]!.rows
}

async function csv(browser: SignedInClient, asked: object): Promise<string[]> {
  const text = String(await fileOf(browser, { kind: 'csv', ...asked }))
  return text
    .replace(/^\ufeff/, '')
    .trimEnd()
    .split('\r\n')
}

const patient = (D_1: string, more: CaseContent = {}) => reportContent({ D_1, ...more })
const columns = ['caseNo', 'subject']

test.group('The list of cases as a file for spreadsheets', () => {
  test('holds the cases that the list finds, in its order, in the columns that are shown', async ({
    client,
    assert,
  }) => {
    const { user, browser } = await arrive(client, [
      patient('CD', { C_1_3: '1' }),
      patient('AB', { C_1_3: '1' }),
      patient('EF', { C_1_3: '2' }),
    ])
    const { code } = user.project
    const found = { reportType: '1', sort: 'subject', order: 'asc' }
    const { rows } = (await browser.get('/api/cases').qs(found)).body().data
    const told = await xlsx(browser, { found, columns: ['caseNo', 'subject', 'reportType'] })
    assert.deepEqual(told, [
      ['Case number', 'Subject', 'Report type'],
      [`${code}-000002`, 'AB', 'Spontaneous report'],
      [`${code}-000001`, 'CD', 'Spontaneous report'],
    ])
    assert.deepEqual(
      told.slice(1).map(([caseNo]) => caseNo),
      rows.map(({ caseNo }: { caseNo: string }) => caseNo)
    )
    assert.deepEqual(await csv(browser, { found, columns: ['subject', 'caseNo'] }), [
      'Subject,Case number',
      `AB,${code}-000002`,
      `CD,${code}-000001`,
    ])
  })

  test('says what the list shows: names of codes, null flavours, days, moments of the project', async ({
    client,
    assert,
  }) => {
    const { browser, ids } = await arrive(
      client,
      [
        reportContent({
          D_1: { nullFlavor: 'MSK' },
          C_1_4: '2026-01-02',
          E_i: [
            { id: 'a', E_i_1_2: 'Headache', E_i_3_2a: true },
            { id: 'b', E_i_1_2: 'Nausea' },
          ],
        }),
      ],
      'zh'
    )
    const cases = owner().from('cases').where({ id: ids[0] })
    await cases.update({ updated_at: '2026-11-18T09:41:07Z', owner_name: 'command line' })
    const keys = ['version', 'reaction', 'eventCount', 'subject', 'seriousness', 'status']
    const told = await xlsx(browser, {
      caseIds: ids,
      columns: [...keys, 'firstReceived', 'updatedAt', 'ownerName'],
    })
    assert.deepEqual(told, [
      [
        '版本',
        '不良事件',
        '反应数',
        '受试者',
        '严重性',
        '状态',
        '首次获知日期',
        '最后修改',
        '当前处理人',
      ],
      [
        '首次报告',
        'Headache +1',
        2,
        'MSK',
        '导致死亡',
        '案例录入',
        '2026-01-02',
        '2026-11-18 17:41:07',
        '命令行',
      ],
    ])
  })

  test('holds cases that are named in the order in which they are, each once, whatever the order of the list', async ({
    client,
    assert,
  }) => {
    const { user, browser, ids } = await arrive(client, [patient('A'), patient('B'), patient('C')])
    const [a, b, c] = ids as [string, string, string]
    const numbers = async (...caseIds: string[]) =>
      (await csv(browser, { caseIds, columns: ['caseNo'] })).slice(1)
    const numberOf = (at: number) => `${user.project.code}-00000${at}`
    assert.deepEqual(await numbers(c, a, b), [3, 1, 2].map(numberOf))
    assert.deepEqual(await numbers(b, c, b), [2, 3].map(numberOf))
  })

  test('takes no cell for a formula, whatever a case says', async ({ client, assert }) => {
    const { browser, ids } = await arrive(client, [patient('=1+1'), patient('a,"b"')])
    assert.deepEqual(await csv(browser, { caseIds: ids, columns: ['subject'] }), [
      'Subject',
      `'=1+1`,
      '"a,""b"""',
    ])
    const { sheets } = await readXlsx(
      await fileOf(browser, { kind: 'xlsx', caseIds: ids, columns: ['subject'] }),
      { readStyles: true }
    )
    assert.equal(sheets[0]!.rows[1]![0], '=1+1')
    const cell = sheets[0]!.cells?.get('1,0')
    assert.notEqual(cell?.type, 'formula')
    assert.equal(cell?.style?.numFmt, '@', 'who edits the cell leaves it a text')
  })

  test('is of the cases of the project, and refuses what the list does not have', async ({
    client,
    assert,
  }) => {
    const { browser, ids } = await arrive(client, [patient('AB')])
    const stranger = await arrive(client, [])
    const refused = async (who: SignedInClient, asked: object) =>
      (await who.post('/api/cases/file').json({ kind: 'csv', ...asked })).body()
    assert.equal((await refused(stranger.browser, { caseIds: ids })).code, 2604)
    assert.equal((await refused(stranger.browser, { found: {} })).code, 6016)
    assert.equal((await refused(browser, {})).code, 6016)
    assert.equal((await refused(browser, { caseIds: ids, kind: 'pdf' })).code, 2017)
    assert.equal((await refused(browser, { found: { contry: 'CN' } })).code, 2017)
    for (const wished of ['nowhere', 'unmappedCount']) {
      const { code, data } = await refused(browser, { caseIds: ids, columns: [wished] })
      assert.equal(code, 2017)
      assert.match(data.detail.en, new RegExp(`has no column ${wished}\\. It has .*subject, `))
    }
    const nobody = await signIn(client, await makeUser({ permissions: ['CASE_EXPORT'] }))
    assert.equal((await refused(nobody, { found: {} })).code, 1003)
  })

  test('is a line of the trail: how many cases, in which columns, by which filter or selection', async ({
    client,
    assert,
  }) => {
    const { user, browser, ids } = await arrive(client, [patient('AB'), patient('CD')])
    await csv(browser, { found: { text: 'AB' }, columns })
    await xlsx(browser, { caseIds: ids })
    const filled = { element: 'D.1', is: 'filled' }
    const found = { conditions: [{ ...filled, beside: 'what nobody asked for' }] }
    await csv(browser, { found, columns })
    await browser.post('/api/cases/file').json({ kind: 'csv', found: { text: 'nowhere' } })
    const lines = await owner()
      .from('audit_lines')
      .where({ project_id: user.project.projectId, act: 'case_list.downloaded' })
      .orderBy('at')
    const after = lines.map(({ actor_name, changes }) => [
      actor_name,
      Object.fromEntries(
        changes.map((each: { path: string; after: unknown }) => [each.path, each.after])
      ),
    ])
    assert.containsSubset(after, [
      [user.name, { cases: 1, file: 'csv', columns, found: { text: 'AB' } }],
      [user.name, { cases: 2, file: 'xlsx', selected: ids }],
    ])
    assert.deepEqual(after[2]![1].found, { conditions: [filled] }, 'as the list read it')
    assert.lengthOf(lines, 3, 'what was refused was not downloaded')
    assert.deepEqual((await verifyAudit(owner())).faults, [])
  })

  test('has up to 10,000 cases', async ({ client, assert }) => {
    const { user, browser, ids } = await arrive(client, [patient('AB')])
    const { projectId } = user.project
    await owner().rawQuery(
      `insert into cases select (jsonb_populate_record(c, jsonb_build_object(
         'id', gen_random_uuid(), 'case_no', 'L' || n))).* from cases c, generate_series(1, 10000) n
       where c.id = ?`,
      [ids[0]!]
    )
    const tooMany = await browser.post('/api/cases/file').json({ kind: 'csv', found: {} })
    assert.match(tooMany.body().data.detail.en, /^More than 10,000 cases/)
    await owner().from('cases').where({ case_no: 'L1', project_id: projectId }).delete()
    const lines = await csv(browser, { found: { order: 'asc' }, columns })
    assert.lengthOf(lines, 10_001)
    assert.lengthOf(new Set(lines), 10_001)
  })
})

test.group('A file of the list for whoever does not see all of the cases', (group) => {
  group.setup(async () => joinPlugin(withLayer))

  test('holds what the list shows them, and is asked nothing else', async ({ client, assert }) => {
    const drug = [{ id: 'g', G_k_1: '1', G_k_2_2: 'Verum' }]
    const { browser, ids } = await arrive(client, [patient('AB', { G_k: drug })])
    const told = await xlsx(browser, { caseIds: ids, columns: ['product', 'subject'] })
    assert.deepEqual(told.slice(1), [[covered.shown, '']])
    const sorted = { found: { sort: 'subject' }, columns }
    const { code } = (await browser.post('/api/cases/file').json({ kind: 'csv', ...sorted })).body()
    assert.equal(code, 2017)
  })
})

const owner = () => db.connection('owner')
