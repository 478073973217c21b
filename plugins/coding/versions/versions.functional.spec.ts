import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

import { asPlatform } from '#tests/coding/load_files'
import { freshVersion, putInUse } from '#tests/coding/put_in_use'
import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'

import ActOnRelease from '#plugins/coding/releases/act_on_release'

async function retire(version: string) {
  const releases = await db.connection('owner').from('dictionary_releases').where({ version })
  const act = await app.container.make(ActOnRelease)
  for (const { id } of releases) await asPlatform(() => act.handle(id, 'retire'))
}

test.group('The version of a project', (group) => {
  group.tap((each) => each.timeout(60_000))

  test('is told to coders when it is in use no longer, with the one that stands in for it', async ({
    client,
    assert,
  }) => {
    const chosen = freshVersion()
    await putInUse('91.1', chosen)
    const permissions = ['CASE_DATA', 'CASE_CODING', 'CODING_CONF']
    const browser = await signIn(client, await makeUser({ permissions }))
    const shown = async () =>
      (await browser.get('/coding').header('x-inertia', 'true')).body().props as object
    assert.containsSubset(await shown(), { passedOver: null })
    const choice = { version: chosen, revision: 0 }
    await browser.put('/api/system/medical-dictionary').json(choice)
    assert.containsSubset(await shown(), { version: chosen, passedOver: null })

    await putInUse('91.1', freshVersion())
    await retire(chosen)
    const now = (await shown()) as { version: string; passedOver: string }
    assert.equal(now.passedOver, chosen)
    assert.isAbove(Number(now.version), Number(chosen))
  })
})
