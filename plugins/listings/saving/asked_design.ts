import vine from '@vinejs/vine'

import { aSaidText, aWholeNumber } from '#kernel/http/values'

import { askedAnyRow, askedConditions } from '#plugins/cases/contract/takes_conditions'
import {
  cellFormats,
  columnKinds,
  grains,
  MOST_COLUMNS,
  MOST_SPREAD,
} from '#plugins/listings/contract/design'

const element = () => vine.string().maxLength(60)
const key = () => vine.string().regex(/^[a-z0-9_-]{1,40}$/i)
const title = () => vine.object({ en: aSaidText(120), zh: aSaidText(120) })
const values = () => vine.array(vine.string().maxLength(200)).maxLength(50)

const source = () =>
  vine.object({
    of: vine.enum(columnKinds),
    element: element().optional(),
    to: element().optional(),
    elements: vine.array(element()).minLength(1).maxLength(10).optional(),
    separator: vine.string().maxLength(10).optional(),
    column: vine.string().maxLength(60).optional(),
    level: vine.enum(['pt', 'soc'] as const).optional(),
    only: vine.object({ element: element(), values: values() }).optional(),
    spread: vine
      .object({
        count: aWholeNumber().range([1, MOST_SPREAD]),
        which: vine.enum(['oldest', 'newest'] as const),
      })
      .optional(),
    branches: vine
      .array(vine.object({ element: element(), values: values(), then: title() }))
      .maxLength(10)
      .optional(),
    otherwise: title().optional(),
  })

/** What calls take for a design. */
export const askedDesign = () =>
  vine.object({
    grain: vine.enum(grains),
    columns: vine
      .array(
        vine.object({
          key: key(),
          source: source(),
          title: title().optional(),
          width: aWholeNumber().range([4, 120]),
          format: vine.enum(cellFormats),
        })
      )
      .maxLength(MOST_COLUMNS),
    question: vine.object({ conditions: askedConditions(), anyRow: askedAnyRow() }),
    sort: vine
      .array(vine.object({ column: key(), order: vine.enum(['asc', 'desc'] as const) }))
      .maxLength(5),
    group: key().nullable(),
  })
