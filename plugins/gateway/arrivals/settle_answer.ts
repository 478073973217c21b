import { inject } from '@adonisjs/core'

import { Changes } from '#kernel/changes/changes'
import { Database } from '#kernel/database/database'
import type { Words } from '#kernel/language/words'
import { type Actor, actAs, currentActor } from '#kernel/tenancy/actor'
import { allScopes } from '#kernel/tenancy/all_scopes'
import { systemIn } from '#kernel/tenancy/as_system'
import type { Scope } from '#kernel/tenancy/scope'

import type { Answer } from '#plugins/gateway/answers/acknowledgement'
import { type Match, matchAnswer } from '#plugins/gateway/arrivals/match_answer'
import { WriteAnswer } from '#plugins/gateway/arrivals/write_answer'
import type { ShownArrival } from '#plugins/gateway/contract/shown'
import { wording } from '#plugins/gateway/lang/server/wording'
import {
  type AnsweredSubmission,
  holdSubmission,
  selectByNumbers,
} from '#plugins/gateway/records/answered_submissions'
import {
  arrivalAct,
  type ArrivalRow,
  companyOfConnection,
  holdAcknowledgement,
  holdArrival,
  selectEarlier,
  settleArrival,
} from '#plugins/gateway/records/arrivals'

/** What became of one report that was answered. */
export interface SettledAnswer {
  readonly arrivalId: string
  readonly state: Exclude<ShownArrival['state'], 'set_aside'>
  readonly sentence: Words
  readonly submissionId: string | null
}

/** A submission that may be answered, and where it is. */
interface Found extends AnsweredSubmission {
  readonly scope: Scope
}

/**
 * Settles one report of an acknowledgement: writes it to its submission, or lets it wait for a person. The
 * same acknowledgement changes nothing a second time, and nothing makes a rejected report of an accepted one
 * but a person.
 */
@inject()
export class SettleAnswer {
  constructor(
    private changes: Changes,
    private database: Database,
    private writing: WriteAnswer
  ) {}

  async settle(arrival: ArrivalRow, answer: Answer): Promise<SettledAnswer> {
    const match = await this.#match(arrival, answer)
    const actor = actorFor(arrival, match)
    return actAs(actor, () =>
      this.changes.recordMany(async (open) => {
        const change = open(arrivalAct('read', arrival))
        change.inCompany(arrival.companyId)
        await holdAcknowledgement(change, arrival, answer)
        const held = await holdArrival(change.trx, arrival.id)
        if (held?.state !== 'received') return settledOf(held ?? arrival)
        const found = match.kind === 'one' ? match.submission : null
        const submission = found && (await holdSubmission(change.trx, found.id))
        const isContrary = submission?.state === 'accepted' && answer.result === 'rejected'
        const goesTo = isContrary ? null : submission
        const earlier = await selectEarlier(change, arrival, answer)
        const isRepeated = earlier.some(({ state, submissionId }) =>
          state === 'orphan' ? !goesTo : !submissionId || submissionId === submission?.id
        )
        const scope = found ? { scope: found.scope } : {}
        const outcome = isRepeated
          ? fate(arrival, 'repeated', wording('arrivals.repeated'))
          : goesTo
            ? fate(arrival, 'matched', matchedSentence(goesTo, answer), goesTo.id)
            : fate(arrival, 'orphan', orphanSentence(isContrary ? 'contrary' : match.kind, answer))
        if (outcome.state === 'matched') await this.writing.write(change, held, goesTo!, answer)
        const { state, sentence, submissionId } = outcome
        await settleArrival(change, held, {
          ...{ state, sentence, answer, ...scope },
          ...(submissionId && { submissionId }),
        })
        return outcome
      })
    )
  }

  /** Of an upload in the project at hand alone, else in those that the connection serves. */
  async #match(arrival: ArrivalRow, answer: Answer): Promise<Match<Found>> {
    const { connectionId } = arrival
    const found: Found[] = []
    for (const scope of await this.#scopesOf(arrival)) {
      const rows = await actAs(systemIn(scope), () =>
        this.database.read((trx) => selectByNumbers(trx, answer.numbers))
      )
      found.push(...rows.map((row) => ({ ...row, scope })))
    }
    return matchAnswer(answer, found, connectionId)
  }

  async #scopesOf({
    companyId,
    projectId,
    environment,
    connectionId,
  }: ArrivalRow): Promise<Scope[]> {
    if (projectId !== null && environment !== null) return [{ companyId, projectId, environment }]
    if (connectionId === null) return []
    const connection = await actAs(systemIn(), () =>
      this.database.readCompany((trx) => companyOfConnection(trx, connectionId))
    )
    return (await allScopes())
      .filter((scope) => scope.companyId === companyId && scope.environment === connection?.serves)
      .map(({ code: _, ...scope }) => scope)
  }
}

/** As whom it is written: as the person who brings it, else as the system, where it belongs. */
function actorFor({ projectId }: ArrivalRow, match: Match<Found>): Actor {
  if (projectId !== null) return currentActor()
  return systemIn(match.kind === 'one' ? match.submission.scope : undefined)
}

const fate = (
  { id }: ArrivalRow,
  state: SettledAnswer['state'],
  sentence: Words,
  submissionId: string | null = null
): SettledAnswer => ({ arrivalId: id, state, sentence, submissionId })

const settledOf = ({ id, state, sentence, submissionId }: ArrivalRow): SettledAnswer => ({
  arrivalId: id,
  state: state === 'received' || state === 'set_aside' ? 'repeated' : state,
  sentence,
  submissionId,
})

export function matchedSentence({ batchNumber }: AnsweredSubmission, answer: Answer): Words {
  const sentence = wording(`arrivals.matched_${answer.result ?? 'undecided'}`, {
    number: batchNumber,
  })
  return flagged(sentence, answer)
}

function orphanSentence(
  why: 'contrary' | Match<AnsweredSubmission>['kind'],
  answer: Answer
): Words {
  const numbers = answer.numbers.slice(0, 5)
  if (why === 'contrary') return wording('arrivals.contrary')
  if (why === 'several') return wording('arrivals.several', { numbers })
  if (why === 'other_way') return wording('arrivals.other_way', { numbers })
  const sentence =
    numbers.length > 0
      ? wording('arrivals.unknown', { numbers })
      : wording('arrivals.without_numbers')
  return flagged(sentence, answer)
}

/** One that does not hold what it has to is used all the same, and says so. */
function flagged(sentence: Words, { lacks }: Answer): Words {
  if (lacks.length === 0) return sentence
  const flag = wording('arrivals.lacks', { lacks })
  return { en: `${sentence.en} ${flag.en}`, zh: `${sentence.zh}${flag.zh}` }
}
