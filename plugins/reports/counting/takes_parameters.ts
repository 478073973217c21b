import vine from '@vinejs/vine'

import { aPeriod } from '#kernel/http/values'

const DAY = /^\d{4}-\d\d-\d\d$/
const LONGEST_NAME = 2000

const key = () => vine.string().maxLength(60).optional()
const day = () => aPeriod().regex(DAY).optional()

/** What calls take of the parameters of a report. */
export const reportParameters = () => ({
  by: key(),
  date: key(),
  from: day(),
  to: day(),
  product: vine.string().maxLength(LONGEST_NAME).optional(),
  country: key(),
  type: key(),
  serious: key(),
  term: key(),
})
