import type { HttpContext } from '@adonisjs/core/http'

import { type BodyLimit, DEEPEST, FORM_BODY } from '#kernel/http/body/body_limits'
import { collectBytes } from '#kernel/http/body/collect_bytes'
import { JsonMeter } from '#kernel/http/body/json_meter'
import { noObject, notReadable, tooManyValues } from '#kernel/http/body/unreadable_body'
import { refuseImpossible } from '#kernel/http/impossible_text'

const JSON_TYPE = 'application/json'
const FORM_TYPE = 'application/x-www-form-urlencoded'
const AMPERSAND = 0x26

/**
 * Reads what a request says, JSON or the form of a browser, and refuses what no route could take.
 * Files stay where they are: routes that take some read them (`takesFiles`). It is called when the
 * guard has let the request through, so that a stranger's is not even read.
 */
export async function readBody(
  { request, bodyLimit }: HttpContext,
  limit: BodyLimit = bodyLimit ?? FORM_BODY
): Promise<void> {
  if (!request.hasBody()) return
  const type = request.is([JSON_TYPE, FORM_TYPE])
  const body =
    type === JSON_TYPE
      ? await readJson(request, limit)
      : type === FORM_TYPE && (await readForm(request, limit))
  if (!body) return
  refuseImpossible(body)
  request.updateBody(body)
}

type Request = HttpContext['request']

async function readJson({ request }: Request, limit: BodyLimit): Promise<object> {
  const meter = new JsonMeter({ values: limit.values, depth: DEEPEST })
  const bytes = await collectBytes(request, {
    most: limit.bytes,
    look: (chunk) => meter.add(chunk),
  })
  const text = textOf(bytes)
  if (text === '') return {}
  const read = parsed(text)
  if (typeof read !== 'object' || read === null) throw noObject()
  return read
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw notReadable()
  }
}

async function readForm({ request }: Request, limit: BodyLimit): Promise<object> {
  let pairs = 1
  const look = (chunk: Buffer) => {
    for (const sign of chunk) if (sign === AMPERSAND) pairs++
    if (pairs * 2 > limit.values) throw tooManyValues(limit.values)
  }
  const text = textOf(await collectBytes(request, { most: limit.bytes, look }))
  return Object.fromEntries(new URLSearchParams(text))
}

/** What is no UTF-8 is no text; without the mark that some put before it. */
function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw notReadable()
  }
}
