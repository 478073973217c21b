import vine from '@vinejs/vine'

import { isRealDate } from '#kernel/case/content/partial_date'
import { saidText } from '#kernel/case/content/said_text'
import { numberIn, truthIn } from '#kernel/fields/plain_values'

/** The database counts no further, and one more must have room. */
const LAST_REVISION = 2_147_483_646

/** Nobody leafs further. */
const LAST_PAGE = 100_000

/*
 * Numbers, truths and texts as calls take them, in JSON or as text: paths, queries and forms know nothing
 * else. The one place that reads them; what is not written plainly is refused with a sentence by the
 * name of its field. Each call makes a validator of its own, which others may say more of.
 */

export const aNumber = () => vine.number({ strict: true }).parse(numberIn)

export const aWholeNumber = () => aNumber().withoutDecimals()

/** `true` or `false`, and nothing that stands for them elsewhere. */
export const aTruth = () => vine.boolean({ strict: true }).parse(truthIn)

/** A text of so many characters at most, without spaces around it; '' where nothing of it is seen. */
export const aText = (most: number) =>
  vine
    .string()
    .parse((sent) => (typeof sent === 'string' ? saidText(sent) : sent))
    .maxLength(most)

/** A text that has to say something: a reason, a name. */
export const aSaidText = (most: number) => aText(most).minLength(1)

/** Reported under the name of the rule, whose sentence stands in kernel/errors/violations. */
const holds = (rule: string, test: (text: string) => boolean) =>
  vine.createRule((value, _options: undefined, field) => {
    if (typeof value === 'string' && !test(value)) field.report(rule, rule, field)
  })()

const isPeriod = holds('period', (text) => text.length <= 10 && isRealDate(text))
const isCountry = holds('country', (text) => /^[A-Z]{2,4}$/.test(text))

/** A year, a month or a day that the calendar has: 2026, 2026-01, 2026-01-31. */
export const aPeriod = () => vine.string().maxLength(10).use(isPeriod)

/** The code of a country, or the null flavour that stands for one. */
export const aCountry = () => vine.string().maxLength(10).use(isCountry)

/** The revision that a change is based on; 0 where nothing was there before. */
export const aRevision = (first = 0) => aWholeNumber().range([first, LAST_REVISION])

/** Which page of a list is asked for, and how many rows a page has. */
export const askedPage = () => ({
  page: aWholeNumber().min(1).max(LAST_PAGE).optional(),
  pageSize: aNumber().in([20, 50, 100]).optional(),
})
