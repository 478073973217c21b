import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

import { platformZone, today } from '#kernel/fields/today'
import { unique } from '#tests/factories/make_project'
import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'
import { openFurtherDatabase, withClient } from '#tests/test_database'

const day = (from: number) => today(platformZone, Date.now() + from * 86_400_000)
const upgrade = (given: object = {}) => ({
  suVersion: unique('9.9'),
  releaseTime: day(-2),
  detailsZh: '新功能',
  detailsEn: 'Something new',
  ...given,
})
const notice = (given: object = {}) => ({
  textZh: '今晚维护',
  textEn: unique('Maintenance tonight'),
  tone: 'warning',
  startsOn: day(-1),
  endsOn: day(1),
  ...given,
})

test.group('Versions of the product', () => {
  test('are announced by the platform and read by everybody from their day on, newest first', async ({
    client,
    assert,
  }) => {
    const platform = await signIn(client, await makeUser({ administers: 'platform' }))
    const reader = await signIn(client, await makeUser())
    const history = async () => {
      const answer = await reader.get('/api/upgrade').qs({ pageSize: 0, userQuery: 1 })
      return answer.body().data.dataList as { suVersion: string; suId: string }[]
    }
    const [old, ahead, now, undated] = [
      upgrade(),
      upgrade({ releaseTime: day(2) }),
      upgrade({ releaseTime: day(0) }),
      upgrade({ releaseTime: '' }),
    ]
    const made = (await platform.post('/api/upgrade').json(old)).body().data
    await platform.post('/api/admin/upgrades').json(ahead)
    await platform.post('/api/admin/upgrades').json(now)
    const draft = (await platform.post('/api/admin/upgrades').json(undated)).body().data
    const read = await history()
    const order = read.map(({ suVersion }) => suVersion)
    assert.notInclude(order, ahead.suVersion)
    assert.notInclude(order, undated.suVersion, 'without a day it is not out')
    await platform.put(`/api/admin/upgrades/${draft.id}`).json({ ...draft, releaseTime: day(0) })
    assert.include(
      (await history()).map(({ suVersion }) => suVersion),
      undated.suVersion
    )
    assert.isBelow(order.indexOf(now.suVersion), order.indexOf(old.suVersion))
    assert.deepInclude(
      read.find(({ suId }) => suId === made.id),
      { releaseTime: old.releaseTime, suDetails: { zh: '新功能', en: 'Something new' } }
    )
    const changed = await platform
      .put('/api/upgrade')
      .json({ ...made, suId: made.id, detailsEn: 'Better' })
    assert.equal(changed.body().data.revision, 2)
    await platform.delete(`/api/upgrade/${made.id}`)
    assert.notInclude(
      (await history()).map(({ suId }) => suId),
      made.id
    )
    const lines = await db
      .connection('owner')
      .from('audit_lines')
      .where('chain', `upgrade:${made.id}`)
    assert.lengthOf(lines, 3)
  })

  test('the first one comes with the product', async ({ assert, cleanup }) => {
    // In this database another spec may have taken it away.
    const fresh = await openFurtherDatabase('releases')
    cleanup(() => fresh.close())
    const { rows } = await withClient(fresh.url, (client) =>
      client.query('select su_version from upgrades where release_time is not null')
    )
    assert.deepEqual(rows, [{ su_version: '3.6.4' }])
  })

  test('have a number of their own, which is required (CFG-09)', async ({ client, assert }) => {
    const platform = await signIn(client, await makeUser({ administers: 'platform' }))
    const wish = upgrade()
    await platform.post('/api/upgrade').json(wish)
    const again = (await platform.post('/api/upgrade').json(wish)).body()
    assert.deepEqual([again.code, again.data.errors[0].field], [30018, 'suVersion'])
    const nameless = (await platform.post('/api/upgrade').json(upgrade({ suVersion: ' ' }))).body()
    assert.deepEqual([nameless.code, nameless.data.errors[0].field], [2017, 'suVersion'])
  })
})

test.group('Notices of the platform', () => {
  test('are read by everybody from their first day to their last', async ({ client, assert }) => {
    const platform = await signIn(client, await makeUser({ administers: 'platform' }))
    const reader = await signIn(client, await makeUser())
    const texts = async () =>
      (await reader.get('/api/notices')).body().data.map(({ text }: any) => text.en)
    const [current, over, ahead] = [
      notice(),
      notice({ startsOn: day(-9), endsOn: day(-3) }),
      notice({ startsOn: day(3), endsOn: day(9) }),
    ]
    const { data: made } = (await platform.post('/api/admin/notices').json(current)).body()
    for (const other of [over, ahead]) await platform.post('/api/admin/notices').json(other)
    const read = await texts()
    assert.include(read, current.textEn)
    assert.notIncludeMembers(read, [over.textEn, ahead.textEn])
    await platform.delete(`/api/admin/notices/${made.id}`)
    assert.notInclude(await texts(), current.textEn)
  })

  test('do not end before they begin', async ({ client, assert }) => {
    const platform = await signIn(client, await makeUser({ administers: 'platform' }))
    const wrong = notice({ startsOn: day(1), endsOn: day(0) })
    const { code, data } = (await platform.post('/api/admin/notices').json(wrong)).body()
    assert.deepEqual([code, data.errors[0].field], [2017, 'endsOn'])
  })

  test('bring no session back that a screen has left for a project', async ({ client, assert }) => {
    const reader = await signIn(client, await makeUser())
    // Its answer may come after the one that brings the id of the session in the project.
    const notices = await reader.get('/api/notices')
    assert.isTrue(notices.body().status)
    assert.isUndefined(notices.headers()['set-cookie'])
  })
})

test.group('What the platform tells everybody', () => {
  test('is written by the platform alone', async ({ client, assert }) => {
    const permissions = ['VERSION_CONF', 'NOTICE_CONF', 'SYS_CONF']
    const user = await makeUser({ administers: 'company', permissions })
    const browser = await signIn(client, user)
    const answers = [
      await browser.post('/api/upgrade').json(upgrade()),
      await browser.post('/api/admin/upgrades').json(upgrade()),
      await browser.get('/api/admin/upgrades'),
      await browser.post('/api/admin/notices').json(notice()),
    ]
    for (const answer of answers) assert.equal(answer.body().code, 1003)
  })
})
