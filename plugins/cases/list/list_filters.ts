import vine from '@vinejs/vine'

import { conditionKinds } from '#plugins/cases/list/element_conditions'

/** Columns that the case list sorts by; each has an index. */
export const sortableColumns = [
  'case_no',
  'first_received',
  'last_received',
  'seriousness',
  'country',
  'subject',
  'product',
  'reaction',
  'status',
  'report_type',
  'updated_at',
] as const

/** What may be asked of the case list. */
export const listQuery = vine.compile(
  vine.object({
    page: vine.number().withoutDecimals().min(1).max(100_000).optional(),
    pageSize: vine.number().in([20, 50, 100]).optional(),
    sort: vine.enum(sortableColumns).optional(),
    order: vine.enum(['asc', 'desc'] as const).optional(),
    text: vine.string().trim().maxLength(100).optional(),
    seriousness: vine.string().maxLength(40).optional(),
    country: vine.string().maxLength(10).optional(),
    reportType: vine.string().maxLength(10).optional(),
    status: vine.string().maxLength(40).optional(),
    receivedFrom: vine.string().maxLength(10).optional(),
    receivedTo: vine.string().maxLength(10).optional(),
    conditions: vine
      .array(
        vine.object({
          element: vine.string().maxLength(60),
          is: vine.enum(conditionKinds),
          value: vine.string().maxLength(200).optional(),
        })
      )
      .optional(),
  })
)

export type ListQuery = Awaited<ReturnType<(typeof listQuery)['validate']>>
