// needs: drop
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

import { verifyAudit } from '#kernel/changes/verify_audit'
import { verifyRows } from '#kernel/changes/verify_rows'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'
import { asActor } from '#tests/factories/as_actor'
import { unique } from '#tests/factories/make_project'
import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'
import { workOffJobs } from '#tests/factories/work_off_jobs'

import { CaseReading } from '#plugins/cases/contract/reading'
import { Messages } from '#plugins/e2b/contract'
import { sentRevisions } from '#plugins/e2b/contract/sent_revisions'
import { arrive } from '#plugins/gateway/tests/arrive'

type Arrived = Awaited<ReturnType<typeof arrive>>

/** The folder of a connection. */
const folderOf = ({ project }: Arrived, { options }: { options: { value: string }[] }) =>
  join(app.config.get<string>('drop.root'), project.companyId, options[0]!.value)

const submit = async ({ browser }: Arrived, caseId: string, body: object) =>
  (await browser.post(`/api/case/${caseId}/submission`).json({ revision: 1, ...body })).body()

const shown = async ({ browser }: Arrived, id: string) =>
  (await browser.get(`/api/submissions/${id}`)).body().data

const declared = async ({ browser }: Arrived, caseId: string) =>
  (await browser.get(`/api/case/${caseId}/declaration`)).body().data

/** Messages leave the formal environment without the schema of ICH, which may not be installed here. */
function unchecked(cleanup: (work: () => void) => void) {
  const usual = app.config.get('messages.mayLeaveUnchecked')
  app.config.set('messages.mayLeaveUnchecked', true)
  cleanup(() => app.config.set('messages.mayLeaveUnchecked', usual))
}

/** A destination that takes reports of the formal environment. */
async function inUse(world: Arrived) {
  const place = await world.aim()
  const places = db.connection('owner').from('gateway_destinations').where({ id: place.id })
  await places.update({ stage: 'in_use' })
  return place
}

const acts = ({ steps }: { steps: { act: string }[] }) => steps.map(({ act }) => act)

