// needs: cases
import { test } from '@japa/runner'

import { changeRow, trailOfUser } from '#tests/factories/change_row'
import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'

const change = '/api/user/pwd/change'
const next = { password: 'abc123', repeat: 'abc123' }

test.group('Changing the password', () => {
  test('ends all other sessions, and the one that asks goes on under another id', async ({
    client,
    assert,
  }) => {
    const user = await makeUser({ permissions: ['CASE_DATA'] })
    const [here, elsewhere] = [await signIn(client, user), await signIn(client, user)]
    const before = here.cookies.get('pharos-session')
    const answer = await here.put(change).json({ oldPassword: user.password, ...next })
    assert.deepEqual(answer.body(), { status: true, data: {} })
    assert.equal((await elsewhere.get('/api/cases')).status(), 401)
    const old = await here.get('/api/cases')
    assert.equal(old.status(), 401, 'the old id of this session is dead, too')
    here.take(answer)
    assert.notEqual(here.cookies.get('pharos-session'), before)
    assert.isTrue((await here.get('/api/cases')).body().status)
    await assert.rejects(() => signIn(client, user), /2003/)
    assert.isOk(await signIn(client, { ...user, password: next.password }))
    const acts = (await trailOfUser(user.id)).map(({ act }) => act)
    assert.include(acts, 'user.password_changed')
  })

  test('refuses what the rules find, with the field and its sentence, and changes nothing', async ({
    client,
    assert,
  }) => {
    const user = await makeUser()
    const browser = await signIn(client, user)
    const tries = [
      [{ password: '', repeat: '' }, 'password', '密码不能为空'],
      [{ password: 'ab123', repeat: 'ab123' }, 'password', '密码长度不能小于6位'],
      [{ password: 'a'.repeat(21), repeat: 'a'.repeat(21) }, 'password', '密码长度不能大于20位'],
      [{ password: 'abc_123', repeat: 'abc_123' }, 'password', '密码只能是数字和字母的组合'],
      [{ password: 'abc123', repeat: 'abc124' }, 'repeat', '两次输入密码不一致'],
      [{ ...next, oldPassword: '' }, 'oldPassword', '请输入原密码'],
    ] as const
    for (const [form, field, zh] of tries) {
      const body = { oldPassword: user.password, ...form }
      const { code, data } = (await browser.put(change).json(body)).body()
      assert.equal(code, 2017, zh)
      assert.equal(data.errors[0].field, field, zh)
      assert.equal(data.errors[0].message.zh, zh)
      assert.equal(data.message.zh, zh)
      assert.notInclude(JSON.stringify(data), 'abc', 'the password is not told back')
    }
    assert.isOk(await signIn(client, user))
  })

  test('asks for the old password, and not for ever', async ({ client, assert }) => {
    const user = await makeUser()
    const browser = await signIn(client, user)
    for (let count = 0; count < 5; count++) {
      const answer = await browser.put(change).json({ oldPassword: 'guess', ...next })
      assert.equal(answer.body().code, 2003)
    }
    const answer = await browser.put(change).json({ oldPassword: user.password, ...next })
    assert.equal(answer.body().code, 30006)
  })

  test('is done by one of two who say the same old password at once', async ({
    client,
    assert,
  }) => {
    const user = await makeUser()
    const browser = await signIn(client, user)
    const wishes = ['first123', 'second123']
    const answers = await Promise.all(
      wishes.map((password) =>
        browser.put(change).json({ oldPassword: user.password, password, repeat: password })
      )
    )
    const codes = answers.map((answer) => answer.body().code)
    assert.sameMembers(codes, [undefined, 2003])
    const won = wishes[codes.indexOf(undefined)]!
    assert.isOk(await signIn(client, { ...user, password: won }))
  })

  test('takes no password that is there already', async ({ client, assert }) => {
    const user = await makeUser()
    const browser = await signIn(client, user)
    const first = await browser.put(change).json({ oldPassword: user.password, ...next })
    browser.take(first)
    const again = await browser.put(change).json({ oldPassword: next.password, ...next })
    assert.equal(again.body().data.errors[0].rule, 'ACC-10')
  })

  test('of a strict company wants length, and nothing that is on the lists', async ({
    client,
    assert,
  }) => {
    const user = await makeUser()
    const browser = await signIn(client, user)
    await changeRow('companies', user.project.companyId, { password_policy: 'strict' })
    const send = async (password: string) =>
      (
        await browser.put(change).json({ oldPassword: user.password, password, repeat: password })
      ).body()
    assert.equal((await send('abc123')).data.errors[0].rule, 'ACC-08')
    assert.equal((await send('password123456')).data.errors[0].rule, 'ACC-09')
    assert.equal((await send(`${user.username}12`)).data.errors.at(-1).rule, 'ACC-09')
    assert.isTrue((await send('quiet meadow, green lamp')).status)
  })
})

test.group('An expired password', () => {
  test('opens nothing but its own change, and then signs in', async ({ client, assert }) => {
    const user = await makeUser({ permissions: ['CASE_DATA'] })
    const browser = await signIn(client, user)
    await changeRow('users', user.id, { password_expires_at: new Date(Date.now() - 1000) })
    assert.equal((await browser.get('/api/cases')).status(), 200, 'nobody is put out at work')
    await assert.rejects(() => signIn(client, user), /2004/)
    const expire = (oldPassword: string) =>
      browser.put('/api/user/pwd/expire').json({ username: user.username, oldPassword, ...next })
    assert.equal((await expire('guess')).body().code, 2003)
    const answer = await expire(user.password)
    assert.equal(answer.body().data.name, user.name)
    browser.take(answer)
    const { projectId } = user.project
    browser.take(await browser.put('/api/proj/enter').json({ projectId, environment: 0 }))
    assert.isTrue((await browser.get('/api/cases')).body().status)
    assert.isOk(await signIn(client, { ...user, password: next.password }))
  })
})
