import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

import { Changes } from '#kernel/changes/changes'
import { asActor } from '#tests/factories/as_actor'
import { makeFollowedCase } from '#tests/factories/make_followed_case'
import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'

import { CaseReading } from '#plugins/cases/contract/reading'

async function givenAFollowUp() {
  const user = await makeUser({ permissions: ['CASE_DATA'] })
  const caseId = await makeFollowedCase(user)
  const reading = await app.container.make(CaseReading)
  return { user, reading, scope: user.project.scope(), caseId }
}

test.group('The audit of a case', () => {
  test('is asked for days of the calendar and for elements, and refuses or finds nothing otherwise', async ({
    client,
    assert,
  }) => {
    const { user: owner, caseId } = await givenAFollowUp()
    const user = await makeUser({ permissions: ['CASE_AUDIT'], project: owner.project })
    const browser = await signIn(client, user)
    const ask = async (query: Record<string, string>) =>
      (await browser.get(`/api/cases/${caseId}/audit`).qs(query)).body()
    for (const day of ['2026-02-30', '2026-99-99', '0000-01-01', 'today']) {
      assert.equal((await ask({ from: day })).code, 2017, day)
      assert.equal((await ask({ to: day })).code, 2017, day)
    }
    for (const element of ['\\', '"', '%', '$.**']) {
      assert.equal((await ask({ element })).data.total, 0, element)
    }
    assert.equal((await ask({ element: 'D.1', from: '2024-02-29' })).data.total, 2)
  })
})

/** A case whose narrative was saved so many times, each time as long. */
async function givenLongNarratives(times: number, letters: number) {
  const user = await makeUser({ permissions: ['CASE_AUDIT'] })
  const caseId = await makeFollowedCase(user)
  const changes = await app.container.make(Changes)
  const act = { name: 'case.page_saved', subject: { type: 'case', id: caseId } } as const
  await asActor(user.project.scope(), async () => {
    for (let count = 1; count <= times; count++) {
      await changes.record(act, async (change) =>
        change.note('H_1', `${count - 1}${'o'.repeat(letters)}`, `${count}${'n'.repeat(letters)}`)
      )
    }
  })
  return { user, caseId }
}

interface Told {
  seq: number
  left: number
  changes: { path: string; before?: unknown; after?: unknown; shortened?: boolean }[]
}

test.group('The audit of a case whose texts are long', () => {
  test('tells the beginning of a long text, and the whole of one that is asked for', async ({
    client,
    assert,
  }) => {
    const { user, caseId } = await givenLongNarratives(1, 5000)
    const browser = await signIn(client, user)
    const path = `/api/cases/${caseId}/audit`
    const { rows, next } = (await browser.get(path)).body().data as { rows: Told[]; next: unknown }
    const [{ seq, changes }, ...others] = rows
    assert.isNull(next)
    assert.isTrue(changes[0]!.shortened)
    assert.equal(changes[0]!.after, `1${'n'.repeat(999)}…`)
    for (const other of others)
      for (const one of other.changes) assert.notProperty(one, 'shortened')
    const whole = await browser.get(`${path}/${seq}/change`).qs({ path: 'H_1' })
    assert.deepEqual(whole.body().data, {
      path: 'H_1',
      before: `0${'o'.repeat(5000)}`,
      after: `1${'n'.repeat(5000)}`,
    })
    // The first line is about the whole content: a place of it is looked up there.
    const first = await browser.get(`${path}/1/change`).qs({ path: 'D_1' })
    assert.equal(first.body().data.after, 'AB')
    for (const [line, place] of [
      [seq, 'H_2'],
      [999, 'H_1'],
    ] as const) {
      const none = await browser.get(`${path}/${line}/change`).qs({ path: place })
      assert.equal(none.body().code, 1005)
    }
    const stranger = await signIn(client, await makeUser({ permissions: ['CASE_AUDIT'] }))
    const other = await stranger.get(`${path}/${seq}/change`).qs({ path: 'H_1' })
    assert.equal(other.body().code, 2604)
  })

  test('tells many saves of a narrative of 3 MB in a small answer', async ({ client, assert }) => {
    const { user, caseId } = await givenLongNarratives(8, 3_000_000)
    const answer = await (await signIn(client, user)).get(`/api/cases/${caseId}/audit`)
    const { rows } = answer.body().data as { rows: Told[] }
    assert.lengthOf(rows, 10)
    assert.isBelow(answer.text().length, 50_000)
  })

  test('tells the first 2,000 changes of a line that has more, and how many those are', async ({
    client,
    assert,
  }) => {
    const { user, caseId } = await givenAFollowUp()
    const changes = await app.container.make(Changes)
    const act = { name: 'case.page_saved', subject: { type: 'case', id: caseId } } as const
    await asActor(user.project.scope(), () =>
      changes.record(act, async (change) => {
        for (let n = 0; n < 2500; n++) change.note(`C_${n}`, null, 'x')
      })
    )
    const auditor = await makeUser({ permissions: ['CASE_AUDIT'], project: user.project })
    const answer = await (await signIn(client, auditor)).get(`/api/cases/${caseId}/audit`)
    const [line] = answer.body().data.rows as Told[]
    assert.deepEqual([line!.changes.length, line!.left], [2000, 500])
    assert.deepEqual(line!.changes[1999], { path: 'C_1999', before: null, after: 'x' })
  })

  test('tells fewer lines than asked for where they would be too much, and where to go on', async ({
    client,
    assert,
  }) => {
    const { user, caseId } = await givenAFollowUp()
    const changes = await app.container.make(Changes)
    const act = { name: 'case.page_saved', subject: { type: 'case', id: caseId } } as const
    await asActor(user.project.scope(), async () => {
      for (let count = 1; count <= 6; count++) {
        await changes.record(act, async (change) => {
          for (let n = 0; n < 1200; n++) change.note(`C_${n}`, null, 'x'.repeat(1000))
        })
      }
    })
    const auditor = await makeUser({ permissions: ['CASE_AUDIT'], project: user.project })
    const browser = await signIn(client, auditor)
    const seen: number[] = []
    let before: number | undefined
    do {
      const query = before === undefined ? {} : { before }
      const answer = await browser.get(`/api/cases/${caseId}/audit`).qs(query)
      assert.isBelow(answer.text().length, 6_000_000)
      const { rows, next, total } = answer.body().data
      assert.equal(total, 8)
      for (const { seq, left, changes: told } of rows as Told[]) {
        seen.push(seq)
        if (seq > 2) assert.equal(told.length + left, 1200)
        if (seq > 2) assert.isAbove(left, 0)
      }
      if (before === undefined) assert.isBelow(rows.length, 8)
      before = next ?? undefined
    } while (before !== undefined)
    assert.deepEqual(seen, [8, 7, 6, 5, 4, 3, 2, 1])
  })
})

