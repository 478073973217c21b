import vine from '@vinejs/vine'

import { aRevision, askedPage } from '#kernel/http/values'

/** A day of the calendar, as YYYY-MM-DD. */
export const aDay = vine
  .string()
  .regex(/^[12]\d{3}-\d{2}-\d{2}$/)
  .use(
    vine.createRule((value, _, field) => {
      const at = new Date(`${String(value)}T00:00:00Z`)
      const isDay = !Number.isNaN(at.valueOf()) && at.toISOString().startsWith(String(value))
      if (!isDay) field.report('The {{ field }} is no day of the calendar', 'day', field)
    })()
  )

/** What may be asked of the audit trail of a subject. */
export const auditQuery = vine.compile(
  vine.object({
    ...askedPage(),
    actor: vine.string().maxLength(100).optional(),
    act: vine.string().maxLength(100).optional(),
    /** Element number or key; lines that changed it or something below it. */
    element: vine.string().maxLength(60).optional(),
    from: aDay.clone().optional(),
    to: aDay.clone().optional(),
    /** Only lines before this one, counted from the first. */
    before: aRevision(1).optional(),
  })
)

export type AuditQuery = Awaited<ReturnType<(typeof auditQuery)['validate']>>
