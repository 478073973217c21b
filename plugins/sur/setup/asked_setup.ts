import vine from '@vinejs/vine'

import { aNumber, aPeriod, aSaidText, aText, aWholeNumber } from '#kernel/http/values'

import { cycles } from '#plugins/sur/contract/periods'

/** Letters of a name of a setup. */
const LONGEST = 200
const LONGEST_VERSION = 20
const DATE = 'yyyy-MM-dd'.length

/** Days to send beyond which nobody asks: a year. */
const MOST_DAYS = 366

/** Names of a product in cases. */
const MOST_NAMES = 20

/** People in a role of a report. */
const MOST_PEOPLE = 50

/** The most serious grade of the CTCAE. */
const MOST_GRADE = 5

const people = () => vine.array(vine.string().uuid()).maxLength(MOST_PEOPLE).distinct()

/** The fields of a setup as calls take them. */
export const askedSetup = () =>
  vine.object({
    product: aSaidText(LONGEST),
    productNames: vine.array(aSaidText(LONGEST)).maxLength(MOST_NAMES).distinct().optional(),
    birthDate: aPeriod().minLength(DATE),
    cycleYears: aNumber().in([...cycles]),
    daysToSend: aWholeNumber().range([1, MOST_DAYS]),
    ctcaeVersion: aText(LONGEST_VERSION),
    ctcaeLevel: aWholeNumber().range([1, MOST_GRADE]),
    language: vine.enum(['en', 'zh'] as const),
    meddraVersion: aText(LONGEST_VERSION),
    reference: aText(LONGEST),
    leadId: vine.string().uuid(),
    writerIds: people(),
    auditorIds: people(),
  })
