import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'

import { openFailures } from '#tests/faults/kit/failing_commits'
import { goThroughProxy } from '#tests/faults/kit/through_proxy'
import { makeDice } from '#tests/isolation/kit/dice'
import { writes } from '#tests/isolation/kit/listed_routes'
import { type OwnRequest, ownRequests } from '#tests/isolation/kit/own_requests'
import type { Answer } from '#tests/isolation/kit/visitor'
import { makeWorld } from '#tests/isolation/kit/world'

/** How the commit of a write fails, and whether it stands then. */
const faults = { refused: false, killed: false, before: false, after: true } as const
export type Fault = keyof typeof faults
export const everyFault = Object.keys(faults) as Fault[]

/** Answers of the guards, which no fault of a commit gives. */
const isRefusal = ({ status, code }: Answer) => status === 200 && code !== undefined

/**
 * Lets the commit of every call that writes fail, and holds each answer against the trail: what is
 * answered as done stands there, and nothing else does.
 * @param faultsOf which faults the call at this place is put to, one after the other
 */
export async function failEveryWrite(
  client: ApiClient,
  faultsOf: (at: number) => readonly Fault[]
) {
  const world = await makeWorld(client, makeDice(1))
  const commits = await openFailures()
  const { proxy, goStraight } = await goThroughProxy()
  const problems: string[] = []
  const counts = { calls: 0, faults: 0, answeredDone: 0, lost: 0, invented: 0, withoutTrail: 0 }

  const lines = async () => {
    const rows = db.connection('owner').from('audit_lines').whereNot({ act: 'access.refused' })
    return Number((await rows.count('* as n'))[0].n)
  }

  /** @returns whether the commit of the call was met by the fault */
  const tryOnce = async ({ route, visitor, addresses, prepare }: OwnRequest, fault: Fault) => {
    // Whose session is over signs in again, which is another write.
    await visitor.ask(anyRead, '/api/cases')
    const send = await prepare(addresses[0] as never)
    const before = await lines()
    let isBroken = false
    if (fault === 'refused' || fault === 'killed') await commits.failNext(fault)
    else void proxy.breakNext(fault, 'write_audit_lines').then(() => (isBroken = true))
    const answer = await send()
    proxy.relent()
    const isMet = (await commits.relent()) || isBroken
    const written = (await lines()) - before
    if (!isMet || isRefusal(answer)) return false
    counts.faults++
    if (answer.isDone) counts.answeredDone++
    const isLost = answer.isDone && written === 0
    const isInvented = !answer.isDone && written > 0
    if (isLost) counts.lost++
    if (isInvented) counts.invented++
    if (isLost || isInvented || answer.isDone !== faults[fault])
      problems.push(`${route.name}, ${fault}: ${answer.status}, ${written} lines, ${answer.text}`)
    return true
  }

  try {
    for await (const request of ownRequests(client, world)) {
      if (!writes(request.route) || typeof request.addresses === 'string') continue
      const chosen = faultsOf(counts.calls++)
      if (chosen.length === 0) continue
      let isMet = false
      for (const fault of chosen) isMet = (await tryOnce(request, fault)) || isMet
      if (!isMet) counts.withoutTrail++
    }
  } finally {
    await goStraight()
    await commits.mend()
  }
  return { counts, problems }
}

const anyRead = {
  method: 'get',
  pattern: '',
  name: 'any',
  isPublic: false,
  takesFiles: false,
} as const
