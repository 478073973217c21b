import { checkByRules } from '#kernel/admin/resources/check_by_rules'
import type { Words } from '#kernel/language/words'
import { kernelErrors } from '#kernel/errors/kernel_errors'

import { textFields } from '#plugins/notifications/contract'
import { notificationErrors } from '#plugins/notifications/errors'
import { hasReceiver, soundInterval } from '#plugins/notifications/keeping/rules'
import { wording } from '#plugins/notifications/lang/server/wording'

/**
 * Refuses with 30020 a rule without a receiver (CFG-01), with 30019 an interval that is no number of days
 * from 1 to 999 (CFG-02), with 2017 a text with a field that there is not, and one that is told nowhere.
 */
export function refuseUnsoundNotice(sent: unknown): void {
  const { users = [], roles = [], interval = '', ways = [], ...rest } = Object(sent)
  const [receiver] = checkByRules(hasReceiver, { users, roles })
  if (receiver)
    throw new notificationErrors.E_NOTICE_WITHOUT_RECEIVER(saying(receiver.message, 'roles'))
  const [odd] = checkByRules(soundInterval, { interval: String(interval ?? '') })
  if (odd) throw new notificationErrors.E_NOTICE_INTERVAL(saying(odd.message, 'interval'))
  if (Array.isArray(ways) && ways.length === 0) {
    throw new kernelErrors.E_PARAMETER(saying(wording('notices.without_way'), 'ways'))
  }
  for (const name of ['textZh', 'textEn']) refuseUnknownField(name, String(rest[name] ?? ''))
}

function refuseUnknownField(name: string, text: string): void {
  const known = new Set<string>(textFields)
  const unknown = [...text.matchAll(/\{\{\s*([^{}]*?)\s*\}\}/g)].find(
    ([, field]) => !known.has(field!)
  )
  if (!unknown) return
  const fields = textFields.map((field) => `{{${field}}}`).join(' ')
  const message = wording('notices.unknown_field', { field: unknown[0], fields })
  throw new kernelErrors.E_PARAMETER(saying(message, name))
}

const saying = (message: Words, field: string) => ({
  detail: message,
  errors: [{ field, message }],
})
