import vine from '@vinejs/vine'

import { aTruth } from '#kernel/http/values'

import { conditionKinds } from '#plugins/cases/contract/condition'

/** Most values of one condition that are named one by one. */
const MOST_VALUES = 20

const element = () => vine.string().maxLength(60)
const value = () => vine.string().maxLength(200)
const flavors = () => vine.array(vine.string().maxLength(10)).maxLength(MOST_VALUES)

/** What calls take for conditions on elements. */
export const askedConditions = () =>
  vine.array(
    vine.object({
      element: element(),
      is: vine.enum(conditionKinds),
      value: value().optional(),
      to: value().optional(),
      values: vine.array(value()).maxLength(MOST_VALUES).optional(),
      orNull: flavors().optional(),
      orUncertain: aTruth().optional(),
    })
  )

/** What calls take for the groups in which each condition may be met by a row of its own. */
export const askedAnyRow = () => vine.array(element()).maxLength(MOST_VALUES)
