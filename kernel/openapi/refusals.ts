import { errorEntry } from '#kernel/errors/error_texts'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { described, type JsonSchema, objectOf } from '#kernel/http/takes'
import type { PluginRegistry } from '#kernel/plugins/plugin_registry'

const words = objectOf({ en: { type: 'string' }, zh: { type: 'string' } })

/** The schemas of a refusal: its envelope, and every number that the program refuses with. */
export function refusalSchemas({ plugins }: PluginRegistry): Record<string, JsonSchema> {
  const classes = [kernelErrors, ...plugins.map(({ errors = {} }) => errors)]
    .flatMap((errors) => Object.entries(errors))
    .filter(([, { retired }]) => !retired)
    .sort(([, a], [, b]) => a.number - b.number)
  const numbers = classes.map(([title, { number }]) => {
    const { message } = errorEntry(number)
    return { const: number, title, description: `${message.en} / ${message.zh}` }
  })
  return {
    Refusal: {
      ...objectOf({
        status: { const: false },
        code: { $ref: '#/components/schemas/RefusalNumber' },
        data: {
          ...objectOf({ message: words }),
          description: 'The message is for people; some refusals say more beside it.',
        },
      }),
      description:
        'The product says no, with a number of its catalogue. It is answered as HTTP 200.',
    },
    RefusalNumber: { type: 'integer', oneOf: numbers },
  }
}

const refused = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
})

/** Answers that every call may give. */
export const refusalResponses = {
  NotSignedIn: refused('Nobody is signed in, or the session or token has ended (1004).'),
  Forged: refused('X-XSRF-TOKEN is missing or is not that of the session (1006).'),
  Failed: refused(
    'Nothing is at the address (404, 1005), the request cannot be read (400, 408, 413, 422, 2017), the database does not answer (503, 1002), or the program has a fault (500, 1002).'
  ),
}

/**
 * The envelope of an answer that is no refusal, or of a refusal.
 * @param more what a refusal of the call may carry beside its sentences
 */
export function envelopeOf(
  data = described({}),
  more: Readonly<Record<string, JsonSchema>> = {}
): JsonSchema {
  const success = objectOf({ status: { const: true }, data: data.toJSONSchema() as JsonSchema })
  const refusal = { $ref: '#/components/schemas/Refusal' }
  if (Object.keys(more).length === 0) return { oneOf: [success, refusal] }
  const carrying = objectOf({ data: objectOf(more, []) })
  return { oneOf: [success, { allOf: [refusal, carrying] }] }
}
