import type { PluginNames } from '#kernel/plugins/make/plugin_name'

/** Files of an act: what it does, the call that asks for it, and its spec. */
export function actFiles(names: PluginNames): Record<string, string> {
  return {
    'notes/add_note.ts': action(names),
    'notes/add_note_controller.ts': controller(names),
    'notes/add_note.functional.spec.ts': spec(names),
  }
}

const action = ({ name, type }: PluginNames) => `\
import { inject } from '@adonisjs/core'

import { Changes } from '#kernel/changes/changes'
import { newId } from '#kernel/database/new_id'

import { ${type}Notes } from '#plugins/${name}/records/notes'

/** Adds a note to the current project. */
@inject()
export default class AddNote {
  constructor(
    private notes: ${type}Notes,
    private changes: Changes
  ) {}

  /** @returns id of the note */
  async handle(words: string): Promise<string> {
    const id = newId()
    const act = { name: '${name}.note_added', subject: { type: '${name}_note', id } } as const
    await this.changes.record(act, (change) => this.notes.add(change, id, words))
    return id
  }
}
`

const controller = ({ name }: PluginNames) => `\
import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { answering, id } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import type { Takes } from '#kernel/http/takes'
import { aSaidText } from '#kernel/http/values'

import AddNote from '#plugins/${name}/notes/add_note'

const body = vine.compile(vine.object({ words: aSaidText(2000) }))

@inject()
export default class AddNoteController {
  static readonly takes = {
    handle: { what: 'Add a note', body, answers: answering({ id }) },
  } satisfies Takes

  constructor(private add: AddNote) {}

  async handle(ctx: HttpContext) {
    const { body: note } = await hear(ctx, AddNoteController.takes.handle)
    return ok({ id: await this.add.handle(note.words) })
  }
}
`

const spec = ({ title, path, view, edit }: PluginNames) => `\
import { test } from '@japa/runner'

import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'

test.group('${title}: notes', () => {
  test('are added by whoever may, and counted', async ({ client }) => {
    const signedIn = await signIn(client, await makeUser({ permissions: ['${view}', '${edit}'] }))
    const added = await signedIn.post('/api/${path}/notes').json({ words: 'First' })
    added.assertBodyContains({ status: true })
    const response = await signedIn.get('/api/${path}')
    response.assertBody({ status: true, data: { count: 1 } })
  })

  test('are not empty, which is refused with a sentence', async ({ client }) => {
    const signedIn = await signIn(client, await makeUser({ permissions: ['${edit}'] }))
    const refused = await signedIn.post('/api/${path}/notes').json({ words: ' ' })
    refused.assertBodyContains({ status: false, code: 2017 })
  })
})
`