test.group('History of a case', () => {
  test('each revision says to which version of the chain it belongs', async ({ assert }) => {
    const { reading, scope, caseId } = await givenAFollowUp()
    const revisions = await asActor(scope, () => reading.listRevisions(caseId))
    assert.deepEqual(
      revisions.map(({ revision, version, versionKind }) => [revision, version, versionKind]),
      [
        [2, 2, 'follow-up'],
        [1, 1, 'first'],
      ]
    )
  })

  test('gives what the case held after any save, and nothing before the first', async ({
    client,
    assert,
  }) => {
    const { user, caseId } = await givenAFollowUp()
    const browser = await signIn(client, user)
    const contentOf = async (revision: number) =>
      (await browser.get(`/api/cases/${caseId}/revisions/${revision}`)).body().data.content
    assert.deepEqual(await contentOf(1), { D_1: 'AB' })
    assert.deepEqual(await contentOf(2), { D_1: 'CD' })
    assert.deepEqual(await contentOf(0), {})
    const none = await browser.get(`/api/cases/${caseId}/revisions/3`)
    assert.equal(none.body().code, 1005)
  })

  test('tells all saves with their versions, the latest first, and refuses those of another project', async ({
    client,
    assert,
  }) => {
    const { user, caseId } = await givenAFollowUp()
    const path = `/api/cases/${caseId}/revisions`
    const { data } = (await (await signIn(client, user)).get(path)).body()
    assert.deepEqual(
      data.map((save: Record<string, unknown>) => [save.revision, save.versionKind, save.act]),
      [
        [2, 'follow-up', 'case.follow_up_imported'],
        [1, 'first', 'case.created'],
      ]
    )
    const stranger = await signIn(client, await makeUser({ permissions: ['CASE_DATA'] }))
    assert.equal((await stranger.get(path)).body().code, 2604)
    const blind = await signIn(client, await makeUser({ project: user.project }))
    assert.equal((await blind.get(path)).body().code, 1003)
  })

  test('gives no revision of a case of another project', async ({ client, assert }) => {
    const { caseId } = await givenAFollowUp()
    const stranger = await signIn(client, await makeUser({ permissions: ['CASE_DATA'] }))
    const answer = await stranger.get(`/api/cases/${caseId}/revisions/1`)
    assert.equal(answer.body().code, 2604)
  })
})
