import vine from '@vinejs/vine'

import { kernelErrors } from '#kernel/errors/kernel_errors'
import { type Described, described, type JsonSchema, objectOf } from '#kernel/http/takes'

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

/** What `readPasswordForm` reads with the same names; none may be empty. */
export function describePasswordForm(...names: readonly Field[]): Described {
  const { properties } = form.toJSONSchema() as { properties: Record<Field, JsonSchema> }
  const said = names.map((name) => [name, { ...properties[name], minLength: 1 }] as const)
  return described(objectOf(Object.fromEntries(said)))
}

/** Reads the fields of a form about a password; refuses (2017) what is no text. */
export async function readPasswordForm<const Name extends Field>(
  body: Record<string, unknown>,
  ...names: readonly Name[]
): Promise<Record<Name, string>> {
  const [invalid, found] = await form.tryValidate(body)
  if (invalid) throw new kernelErrors.E_PARAMETER({ fields: invalid.messages })
  const values = names.map((name) => [name, found[name] ?? ''] as const)
  return Object.fromEntries(values) as Record<Name, string>
}
