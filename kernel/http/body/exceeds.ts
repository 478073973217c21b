import { type BodyLimit, DEEPEST } from '#kernel/http/body/body_limits'
import { JsonMeter } from '#kernel/http/body/json_meter'
import { UnreadableBody } from '#kernel/http/body/unreadable_body'

/** Whether a body of this JSON would be refused as too much, and what there is too much of. */
export function exceeds(json: string, { bytes: most, values }: BodyLimit): keyof BodyLimit | null {
  const bytes = Buffer.from(json)
  if (bytes.length > most) return 'bytes'
  try {
    new JsonMeter({ values, depth: DEEPEST }).add(bytes)
    return null
  } catch (error) {
    if (error instanceof UnreadableBody) return 'values'
    throw error
  }
}
