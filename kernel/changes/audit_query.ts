import vine from '@vinejs/vine'

/** What may be asked of the audit trail of a subject. */
export const auditQuery = vine.compile(
  vine.object({
    page: vine.number().withoutDecimals().min(1).max(100_000).optional(),
    pageSize: vine.number().in([20, 50, 100]).optional(),
    actor: vine.string().maxLength(100).optional(),
    act: vine.string().maxLength(100).optional(),
    /** Element number or key; lines that changed it or something below it. */
    element: vine.string().maxLength(60).optional(),
    from: vine
      .string()
      .regex(/^\d{4}-\d{2}-\d{2}$/)
      .optional(),
    to: vine
      .string()
      .regex(/^\d{4}-\d{2}-\d{2}$/)
      .optional(),
  })
)

export type AuditQuery = Awaited<ReturnType<(typeof auditQuery)['validate']>>
