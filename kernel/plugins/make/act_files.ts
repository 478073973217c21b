import type { PluginNames } from '#kernel/plugins/make/plugin_name'

/** Files of an act: what it does, the call that asks for it, and its spec. */
export function actFiles(names: PluginNames): Record<string, string> {
  const { one, many } = names
  return {
    [`${many}/add_${one}.ts`]: action(names),
    [`${many}/add_${one}_controller.ts`]: controller(names),
    [`${many}/add_${one}.functional.spec.ts`]: spec(names),
  }
}

const action = ({ name, type, one, many, said, One, Many }: PluginNames) => `\
import { inject } from '@adonisjs/core'

import { Changes } from '#kernel/changes/changes'
import { newId } from '#kernel/database/new_id'

import { ${type}${Many} } from '#plugins/${name}/records/${many}'

/** Adds ${said.a} to the current project. */
@inject()
export default class Add${One} {
  constructor(
    private rows: ${type}${Many},
    private changes: Changes
  ) {}

  /** @returns id of it */
  async handle(words: string): Promise<string> {
    const id = newId()
    const act = { name: '${name}.${one}_added', subject: { type: '${name}_${one}', id } } as const
    await this.changes.record(act, (change) => this.rows.add(change, id, words))
    return id
  }
}
`

const controller = ({ name, one, many, said, One }: PluginNames) => `\
import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { answering, id } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import type { Takes } from '#kernel/http/takes'
import { aSaidText } from '#kernel/http/values'

import Add${One} from '#plugins/${name}/${many}/add_${one}'

const body = vine.compile(vine.object({ words: aSaidText(2000) }))

@inject()
export default class Add${One}Controller {
  static readonly takes = {
    handle: { what: 'Add ${said.a}', body, answers: answering({ id }) },
  } satisfies Takes

  constructor(private add: Add${One}) {}

  async handle(ctx: HttpContext) {
    const { body: said } = await hear(ctx, Add${One}Controller.takes.handle)
    return ok({ id: await this.add.handle(said.words) })
  }
}
`

const spec = ({ title, path, view, edit, manyPath, said }: PluginNames) => `\
import { test } from '@japa/runner'

import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'

test.group('${title}: ${said.many}', () => {
  test('are added by whoever may, and counted', async ({ client }) => {
    const signedIn = await signIn(client, await makeUser({ permissions: ['${view}', '${edit}'] }))
    const added = await signedIn.post('/api/${path}/${manyPath}').json({ words: 'First' })
    added.assertBodyContains({ status: true })
    const response = await signedIn.get('/api/${path}')
    response.assertBody({ status: true, data: { count: 1 } })
  })

  test('are not empty, which is refused with a sentence', async ({ client }) => {
    const signedIn = await signIn(client, await makeUser({ permissions: ['${edit}'] }))
    const refused = await signedIn.post('/api/${path}/${manyPath}').json({ words: ' ' })
    refused.assertBodyContains({ status: false, code: 2017 })
  })
})
`
