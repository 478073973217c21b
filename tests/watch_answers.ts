import app from '@adonisjs/core/services/app'
import emitter from '@adonisjs/core/services/emitter'
import type { HttpContext } from '@adonisjs/core/http'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'

import { type Described, described, objectOf } from '#kernel/http/takes'
import { openApi } from '#kernel/openapi/open_api'
import { describeCalls } from '#kernel/openapi/describe_calls'

/** What refusals carry, by the name of the route of their call. */
const refusals = new Map<string, Described>()

/** Calls that state data as their answer, by the name of their route; and those that gave some. */
const stated = new Map<string, Described>()
const given = new Set<string>()

/** Names of calls that state what they answer, and answered nobody in this process. */
export const neverAnswered = (): string[] => [...stated.keys()].filter((name) => !given.has(name))

/**
 * Holds each answer and each refusal that the product gives against what its call states, whichever
 * spec asked.
 * @returns what ends that, and throws when an answer was another one
 */
export async function watchAnswers(): Promise<() => void> {
  for (const { name, shape } of await describeCalls(app)) {
    if (shape?.answers && !shape.file) stated.set(name, shape.answers)
    if (shape?.refuses) refusals.set(name, described(objectOf(shape.refuses, [])))
  }
  const ajv = new Ajv2020({
    strict: false,
    formats: { 'date': true, 'date-time': true, 'uuid': true },
  })
  const { components } = await openApi()
  const known = new Map<Described, ValidateFunction>()
  const faults = new Map<string, string>()
  const validatorOf = (answers: Described): ValidateFunction => {
    const validate = known.get(answers) ?? ajv.compile({ ...answers.toJSONSchema(), components })
    known.set(answers, validate)
    return validate
  }
  const look = ({ ctx }: { readonly ctx: HttpContext }) => {
    const name = ctx.route?.name ?? ''
    const body = ctx.response.getBody() as { status?: unknown; data?: unknown } | undefined
    const isDone = body?.status === true
    const answers = (isDone ? stated : refusals).get(name)
    if (!answers || !body) return
    if (isDone) given.add(name)
    // As it is sent: without what is undefined, times as texts.
    const data: unknown = JSON.parse(JSON.stringify(body.data ?? null))
    const validate = validatorOf(answers)
    if (validate(data)) return
    const wrong = validate.errors!.map(({ instancePath, message, params }) =>
      [instancePath, message, JSON.stringify(params)].join(' ')
    )
    faults.set(name, [...wrong.slice(0, 3), JSON.stringify(data).slice(0, 300)].join('; '))
  }
  const stop = emitter.on('http:request_completed', look)
  return () => {
    stop()
    const told = [...faults].map(
      ([name, fault]) => `${name} answers otherwise than it states: ${fault}`
    )
    if (told.length > 0) throw new Error(told.join('\n'))
  }
}
