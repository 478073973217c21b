import vine from '@vinejs/vine'

import { kernelErrors } from '#kernel/errors/kernel_errors'

import { reportParameters } from '#plugins/reports/counting/takes_parameters'
import { wording } from '#plugins/reports/lang/server/wording'

const LONGEST = 2000

const cell = vine.compile(
  vine.object({
    /** Key of a report, or id of a kept run. */
    report: vine.string().maxLength(60).optional(),
    run: vine.string().uuid().optional(),
    parameters: vine.object(reportParameters()).optional(),
    part: vine.string().maxLength(60),
    row: vine.array(vine.string().maxLength(LONGEST).nullable()).maxLength(2),
    /** A list of one: what is unknown is null. */
    column: vine.array(vine.string().maxLength(LONGEST).nullable()).maxLength(1).optional(),
  })
)

/** A number of a report as it stands in a parameter; refuses with 2017 what is none. */
export async function readCell(parameter: string) {
  const read = await cell.validate(parsed(parameter)).catch(() => {
    throw notACell()
  })
  const { column, run, report, ...place } = read
  if ((run === undefined) === (report === undefined)) throw notACell()
  return {
    run,
    report: report ?? '',
    parameters: place.parameters ?? {},
    place: {
      part: place.part,
      row: place.row,
      ...(column?.length === 1 && { column: column[0]! as string | null }),
    },
  }
}

function parsed(parameter: string): unknown {
  try {
    return JSON.parse(parameter)
  } catch {
    throw notACell()
  }
}

export const notACell = () =>
  new kernelErrors.E_PARAMETER({ detail: wording('refusals.not_a_cell') })