test.group('A case that is submitted', () => {
  test('leaves as one file under numbers of its own, and every step is kept with what it shows', async ({
    client,
    assert,
  }) => {
    const world = await arrive(client)
    const way = await world.connect()
    const place = await world.aim({ code: 'EMA', connectionId: way.id })
    const made = await world.aCase()
    const check = (
      await world.browser.get(`/api/case/${made.id}/submission/check`).qs({ destination: place.id })
    ).body()
    assert.deepEqual([check.data.refusal, check.data.errors], [null, []])
    const { data } = await submit(world, made.id, { destinations: [place.id], overWarnings: true })
    const [{ submissionId }] = data
    const before = await shown(world, submissionId)
    assert.deepEqual([before.state, acts(before)], ['queued', ['frozen']])
    assert.equal((await declared(world, made.id)).status, 1)
    await workOffJobs()
    const after = await shown(world, submissionId)
    assert.deepEqual([after.state, acts(after)], ['delivered', ['frozen', 'packed', 'delivered']])
    assert.equal(after.batchNumber, `EMA-${made.caseNo}-1`)
    assert.equal(after.fileName, 'EMA_00000001.xml')
    assert.isNotNull(after.submittedOn)
    const outgoing = join(folderOf(world, way), 'outgoing')
    assert.deepEqual(await readdir(outgoing), ['EMA_00000001.xml'])
    const xml = await readFile(join(outgoing, 'EMA_00000001.xml'), 'utf8')
    for (const number of [after.batchNumber, 'extension="THEIRS"', 'extension="OWN"']) {
      assert.include(xml, number)
    }
    const file = await world.browser.get(`/api/submissions/${submissionId}/files/1`)
    assert.equal(file.text(), xml)
    assert.equal(after.steps[0].artefact.sha256, after.sha256)
    const subjects = [
      `submission:${submissionId}`,
      `case:${made.id}`,
      `gateway_connection:${way.id}`,
    ]
    const { faults } = await verifyAudit(db.connection('owner'))
    const wrong = [...faults, ...(await verifyRows(db.connection('owner')))]
    assert.deepEqual(
      wrong.filter(({ chain }) => subjects.includes(chain)),
      []
    )
  })

  test('is not submitted again while it is under way, and by nobody with another revision', async ({
    client,
    assert,
  }) => {
    const world = await arrive(client)
    const place = await world.aim()
    const { id } = await world.aCase()
    const wish = { destinations: [place.id], overWarnings: true }
    assert.equal((await submit(world, id, { ...wish, revision: 2 })).code, 2601)
    assert.isTrue((await submit(world, id, wish)).status)
    assert.equal((await submit(world, id, wish)).code, 3000)
  })

  test('of the formal environment goes at the node of submission or after its end, and at no other node', async ({
    client,
    assert,
    cleanup,
  }) => {
    unchecked(cleanup)
    const world = await arrive(client, { environment: 1 })
    const place = await inUse(world)
    const bring = async (status: string) => {
      const { id } = await world.aCase()
      await db.connection('owner').from('cases').where({ id }).update({ status })
      return submit(world, id, { destinations: [place.id], overWarnings: true })
    }
    for (const [status, node] of [
      ['ENTRY', 'Case entry'],
      ['REVIEW', 'Case review'],
      ['CUSTOMER', 'Customer review'],
    ] as const) {
      const { code, data } = await bring(status)
      assert.equal(code, 1006, status)
      assert.include(data.detail.en, `The case is at “${node}”`)
    }
    assert.isTrue((await bring('SUBMISSION')).status)
    assert.isTrue((await bring('ARCHIVED')).status)
  })

  test('of the formal environment goes at every node where its process has none for submission, and many are named before', async ({
    client,
    assert,
    cleanup,
  }) => {
    unchecked(cleanup)
    const world = await arrive(client, { environment: 1 })
    const place = await inUse(world)
    const { id: caseId, caseNo } = await world.aCase()
    await world.browser
      .put(`/api/case/${caseId}/declaration/${place.id}`)
      .json({ isRequired: true })
    const body = { caseIds: [caseId], act: 'submit', overWarnings: true }
    const many = (await world.browser.post('/api/submissions/many').json(body)).body()
    assert.equal(many.code, 1006)
    assert.include(many.data.detail.en, caseNo)
    assert.include(many.data.detail.en, 'Case entry')
    const nodes = ['ENTRY', 'ARCHIVED'].map((key) => ({ key, afterReturn: 'resume' }))
    const manager = await makeUser({ project: world.project, permissions: ['SYS_CONF'] })
    const setting = await signIn(client, manager, 1)
    const { status } = (await setting.put('/api/system/process').json({ version: 1, nodes })).body()
    assert.isTrue(status)
    const { id } = await world.aCase()
    const wish = { destinations: [place.id], overWarnings: true }
    assert.isTrue((await submit(world, id, wish)).status)
  })

  test('of the test environment asks at another node, and goes where a person says so', async ({
    client,
    assert,
  }) => {
    const world = await arrive(client)
    const place = await world.aim()
    const { id } = await world.aCase()
    const found = async () => {
      const path = `/api/case/${id}/submission/check`
      const { data } = (await world.browser.get(path).qs({ destination: place.id })).body()
      return data.warnings.map(({ message }: { message: { en: string } }) => message.en)
    }
    assert.isTrue((await found()).some((each: string) => each.includes('is at “Case entry”')))
    const early = await submit(world, id, { destinations: [place.id] })
    assert.equal(early.code, 2017)
    const cases = db.connection('owner').from('cases').where({ id })
    await cases.update({ status: 'SUBMISSION' })
    assert.isFalse((await found()).some((each: string) => each.includes('is at “')))
  })

  test('goes to all destinations or to none', async ({ client, assert }) => {
    const world = await arrive(client)
    const [one, two] = [await world.aim(), await world.aim()]
    const { id } = await world.aCase()
    const to = (...destinations: string[]) =>
      submit(world, id, { destinations, overWarnings: true })
    assert.isTrue((await to(two.id)).status)
    assert.equal((await to(one.id, two.id)).code, 3000)
    const { at } = await declared(world, id)
    const stateAt = (place: { id: string }) =>
      at.find(({ destination }: { destination: { id: string } }) => destination.id === place.id)
        .state
    assert.deepEqual([stateAt(one), stateAt(two)], ['to_confirm', 'portal'])
    const other = await world.aCase()
    const both = { destinations: [one.id, two.id], overWarnings: true }
    assert.lengthOf((await submit(world, other.id, both)).data, 2)
  })

  test('takes no number of a case that was nullified there (3000), and one of its own', async ({
    client,
    assert,
  }) => {
    const world = await arrive(client)
    const place = await world.aim()
    const old = await world.aCase({ C_1_1: unique('FR-OWN') })
    const wish = { destinations: [place.id], overWarnings: true }
    const { data } = await submit(world, old.id, wish)
    const sent = db.connection('owner').from('submissions').where({ id: data[0].submissionId })
    await sent.update({ state: 'accepted', version_kind: 'nullification' })
    const reading = await app.container.make(CaseReading)
    const { content } = await asActor(world.scope, () => reading.get(old.id))
    const again = await world.aCase({ C_1_1: content.C_1_1 })
    const refused = await submit(world, again.id, wish)
    assert.equal(refused.code, 3000)
    assert.include(refused.data.detail.en, old.caseNo)
    const elsewhere = await world.aim()
    assert.isTrue((await submit(world, again.id, { ...wish, destinations: [elsewhere.id] })).status)
    assert.isTrue((await submit(world, (await world.aCase()).id, wish)).status)
  })

  test('shows what it said then beside a message that follows it up', async ({
    client,
    assert,
  }) => {
    const world = await arrive(client)
    const place = await world.aim({ connectionId: (await world.connect()).id })
    const { id } = await world.aCase()
    const [source] = await app.container
      .make(PluginRegistry)
      .then((all) => all.collect(sentRevisions))
    const last = () => asActor(world.scope, () => source!.last(id))
    await submit(world, id, { destinations: [place.id], overWarnings: true })
    assert.isNull(await last(), 'nothing has left yet')
    await workOffJobs()
    assert.containsSubset(await last(), { revision: 1, to: place.code })
  })

  test('is refused with errors (2405), where nothing is set up (2703), tested (6011) or without rights', async ({
    client,
    assert,
  }) => {
    const world = await arrive(client)
    const place = await world.aim()
    const { id } = await world.aCase({ E_i: [] })
    const wish = { destinations: [place.id], overWarnings: true }
    assert.equal((await submit(world, id, wish)).code, 2405)
    const { browser } = world
    const move = (stage: string, reason?: string) =>
      browser.post(`/api/gateway/destinations/${place.id}/stage`).json({ stage, reason })
    await move('tested')
    const sound = await world.aCase()
    assert.equal((await submit(world, sound.id, wish)).code, 6011)
    assert.equal((await move('set_up')).body().code, 2017)
    await move('set_up', 'The port was changed')
    assert.equal((await submit(world, sound.id, wish)).code, 2703)
  })
})

