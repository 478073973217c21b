import { kernelErrors } from '#kernel/errors/kernel_errors'
import { DEEPEST, FORM_BODY } from '#kernel/http/body/body_limits'
import { JsonMeter } from '#kernel/http/body/json_meter'
import { refuseImpossible } from '#kernel/http/impossible_text'
import { wording } from '#kernel/lang/server/wording'

/**
 * Reads JSON that stands as text in a field of a form. Refuses with 2017 what is none, and whatever
 * could not be the body of a request either: too many values or levels, texts that no message holds.
 */
export function readJsonField(text: string): unknown {
  new JsonMeter({ values: FORM_BODY.values, depth: DEEPEST }).add(Buffer.from(text))
  const read = parsed(text)
  refuseImpossible(read)
  return read
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new kernelErrors.E_PARAMETER({ detail: noJson })
  }
}

const noJson = wording('json_field.no_json')
