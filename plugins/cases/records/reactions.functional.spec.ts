import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

import { Changes } from '#kernel/changes/changes'
import { definePlugin } from '#kernel/plugins/define_plugin'
import { contribute } from '#kernel/plugins/extension_point'
import { failedPlugins } from '#kernel/plugins/failed_plugins'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'
import { currentActor } from '#kernel/tenancy/actor'
import { givenCases } from '#tests/coding/given_cases'
import { freshVersion, putInUse } from '#tests/coding/put_in_use'
import { asUser } from '#tests/factories/as_actor'
import { makeMessage, reportContent } from '#tests/factories/make_message'
import { makeUser, type TestUser } from '#tests/factories/make_user'
import { type SignedInClient, signIn } from '#tests/factories/sign_in'
import { workOffJobs } from '#tests/factories/work_off_jobs'

import { CaseLoader, CaseRecords } from '#plugins/cases/contract'
import { type CaseReaction, caseReactions } from '#plugins/cases/contract/reactions'

const permissions = [
  ...['CASE_DATA', 'CASE_EDIT', 'CASE_IMPORT_READ'],
  ...['CASE_CODING', 'CODING_CONF', 'PROCESS_ENTRY'],
]

/** What reactions heard: who heard it, what happened, by which act. */
let heard: string[] = []
/** Thrown by the reaction that hears of an act of that name. */
let broken: string | undefined
/** Does something to the case in its turn. */
let further: CaseReaction['revised']

const reactionOf = (plugin: string): CaseReaction => {
  const hear = (kind: string, { name, reason }: { name: string; reason?: string }, id: string) => {
    heard.push([plugin, kind, name, ...(reason ? [reason] : []), id].join(' '))
    if (broken === name && plugin === 'second') throw new Error(`${plugin} is broken`)
  }
  return {
    async made(all) {
      for (const { change, after } of all) hear('made', change.act, after.id)
    },
    async revised(happened) {
      const { change, before, after } = happened
      hear(`revised ${before.revision}-${after.revision}`, change.act, after.id)
      if (plugin === 'first') await further?.(happened)
    },
    async moved({ change, before, after }) {
      hear(`moved ${before.status}-${after.status}`, change.act, after.id)
    },
    documentAdded: async ({ change, before }) => hear('documentAdded', change.act, before.id),
    deleted: async ({ change, before }) => hear('deleted', change.act, before.id),
    restored: async ({ change, after }) => hear('restored', change.act, after.id),
  }
}

const pluginNamed = (name: string, ...requires: string[]) =>
  definePlugin({
    ...{ name, summary: 'Hears of cases.', kernel: '^1.0.0', requires },
    contributes: [contribute(caseReactions, async () => ({ default: [reactionOf(name)] }))],
  })

/** What both heard of one happening: `first` is required by `second`, whatever their order. */
const both = (what: string) => [`first ${what}`, `second ${what}`]

const save = async (browser: SignedInClient, id: string, baseRevision: number) => {
  const page = { baseRevision, content: { D_1: `P${baseRevision}` } }
  return browser.put(`/api/case/${id}/pages/patient`).json(page)
}

const caseOf = (id: string) => db.connection('owner').from('cases').where({ id }).firstOrFail()

