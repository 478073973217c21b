import { inject } from '@adonisjs/core'

import { Database } from '#kernel/database/database'
import { kernelErrors } from '#kernel/errors/kernel_errors'

import type { CaseRecord } from '#plugins/cases/contract'
import { identifiersOf, isOwnIdentifier } from '#plugins/cases/contract/identifiers'
import { CaseReading } from '#plugins/cases/contract/reading'
import { wording } from '#plugins/gateway/lang/server/wording'
import { submissionsAt } from '#plugins/gateway/records/latest_submissions'

/** The numbers of cases that were nullified at a destination: no other case goes there under them. */
@inject()
export class NullifiedNumbers {
  constructor(
    private reading: CaseReading,
    private database: Database
  ) {}

  /**
   * Refuses with 3000 a case whose own number (C.1.1, C.1.8.1) is one of another case that was nullified
   * there: ICH E2B(R3) lets what was nullified be reported again only under new numbers.
   */
  async refuse({ id, content }: CaseRecord, destinationId: string): Promise<void> {
    const own = identifiersOf(content).filter(({ element }) => isOwnIdentifier(element))
    const found = await this.reading.findByIdentifiers([...new Set(own.map(({ value }) => value))])
    const others = found.filter(({ caseId, element }) => caseId !== id && isOwnIdentifier(element))
    for (const { caseId, caseNo, value } of others) {
      const there = await this.database.read((trx) => submissionsAt(trx, caseId, destinationId))
      const isNullified = there.some(
        ({ state, versionKind }) => state === 'accepted' && versionKind === 'nullification'
      )
      if (!isNullified) continue
      const detail = wording('again.number_of_nullified', { number: value, caseNo })
      throw new kernelErrors.E_NO_REPEAT_SUBMIT({ detail })
    }
  }
}
