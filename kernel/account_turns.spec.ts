import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

import { AccountTurns } from '#kernel/account_turns'
import { judgingTurns } from '#kernel/case/findings/judging_turns'
import { Changes } from '#kernel/changes/changes'
import { Refusal } from '#kernel/errors/define_errors'
import { messageOf } from '#kernel/errors/messages'
import { actAs } from '#kernel/tenancy/actor'
import { actorIn, asActor } from '#tests/factories/as_actor'
import { makeProject } from '#tests/factories/make_project'

const tooMany = { en: 'Send one after the other.', zh: '请逐个发送。' }

test.group('Heavy work of an account', () => {
  test('is done one after the other, and beside that of others', async ({ assert }) => {
    const turns = new AccountTurns(tooMany)
    const scope = (await makeProject()).scope()
    const { promise: isOver, resolve: end } = Promise.withResolvers<void>()
    const begun: string[] = []
    const work = (userId: string, name: string) =>
      actAs({ ...actorIn(scope), userId }, () =>
        turns.take(async () => {
          begun.push(name)
          await isOver
        })
      )
    const all = [work('a', 'first'), work('a', 'second'), work('b', 'of another')]
    await new Promise((resolve) => setImmediate(resolve))
    assert.deepEqual(begun, ['first', 'of another'])
    end()
    await Promise.all(all)
    assert.deepEqual(begun, ['first', 'of another', 'second'])
  })

  test('is refused in a sentence while a hundred wait, and goes on when they are done', async ({
    assert,
  }) => {
    const { promise: isOver, resolve: end } = Promise.withResolvers<void>()
    await asActor(undefined, async () => {
      const taken = Array.from({ length: 101 }, () => judgingTurns.take(() => isOver))
      const refused = await judgingTurns.take(() => isOver).catch((error: unknown) => error)
      assert.instanceOf(refused, Refusal)
      assert.match(
        messageOf(refused as Refusal).en,
        /More than 100 cases .* one after the other\.$/
      )
      const kept = judgingTurns.take(async () => 'kept before', { isDone: true })
      end()
      await Promise.all(taken)
      assert.equal(await kept, 'kept before', 'what is done already waits however many do')
      assert.equal(await judgingTurns.take(async () => 'done'), 'done')
    })
  })

  test('inside of a transaction is a fault: whoever waits would hold a connection', async ({
    assert,
  }) => {
    const changes = await app.container.make(Changes)
    await asActor((await makeProject()).scope(), () =>
      assert.rejects(
        () => changes.recordMany(() => judgingTurns.take(async () => undefined)),
        'No turn is waited for while a transaction is held open'
      )
    )
  })
})
