import vine from '@vinejs/vine'

import { isUuid } from '#kernel/http/is_uuid'
import { askedPage } from '#kernel/http/values'

import { taskOrders, taskViews } from '#plugins/process/records/tasks'

const named = ['none', 'stuck']

/** Anything else would be no id to the database. */
const isHolder = vine.createRule((value, _options: undefined, field) => {
  if (typeof value === 'string' && !named.includes(value) && !isUuid(value))
    field.report('uuid', 'uuid', field)
})

/** A page of the open tasks, at one node and of one person. */
const page = () => ({
  node: vine.string().maxLength(40).optional(),
  /** Id of a user, `none`, or `stuck` for those that do not get on. */
  holder: vine.string().maxLength(40).use(isHolder()).optional(),
  sort: vine.enum(taskOrders).optional(),
  order: vine.enum(['asc', 'desc'] as const).optional(),
  ...askedPage(),
})

export const taskPage = vine.compile(vine.object(page()))

/** The same among those that somebody has, may claim, or all. */
export const taskQuery = vine.compile(
  vine.object({ ...page(), view: vine.enum(taskViews).optional() })
)
