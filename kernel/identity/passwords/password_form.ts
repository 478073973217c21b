import vine from '@vinejs/vine'

import { refusing } from '#kernel/errors/refusing'
import { type JsonSchema, objectOf, type Reading } from '#kernel/http/takes'

/** What is absent reads as empty: the rules say what is missing, in words. */
const text = () => vine.string().maxLength(300).optional()

const form = vine.compile(
  vine.object({
    username: text(),
    email: text(),
    code: text(),
    oldPassword: text(),
    password: text(),
    repeat: text(),
  })
)

type Field = 'username' | 'email' | 'code' | 'oldPassword' | 'password' | 'repeat'

/** The named fields of a form about a password, as a call takes them; refuses (2017) what is no text. */
export function passwordForm<const Name extends Field>(
  ...names: readonly Name[]
): Reading<Record<Name, string>> {
  return {
    toJSONSchema() {
      const { properties } = form.toJSONSchema() as { properties: Record<Field, JsonSchema> }
      // The rules ask for each of them.
      const required = names.map((name) => [name, { ...properties[name], minLength: 1 }] as const)
      return objectOf(Object.fromEntries(required))
    },
    async read(sent) {
      const found = await form.validate(sent, refusing())
      const values = names.map((name) => [name, found[name] ?? ''] as const)
      return Object.fromEntries(values) as Record<Name, string>
    },
  }
}