test.group('What is refused with a number of its own', () => {
  test('is a case with errors while it is checked (6012), and a destination without identifiers (2706)', async ({
    client,
    assert,
  }) => {
    const world = await arrive(client)
    const place = await world.aim()
    const check = async (id: string) =>
      (
        await world.browser.get(`/api/case/${id}/submission/check`).qs({ destination: place.id })
      ).body().data.refusal
    const wrong = await world.aCase({ E_i: [] })
    assert.equal((await check(wrong.id)).code, 6012)
    const { id } = await world.aCase()
    const places = db.connection('owner').from('gateway_destinations').where({ id: place.id })
    await places.update({ batch_sender: '' })
    assert.equal((await check(id)).code, 2706)
    assert.equal(
      (await submit(world, id, { destinations: [place.id], overWarnings: true })).code,
      2706
    )
  })

  test('is a message that left the store before it was sent: it is halted (2901); what is packed says so (2902)', async ({
    client,
    assert,
  }) => {
    const world = await arrive(client)
    const place = await world.aim({ connectionId: (await world.connect()).id })
    const wish = { destinations: [place.id], overWarnings: true }
    const ids: string[] = []
    for (const _ of [1, 2]) {
      const { id } = await world.aCase()
      ids.push((await submit(world, id, wish)).data[0].submissionId)
    }
    const gone = db.connection('owner').from('submissions').where({ id: ids[0]! })
    await gone.update({ message_sha: 'a'.repeat(64) })
    await workOffJobs()
    const lost = await shown(world, ids[0]!)
    assert.deepEqual([lost.state, lost.steps.at(-1).code], ['halted', 2901])
    const { steps } = await shown(world, ids[1]!)
    assert.equal(steps.find(({ act }: { act: string }) => act === 'packed').code, 2902)
  })

  test('is a message that cannot be written (2907), that the schema refuses (2908), or that it cannot be asked about (2707)', async ({
    client,
    assert,
    cleanup,
  }) => {
    const world = await arrive(client, { environment: 1 })
    const place = await inUse(world)
    const { id } = await world.aCase()
    await db.connection('owner').from('cases').where({ id }).update({ status: 'SUBMISSION' })
    const messages = await app.container.make(Messages)
    const written = await asActor(world.scope, () => messages.writeCase(id))
    const answer = async (writeCase: () => Promise<object>) => {
      app.container.swap(Messages as never, () => ({ writeCase }) as never)
      const { code } = await submit(world, id, { destinations: [place.id], overWarnings: true })
      app.container.restore(Messages as never)
      return code
    }
    const usual = app.config.get('messages.mayLeaveUnchecked')
    app.config.set('messages.mayLeaveUnchecked', false)
    cleanup(() => app.config.set('messages.mayLeaveUnchecked', usual))
    const broken = async () => {
      throw new Error('It cannot be written')
    }
    assert.equal(await answer(broken), 2907)
    assert.equal(await answer(async () => ({ ...written, schemaErrors: ['wrong'] })), 2908)
    assert.equal(await answer(async () => ({ ...written, schemaErrors: null })), 2707)
  })

  test('the message as it would leave is read element by element, with names and values', async ({
    client,
    assert,
  }) => {
    const world = await arrive(client)
    const place = await world.aim()
    const { id } = await world.aCase({ C_1_3: '1' })
    const path = `/api/case/${id}/submission/readable`
    const { data } = (await world.browser.get(path).qs({ destination: place.id })).body()
    const at = (number: string) => data.find((each: { place: string }) => each.place === number)
    assert.equal(at('N.1.3').value.en, 'OWN')
    assert.equal(at('C.1.3').name.en, 'Type of report')
    assert.match(at('C.1.3').value.en, /^1 · Spontaneous/)
    assert.isDefined(at('E.i[1].E.i.2.1b') ?? at('E.i[1].2.1b'))
  })
})

test.group('The numbers of a submission', () => {
  test('are not repeated at an authority, also where another project has a case of that number', async ({
    client,
    assert,
  }) => {
    const one = await arrive(client)
    const other = await arrive(client, { companyId: one.project.companyId })
    const to = { code: 'CDE', authority: unique('A') }
    const caseNo = unique('C')
    const numbers: string[] = []
    for (const world of [one, other]) {
      const place = await world.aim(to)
      const made = await world.aCase({}, caseNo)
      const wish = { destinations: [place.id], overWarnings: true }
      const { data } = await submit(world, made.id, wish)
      const first = await shown(world, data[0].submissionId)
      await world.browser.post(`/api/submissions/${first.id}/withdraw`).json({ reason: 'Early' })
      const second = (await submit(world, made.id, wish)).data[0].submissionId
      numbers.push(first.batchNumber, (await shown(world, second)).batchNumber)
    }
    assert.deepEqual(
      numbers,
      [1, 2, 3, 4].map((n) => `CDE-${caseNo}-${n}`)
    )
  })
})