test.group('What must follow when something happens to a case', (group) => {
  let user: TestUser
  group.each.setup(async () => {
    const before = await app.container.make(PluginRegistry)
    const more = [pluginNamed('second', 'first'), pluginNamed('first', 'cases')]
    app.container.bindValue(
      PluginRegistry,
      new PluginRegistry([...before.plugins, ...more], before.kernel)
    )
    user = await makeUser({ permissions })
    heard = []
    broken = further = undefined
    return () => app.container.bindValue(PluginRegistry, before)
  })

  /** A case made by the user, of which nobody has heard. */
  async function given(): Promise<string> {
    const [id] = await givenCases(user.project.scope(), [[{ words: 'Demo head ache' }]], user)
    heard = []
    return id!
  }

  test('follows a save, a document and an undone creation, of plugins in the order in which they require each other', async ({
    client,
    assert,
  }) => {
    const browser = await signIn(client, user)
    const id = await given()
    assert.isTrue((await save(browser, id, 1)).body().status)
    assert.deepEqual(heard, both(`revised 1-2 case.page_saved ${id}`))
    heard = []
    const file = Buffer.from('words')
    await browser.post(`/api/cases/${id}/documents`).file('document', file, { filename: 'a.txt' })
    assert.deepEqual(heard, both(`documentAdded case.document_uploaded ${id}`))
    heard = []
    const undone = await browser.delete(`/api/cases/${id}`).json({ revision: 2, reason: 'Twice.' })
    assert.isTrue(undone.body().status)
    assert.deepEqual(heard, both(`deleted case.creation_undone Twice. ${id}`))
  })

  test('follows an import, a run of coding, a move, a load by COPY and what is restored', async ({
    client,
    assert,
  }) => {
    const browser = await signIn(client, user)
    await browser
      .post('/api/e2b/imports')
      .file('files', makeMessage(reportContent({ C_1_1: 'XX-REACT-1' })), { filename: 'a.xml' })
    await workOffJobs()
    const imported = heard[0]!.split(' ').at(-1)!
    assert.deepEqual(heard, both(`made case.imported ${imported}`))

    const version = freshVersion()
    await putInUse('91.1', version)
    await browser.put('/api/system/medical-dictionary').json({ version, revision: 0 })
    const id = await given()
    await browser.post('/api/coding/runs/autocode')
    await workOffJobs()
    const { act } = await db
      .connection('owner')
      .from('case_revisions')
      .where({ case_id: id, revision: 2 })
      .firstOrFail()
    assert.includeMembers(heard, both(`revised 1-2 ${act} ${id}`))

    heard = []
    const seen = await browser.post(`/api/cases/${id}/process/pass`).json({ seen: 1 })
    assert.isTrue(seen.body().status)
    assert.deepEqual(heard, both(`moved ENTRY-QUALITY case.passed ${id}`))

    heard = []
    const generated = { name: 'case.generated', content: reportContent() } as const
    const loader = await app.container.make(CaseLoader)
    await asUser(user, () =>
      loader.load(2, () => ({ act: generated.name, content: generated.content }))
    )
    assert.lengthOf(heard, 4)
    assert.isTrue(heard.every((each) => each.includes('made case.generated')))

    heard = []
    const records = await app.container.make(CaseRecords)
    const subject = { type: 'case', id }
    const reason = 'Made twice.'
    await asUser(user, async () => {
      const changes = new Changes()
      await changes.record({ name: 'case.deleted', subject, reason }, async (change) =>
        records.delete(change, await records.lock(change, id))
      )
      await changes.record({ name: 'case.restored', subject }, (change) =>
        records.restore(change, id)
      )
    })
    assert.deepEqual(heard.slice(2), both(`restored case.restored ${id}`))
  })

  test('undoes the whole change where one of them fails, and says nothing was done', async ({
    client,
    assert,
  }) => {
    const browser = await signIn(client, user)
    const id = await given()
    broken = 'case.page_saved'
    assert.equal((await save(browser, id, 1)).status(), 500)
    assert.equal((await caseOf(id)).revision, 1)
    const lines = db
      .connection('owner')
      .from('audit_lines')
      .where({ chain: `case:${id}` })
    assert.notInclude((await lines).map(({ act }) => act).join(), 'case.page_saved')

    broken = 'case.generated'
    const loader = await app.container.make(CaseLoader)
    const content = reportContent()
    const load = () => loader.load(1, () => ({ act: 'case.generated', content }))
    await assert.rejects(() => asUser(user, load), 'second is broken')
    const { n } = await db
      .connection('owner')
      .from('cases')
      .where({ project_id: user.project.projectId })
      .count('* as n')
      .first()
    assert.equal(Number(n), 1)
  })

  test('does nothing while a plugin that reacts has failed', async ({
    client,
    assert,
    cleanup,
  }) => {
    const browser = await signIn(client, user)
    const id = await given()
    failedPlugins.set('first', 'a wire is loose')
    cleanup(() => void failedPlugins.delete('first'))
    assert.equal((await save(browser, id, 1)).status(), 500)
    assert.equal((await caseOf(id)).revision, 1)
  })

  test('may revise the case in its turn, of which the save tells; reactions that never rest are stopped', async ({
    client,
    assert,
  }) => {
    const browser = await signIn(client, user)
    const id = await given()
    const records = await app.container.make(CaseRecords)
    const again: CaseReaction['revised'] = async ({ change, after }) => {
      assert.equal(currentActor().userId, user.id)
      const content = { ...after.content, D_5: '1' as const }
      await records.revise(change, await records.lock(change, after.id), { content })
    }
    further = async (happened) => (happened.after.revision === 2 ? again(happened) : undefined)
    const saved = (await save(browser, id, 1)).body()
    assert.equal(saved.data.case.revision, 3)
    assert.deepEqual(
      heard.map((each) => each.split(' ').slice(0, 3).join(' ')),
      ['first revised 1-2', 'first revised 2-3', 'second revised 2-3', 'second revised 1-2']
    )

    further = again
    assert.equal((await save(browser, id, 3)).status(), 500)
    assert.equal((await caseOf(id)).revision, 3)
  })
})
