import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

import { WorkBatch } from '#kernel/batches/work_batch'
import { verifyAudit } from '#kernel/changes/verify_audit'

import { codedReactions, givenCases } from '#tests/coding/given_cases'
import { freshVersion, putInUse } from '#tests/coding/put_in_use'
import { asActor } from '#tests/factories/as_actor'
import { changeRow } from '#tests/factories/change_row'
import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'
import { workOffJobs } from '#tests/factories/work_off_jobs'

/** 90.1 and 91.1 of the invented dictionary under numbers that no other spec uses. */
const OLD = freshVersion()
const NEW = freshVersion()

/** In 90.1 a current term, in 91.1 one that is no longer to be used. */
const GIDDY = '90200006'

test.group('Coding many cases at once', (group) => {
  group.setup(async () => {
    await putInUse('90.1', OLD)
    await putInUse('91.1', NEW)
  })

  async function coder(client: Parameters<typeof signIn>[0]) {
    const permissions = ['CASE_DATA', 'CASE_CODING', 'CODING_CONF']
    const user = await makeUser({ permissions })
    const browser = await signIn(client, user)
    await browser.put('/api/system/medical-dictionary').json({ version: NEW, revision: 0 })
    return { browser, scope: user.project.scope(), user }
  }

  test('is limited to the cases that were selected in the list, some or all that it finds', async ({
    client,
    assert,
  }) => {
    const { browser, scope } = await coder(client)
    const words = 'Demo head ache'
    const [a, b, c] = await givenCases(scope, [[{ words }], [{ words }], [{ words: 'unheard of' }]])
    const start = async (body: object) =>
      (await browser.post('/api/coding/runs/autocode').json(body)).body()
    const some = (await start({ caseIds: [b] })).data
    assert.containsSubset(some, { asked: { kind: 'autocode', among: 1 }, total: 1 })
    assert.equal((await codedReactions(scope, b!))[0]!.code, '90100001')
    assert.isUndefined((await codedReactions(scope, a!))[0]!.code)
    assert.equal((await start({ caseIds: [b] })).code, 2017, 'nothing waits there any more')
    assert.equal((await start({ found: { text: 'nowhere' } })).code, 6016)
    assert.equal((await start({ found: { contry: 'CN' } })).code, 2017)
    assert.equal((await start({ caseIds: [c], found: {} })).code, 2017)
    for (const nobody of [{ caseIds: null }, { found: null }, { ids: [c] }])
      assert.equal((await start(nobody)).code, 6016, 'what names no case does not mean all')
    const found = (await start({ found: { text: 'demo head' } })).data
    assert.containsSubset(found, { asked: { among: 2 }, total: 1 })
    assert.equal((await codedReactions(scope, a!))[0]!.code, '90100001')
    assert.isUndefined((await codedReactions(scope, c!))[0]!.code)
  })

  test('gives what is beyond doubt its term, with version and name frozen; the rest is left', async ({
    client,
    assert,
  }) => {
    const { browser, scope } = await coder(client)
    await browser
      .post('/api/admin/coding_synonyms')
      .json({ verbatim: 'sore head', code: '90200002', state: 'approved' })
    const [a, b] = await givenCases(scope, [
      [{ words: 'Demo head ache' }, { words: 'demo HEAD-ache' }, { words: 'Sore head!' }],
      [{ words: '演示头痛' }, { words: 'Demo hed ache' }],
    ])
    const { data } = (await browser.post('/api/coding/runs/autocode')).body()
    assert.containsSubset(data, { state: 'done', total: 2 })
    assert.deepEqual(data.counts, {
      ...{
        cases: 2,
        changed: 2,
        coded: 4,
        exact: 2,
        normalised: 1,
        synonym: 1,
        left: 1,
        failed: 0,
        removed: 0,
        touched: 0,
        archived: 0,
        notInUse: 0,
      },
    })
    assert.deepEqual(await codedReactions(scope, a!), [
      { code: '90100001', name: 'Demo head ache', version: NEW },
      { code: '90100001', name: 'Demo head ache', version: NEW },
      { code: '90200002', name: 'Demo ache of head', version: NEW },
    ])
    assert.deepEqual((await codedReactions(scope, b!))[0], {
      ...{ code: '90100001', name: '演示头痛', version: NEW },
    })
    // A slip of the pen is a suggestion and nothing more.
    assert.isUndefined((await codedReactions(scope, b!))[1]!.code)
    const list = (await browser.get('/api/coding/open_verbatims')).body().data
    assert.lengthOf(list.rows, 1)
    assert.containsSubset(list.rows[0], {
      ...{
        verbatim: 'Demo hed ache',
        cases: 1,
        elements: [{ id: 'E.i.2.1b', label: { zh: '反应/事件（MedDRA）' } }],
        suggestion: { group: 'fuzzy', term: { code: 90_100_001 } },
      },
    })
    assert.deepEqual((await verifyAudit(db.connection('owner'))).faults, [])
  })

  test('takes the version that a case is coded with already: it has one only', async ({
    client,
    assert,
  }) => {
    const { browser, scope } = await coder(client)
    const [id] = await givenCases(scope, [
      [{ words: 'Demo rash', code: '90100001', version: OLD }, { words: 'Demo head ache' }],
    ])
    await browser.post('/api/coding/runs/autocode')
    assert.equal((await codedReactions(scope, id!))[1]!.version, OLD)
  })

  test('gives the term that a coder accepts to every case with the same words, however written', async ({
    client,
    assert,
  }) => {
    const { browser, scope } = await coder(client)
    const [a, b, c] = await givenCases(scope, [
      [
        { words: 'Funny feeling' },
        { words: 'Other feeling' },
        { words: 'Funny feeling', code: '90100001', version: NEW },
      ],
      [{ words: 'funny  FEELING!' }],
      [{ words: 'Other feeling' }],
    ])
    const body = { verbatim: 'Funny feeling', code: 90_100_003 }
    const { data } = (await browser.post('/api/coding/runs/assign').json(body)).body()
    assert.containsSubset(data.counts, { cases: 2, changed: 2, coded: 2 })
    for (const id of [a, b]) {
      assert.equal((await codedReactions(scope, id!))[0]!.code, '90100003')
    }
    // Neither other words nor words that have a term already, in whatever case.
    const [, other, coded] = await codedReactions(scope, a!)
    assert.isUndefined(other!.code)
    assert.equal(coded!.code, '90100001')
    assert.isUndefined((await codedReactions(scope, c!))[0]!.code)
    const refused = await browser
      .post('/api/coding/runs/assign')
      .json({ ...body, code: 90_109_999 })
    assert.equal(refused.body().code, 2017)
  })

  test('takes signs alone for no words: they would code whatever else holds no word', async ({
    client,
    assert,
  }) => {
    const { browser, scope } = await coder(client)
    const [id] = await givenCases(scope, [[{ words: '???' }]])
    const assigned = browser.post('/api/coding/runs/assign')
    assert.equal((await assigned.json({ verbatim: '!!!', code: 90_100_003 })).body().code, 2017)
    const aside = await browser.post('/api/coding/set_aside').json({ verbatim: '…' })
    assert.equal(aside.body().code, 2017)
    assert.isUndefined((await codedReactions(scope, id!))[0]!.code)
  })

  test('leaves a verbatim that is put aside out of the list until it is taken back', async ({
    client,
    assert,
  }) => {
    const { browser, scope } = await coder(client)
    await givenCases(scope, [[{ words: 'Nobody knows' }], [{ words: 'Demo wobble' }]])
    const words = async (view: string) =>
      (await browser.get('/api/coding/open_verbatims').qs({ view }))
        .body()
        .data.rows.map(({ verbatim }: { verbatim: string }) => verbatim)
    await browser.post('/api/coding/set_aside').json({ verbatim: 'nobody KNOWS' })
    assert.deepEqual(
      [await words('open'), await words('aside')],
      [['Demo wobble'], ['Nobody knows']]
    )
    await browser.put('/api/coding/set_aside').json({ verbatim: 'Nobody knows' })
    assert.sameMembers(await words('open'), ['Demo wobble', 'Nobody knows'])
  })

  test('refuses to put words aside that no case waits with: nobody would see them again', async ({
    client,
    assert,
  }) => {
    const { browser, scope } = await coder(client)
    await givenCases(scope, [[{ words: 'Demo wobble', code: '90100001', version: NEW }]])
    for (const verbatim of ['Demo wobble', 'Nowhere said']) {
      const { code, data } = (await browser.post('/api/coding/set_aside').json({ verbatim })).body()
      assert.equal(code, 2017)
      assert.match(data.detail.en, /No case has this reported term/)
    }
    assert.lengthOf(
      await db.connection('owner').from('coding_set_aside').where({ project_id: scope.projectId }),
      0
    )
  })

  test('many cases are worked off by a job, which goes on where it was cut off', async ({
    client,
    assert,
  }) => {
    const { browser, scope } = await coder(client)
    const many = Array.from({ length: 45 }, () => [{ words: 'Demo tingling' }])
    await givenCases(scope, many)
    const { data: run } = (await browser.post('/api/coding/runs/autocode')).body()
    assert.containsSubset(run, { state: 'waiting', total: 45 })
    // The database refuses the third lot, as if the machine had died between the second and it.
    const owner = db.connection('owner')
    await owner.rawQuery(`create function stop_at_forty() returns trigger language plpgsql as $$
      begin
        if (new.counts->>'cases')::int > 40 then raise exception 'away' using errcode = '57P01'; end if;
        return new;
      end $$;
      create trigger stop_at_forty before update on coding_runs
        for each row execute function stop_at_forty()`)
    const work = await app.container.make(WorkBatch)
    await assert.rejects(() => asActor(scope, () => work.handle(run.id)))
    await owner.rawQuery('drop trigger stop_at_forty on coding_runs; drop function stop_at_forty()')
    const show = async () => (await browser.get(`/api/coding/runs/${run.id}`)).body().data
    assert.containsSubset(await show(), { state: 'waiting', total: 45, counts: { cases: 40 } })
    await workOffJobs()
    assert.containsSubset(await show(), {
      state: 'done',
      counts: { cases: 45, changed: 45, coded: 45 },
    })
    const lines = await owner
      .from('audit_lines')
      .where({ project_id: scope.projectId, act: 'case.autocoded' })
    assert.lengthOf(lines, 45)
  })

  test('a run that somebody cancels leaves the rest as it is, and can be taken back', async ({
    client,
    assert,
  }) => {
    const { browser, scope } = await coder(client)
    await givenCases(
      scope,
      Array.from({ length: 45 }, () => [{ words: 'Demo tingling' }])
    )
    const { data: run } = (await browser.post('/api/coding/runs/autocode')).body()
    const work = await app.container.make(WorkBatch)
    await asActor(scope, () => work.handle(run.id, { isOver: () => true }))
    const { data: progress } = (await browser.post(`/api/batches/${run.id}/cancel`)).body()
    assert.deepEqual(progress.counts, { done: 20, cancelled: 25 })
    await workOffJobs()
    const { data } = (await browser.get(`/api/coding/runs/${run.id}`)).body()
    const counts = { cases: 20, changed: 20, coded: 20 }
    assert.containsSubset(data, { state: 'cancelled', total: 45, canTakeBack: true, counts })
    const { data: back } = (await browser.post(`/api/coding/runs/${run.id}/take_back`)).body()
    assert.containsSubset(back, { state: 'done', counts: { removed: 20 } })
  })

  test('a short run that is cut off while somebody waits for it is ended by a worker', async ({
    client,
    assert,
  }) => {
    const { browser, scope } = await coder(client)
    const [id] = await givenCases(scope, [[{ words: 'Demo tingling' }]])
    const owner = db.connection('owner')
    // The database goes away between the beginning of the run and its cases.
    await owner.rawQuery(`create function cut_off() returns trigger language plpgsql as $$
      begin raise exception 'away' using errcode = '57P01'; end $$;
      create trigger cut_off before update on coding_runs for each row execute function cut_off()`)
    const cut = await browser.post('/api/coding/runs/autocode')
    await owner.rawQuery('drop trigger cut_off on coding_runs; drop function cut_off()')
    assert.equal(cut.body().status, false)
    const show = async () => (await browser.get('/api/coding/runs')).body().data.rows[0]
    assert.containsSubset(await show(), { state: 'waiting', counts: { cases: 0 } })
    await workOffJobs()
    assert.containsSubset(await show(), { state: 'done', counts: { cases: 1, changed: 1 } })
    assert.equal((await codedReactions(scope, id!))[0]!.version, NEW)
  })

  test('a run that two take up at once is done once, and what is done leaves no second trace', async ({
    client,
    assert,
  }) => {
    const { browser, scope } = await coder(client)
    await givenCases(
      scope,
      Array.from({ length: 45 }, () => [{ words: 'Demo tingling' }])
    )
    const { data: run } = (await browser.post('/api/coding/runs/autocode')).body()
    const work = await app.container.make(WorkBatch)
    await Promise.all([1, 2].map(() => asActor(scope, () => work.handle(run.id))))
    const { data } = (await browser.get(`/api/coding/runs/${run.id}`)).body()
    assert.containsSubset(data, { state: 'done', counts: { cases: 45, changed: 45, failed: 0 } })
    const lines = () =>
      db
        .connection('owner')
        .from('audit_lines')
        .where({ chain: `coding_run:${run.id}` })
    const { length } = await lines()
    await workOffJobs()
    assert.lengthOf(await lines(), length)
  })

  test('a version of cases is changed for all terms of a case or none, terms that are gone need a person', async ({
    client,
    assert,
  }) => {
    const { browser, scope } = await coder(client)
    const [a, b, other] = await givenCases(scope, [
      [{ words: 'x', code: '90100001', version: OLD }],
      [
        { words: 'x', code: '90100001', version: OLD },
        { words: 'y', code: GIDDY, version: OLD },
      ],
      [{ words: 'x', code: '90100001', version: NEW }],
    ])
    const used = (await browser.get('/api/coding/used')).body().data
    assert.deepEqual(used.used, [
      { version: NEW, cases: 1 },
      { version: OLD, cases: 2 },
    ])
    const impact = await browser.get('/api/coding/impact').qs({ from: OLD, to: NEW })
    assert.containsSubset(impact.body().data, {
      ...{ cases: 2, codes: 2 },
      terms: [
        { code: Number(GIDDY), cases: 1, kind: 'not_current', suggestion: { code: 90_100_004 } },
      ],
    })
    const recode = async (replace: object[]) =>
      (await browser.post('/api/coding/runs/recode').json({ from: OLD, to: NEW, replace })).body()
    assert.containsSubset((await recode([])).data.counts, { cases: 2, changed: 1, left: 2 })
    assert.equal((await codedReactions(scope, a!))[0]!.version, NEW)
    assert.deepEqual(
      (await codedReactions(scope, b!)).map(({ version }) => version),
      [OLD, OLD]
    )
    assert.equal((await recode([{ code: Number(GIDDY), by: 90_109_999 }])).code, 2017)
    const done = await recode([{ code: Number(GIDDY), by: 90_100_004 }])
    assert.containsSubset(done.data.counts, { cases: 1, changed: 1, coded: 2 })
    assert.deepEqual(await codedReactions(scope, b!), [
      { code: '90100001', name: 'Demo head ache', version: NEW },
      { code: '90100004', name: 'Demo dizziness', version: NEW },
    ])
    // One that has the version already is left alone: it does not even get a name.
    assert.deepEqual(await codedReactions(scope, other!), [
      { code: '90100001', name: undefined, version: NEW },
    ])
    const [line] = await db
      .connection('owner')
      .from('audit_lines')
      .where({ act: 'case.recoded', chain: `case:${b}` })
    const changed = line.changes.map(({ path }: { path: string }) => path.replace(/\[.*?\]/, ''))
    assert.includeMembers(changed, ['E_i.E_i_2_1a', 'E_i.E_i_2_1b'])
  })

  test('names are in the language of the case, also where no words were reported', async ({
    client,
    assert,
  }) => {
    const { browser, scope } = await coder(client)
    const [id] = await givenCases(scope, [
      [
        { words: '头很痛', code: '90100001', version: OLD },
        { words: '', code: '90100001', version: OLD },
      ],
    ])
    await browser.post('/api/coding/runs/recode').json({ from: OLD, to: NEW, replace: [] })
    const names = (await codedReactions(scope, id!)).map(({ name }) => name)
    assert.lengthOf(new Set(names), 1)
    assert.match(names[0]!, /\p{Script=Han}/u)
  })

  test('a version that is retired while cases go to it gets no more of them, and the run says why', async ({
    client,
    assert,
  }) => {
    const { browser, scope } = await coder(client)
    const going = freshVersion()
    await putInUse('91.1', going)
    const ids = await givenCases(
      scope,
      Array.from({ length: 25 }, () => [{ words: 'x', code: '90100001', version: OLD }])
    )
    const sent = { from: OLD, to: going }
    const { data: run } = (await browser.post('/api/coding/runs/recode').json(sent)).body()
    // Retired between the first lot of cases and the second, as by the platform: a project may not.
    const owner = db.connection('owner')
    await owner.rawQuery(`create function retire() returns trigger language plpgsql security definer as $$
      begin
        update dictionary_releases set state = 'retired' where version = '${going}';
        return new;
      end $$;
      create trigger retire after update on coding_runs for each row
        when ((new.counts->>'cases')::int = 20) execute function retire()`)
    await workOffJobs()
    await owner.rawQuery('drop trigger retire on coding_runs; drop function retire()')
    const { data } = (await browser.get(`/api/coding/runs/${run.id}`)).body()
    assert.containsSubset(data, {
      state: 'done',
      counts: { cases: 25, changed: 20, coded: 20, left: 5, notInUse: 5 },
    })
    const versions = await Promise.all(
      ids.map(async (id) => (await codedReactions(scope, id))[0]!.version)
    )
    assert.lengthOf(
      versions.filter((version) => version === OLD),
      5
    )
  })

  test('is refused when no case has what it is about: it would leave an empty run', async ({
    client,
    assert,
  }) => {
    const [{ browser, scope }, other] = [await coder(client), await coder(client)]
    const coded = [{ words: 'x', code: '90100001', version: OLD }]
    await givenCases(scope, [coded])
    const [theirs] = await givenCases(other.scope, [coded])
    const recode = { from: OLD, to: NEW }
    for (const [call, sent, says] of [
      ['recode', { ...recode, caseId: theirs }, /no such case coded with MedDRA/],
      ['recode', { ...recode, caseId: crypto.randomUUID() }, /no such case coded with MedDRA/],
      ['recode', { ...recode, from: '3.0' }, /^No case in the project is coded with MedDRA 3\.0/],
      ['assign', { verbatim: 'Nowhere said', code: 90_100_001 }, /^No case has this reported term/],
    ] as const) {
      const { code, data } = (await browser.post(`/api/coding/runs/${call}`).json(sent)).body()
      assert.equal(code, 2017)
      assert.match(data.detail.en, says)
    }
    assert.deepEqual((await browser.get('/api/coding/runs')).body().data.rows, [])
  })

  test('is refused when one code is replaced by two: the last would win silently', async ({
    client,
    assert,
  }) => {
    const { browser, scope } = await coder(client)
    const [id] = await givenCases(scope, [[{ words: 'y', code: GIDDY, version: OLD }]])
    const by = [90_100_004, 90_100_001]
    const replace = by.map((each) => ({ code: Number(GIDDY), by: each }))
    const sent = { from: OLD, to: NEW, replace }
    const { code, data } = (await browser.post('/api/coding/runs/recode').json(sent)).body()
    assert.equal(code, 2017)
    assert.match(
      data.detail.en,
      /^Two replacements are selected for the code 90200006\. Choose one/
    )
    assert.equal((await codedReactions(scope, id!))[0]!.version, OLD)
  })

  test('is refused in a closed project, without permission, and for versions that are not in use', async ({
    client,
    assert,
  }) => {
    const { browser, user } = await coder(client)
    const ask = async (to: string) =>
      (await browser.post('/api/coding/runs/recode').json({ from: OLD, to })).body().code
    assert.deepEqual([await ask('12.0'), await ask(OLD)], [2017, 2017])
    const chosen = await browser
      .put('/api/system/medical-dictionary')
      .json({ version: '12.0', revision: 1 })
    assert.equal(chosen.body().code, 2017)
    const late = await browser
      .put('/api/system/medical-dictionary')
      .json({ version: OLD, revision: 0 })
    assert.equal(late.body().code, 1006)
    const reader = await signIn(client, await makeUser({ permissions: ['CASE_DATA'] }))
    assert.notEqual((await reader.post('/api/coding/runs/autocode')).body().status, true)
    await changeRow('projects', user.project.projectId, { status: 'closed' })
    assert.equal((await browser.post('/api/coding/runs/autocode')).body().code, 1006)
  })
})
