import { inject } from '@adonisjs/core'

import { Changes } from '#kernel/changes/changes'
import type { CaseContent } from '#kernel/content/case_content'
import { type Leaf, valueOf } from '#kernel/content/leaf'
import { newId } from '#kernel/database/new_id'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { FormSchemas } from '#kernel/forms/form_schemas'
import { createOnce } from '#kernel/http/idempotency/create_once'

import { CaseRecords } from '#plugins/cases/contract'
import { wording } from '#plugins/cases/lang/server/wording'
import ChooseCaseNumber, { type TypedNumber } from '#plugins/cases/numbering/choose_case_number'
import { refuseWrongShape } from '#plugins/cases/editing/refuse_wrong_shape'

export interface CreateCaseInput extends TypedNumber {
  /** C.1.3 */
  readonly reportType?: unknown
  /** C.1.4 */
  readonly firstReceived?: unknown
  /** C.2.r.3 of the primary source */
  readonly country?: unknown
  /** Told by the client, so that a repeated request makes one case. */
  readonly idempotencyKey?: string
}

const ACT = 'case.created'

/** Makes a case with the least that one begins with. */
@inject()
export default class CreateCase {
  constructor(
    private records: CaseRecords,
    private changes: Changes,
    private forms: FormSchemas,
    private choose: ChooseCaseNumber
  ) {}

  /**
   * Refuses with 2017 what has a wrong shape or leaves out report type or date of first receipt,
   * with 2501 a number that cannot be taken or must be asked about.
   */
  async handle({ idempotencyKey: key, ...request }: CreateCaseInput) {
    const content = refuseWrongShape(this.forms, 'case', contentOf(request))
    if (!says(content.C_1_3) || !says(content.C_1_4)) {
      throw new kernelErrors.E_PARAMETER({ detail: needed })
    }
    const number = await this.choose.handle(request)
    return createOnce(this.changes, ACT, { key, request }, async (open) => {
      const [made] = await this.records.create(open, [{ act: ACT, content, number }])
      return made
    })
  }
}

function contentOf({ reportType, firstReceived, country }: CreateCaseInput): CaseContent {
  const source = { id: newId(), C_2_r_3: country as Leaf, C_2_r_5: '1' }
  return {
    ...(reportType !== undefined && { C_1_3: reportType as Leaf }),
    ...(firstReceived !== undefined && { C_1_4: firstReceived as Leaf }),
    ...(country !== undefined && { C_2_r: [source] }),
  }
}

function says(leaf: unknown): boolean {
  const value = valueOf(leaf)
  return value !== undefined && value !== ''
}

const needed = wording('create_case.needed')
