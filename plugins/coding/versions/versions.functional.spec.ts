import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

import { asPlatform } from '#tests/coding/load_files'
import { putInUse } from '#tests/coding/put_in_use'
import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'

import ActOnRelease from '#plugins/coding/releases/act_on_release'

async function retire(version: string) {
  const releases = await db.connection('owner').from('dictionary_releases').where({ version })
  const act = await app.container.make(ActOnRelease)
  for (const { id } of releases) await asPlatform(() => act.handle(id, 'retire'))
}

test.group('The version of a project', () => {
  test('is told to coders when it is in use no longer, with the one that stands in for it, and at home when a newer one is in use', async ({
    client,
    assert,
    cleanup,
  }) => {
    // Newer than what any other spec has put in use, for as long as this one runs.
    const [chosen, newer] = ['198.0', '198.1']
    cleanup(() => retire(newer))
    await putInUse('91.1', chosen)
    const permissions = ['CASE_DATA', 'CASE_CODING', 'CODING_CONF']
    const browser = await signIn(client, await makeUser({ permissions }))
    const shown = async () =>
      (await browser.get('/coding').header('x-inertia', 'true')).body().props as object
    assert.containsSubset(await shown(), { passedOver: null })
    const choice = { version: chosen, revision: 0 }
    await browser.put('/api/system/medical-dictionary').json(choice)
    assert.containsSubset(await shown(), { version: chosen, passedOver: null })
    const atHome = async () => {
      const { data } = (await browser.get('/api/home/attention').qs({ level: 'project' })).body()
      return (data as { what: { en: string }; address: string }[])
        .filter(({ address }) => address === '/system/coding')
        .map(({ what }) => what.en)
    }
    assert.deepEqual(await atHome(), [])

    await putInUse('91.1', newer)
    assert.match(
      (await atHome())[0]!,
      new RegExp(`coded with MedDRA ${chosen}, although .* in use`)
    )
    await retire(chosen)
    assert.match((await atHome())[0]!, new RegExp(`MedDRA ${chosen}, .* no longer in use`))
    const now = (await shown()) as { version: string; passedOver: string }
    assert.equal(now.passedOver, chosen)
    assert.isAbove(Number(now.version), Number(chosen))
  })
})
