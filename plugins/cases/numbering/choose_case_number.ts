import { inject } from '@adonisjs/core'
import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'

import { Database } from '#kernel/database/database'
import { aTruth } from '#kernel/http/values'
import { FormSchemas } from '#kernel/case/forms/form_schemas'
import { currentScope } from '#kernel/tenancy/actor'

import type { ChosenNumber } from '#plugins/cases/contract'
import { caseErrors } from '#plugins/cases/errors'
import { checkCaseNumber } from '#plugins/cases/numbering/check_case_number'
import { readCaseNumbering } from '#plugins/cases/records/case_numbering_rows'

/** Signs of a case number at most. */
const MOST = 60

const ANSWERS = ['refuse', 'next', 'repeat'] as const satisfies ChosenNumber['whenTaken'][]

/** Why a number is refused, or asked about (2501). */
export const NUMBER_REASONS = ['format', 'otherNumbering', 'duplicateNumber'] as const

/** What may be said of the number of a new case. */
export const typedNumber = {
  caseNo: vine.string().maxLength(MOST).optional(),
  /** Said after being asked: the number may follow another numbering than the project's. */
  otherNumbering: aTruth().optional(),
  /** Said after being asked: `next` takes the next number, `repeat` puts it on both cases. */
  whenTaken: vine.enum(ANSWERS).optional(),
}

export type TypedNumber = {
  readonly [Name in keyof typeof typedNumber]?: Infer<(typeof typedNumber)[Name]>
}

/** Reads the number that somebody typed for a new case. */
@inject()
export default class ChooseCaseNumber {
  constructor(
    private database: Database,
    private forms: FormSchemas
  ) {}

  /**
   * Refuses with 2501 what is no case number (reason `format`), or follows another numbering than the
   * project's while nobody has confirmed that (reason `otherNumbering`).
   * @returns undefined when nothing was typed
   */
  async handle({ caseNo, otherNumbering, whenTaken = 'refuse' }: TypedNumber) {
    if (!caseNo) return undefined
    const numbering = await this.database.read((trx) => readCaseNumbering(trx, currentScope()))
    const findings = checkCaseNumber(this.forms.catalogue, caseNo, { numbering, isTaken: false })
    for (const { severity, rule, message: detail } of findings) {
      if (severity !== 'confirm')
        throw new caseErrors.E_CASE_NUMBER({ detail, rule, reason: 'format' })
      if (otherNumbering !== true)
        throw new caseErrors.E_CASE_NUMBER({ detail, rule, reason: 'otherNumbering' })
    }
    return { caseNo, whenTaken } satisfies ChosenNumber
  }
}
