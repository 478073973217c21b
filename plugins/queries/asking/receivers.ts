import { inject } from '@adonisjs/core'

import type { Change } from '#kernel/changes/change'
import { Database } from '#kernel/database/database'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { membersWith, type NamedMember } from '#kernel/people/members/members_with'
import { currentActor } from '#kernel/tenancy/actor'

import { CaseReading } from '#plugins/cases/contract/reading'
import { wording } from '#plugins/queries/lang/server/wording'
import { personAtHand } from '#plugins/queries/reading/person_at_hand'
import { ownerOf } from '#plugins/queries/records/list_queries'

/** Who may be asked, and who is proposed. */
export interface Offered {
  readonly people: readonly NamedMember[]
  /** Whom the case is assigned to; null where that is nobody who may be asked. */
  readonly proposed: string | null
}

/** The people of the project who may be asked: those who may reply, without the one who asks. */
@inject()
export class Receivers {
  constructor(
    private database: Database,
    private reading: CaseReading
  ) {}

  /** Refuses with 2604 a case that the project does not have. */
  async offer(caseId: string): Promise<Offered> {
    personAtHand()
    const { id } = await this.reading.get(caseId)
    return this.database.read(async (trx) => {
      const people = others(await membersWith(trx, 'CASE_QUERY'))
      const owner = await ownerOf(trx, id)
      return { people, proposed: people.some((one) => one.id === owner) ? owner : null }
    })
  }

  /** The one of that id; refuses with 1005 whoever cannot be asked. */
  async get({ trx }: Change, id: string): Promise<NamedMember> {
    const found = others(await membersWith(trx, 'CASE_QUERY')).find((one) => one.id === id)
    if (!found) throw new kernelErrors.E_DATA_NOT_FOUND({ detail: cannotReply })
    return found
  }
}

const others = (people: readonly NamedMember[]) =>
  people.filter(({ id }) => id !== currentActor().userId)

const cannotReply = wording('receivers.cannot_reply')
