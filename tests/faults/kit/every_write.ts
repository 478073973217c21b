import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'

import { openFailures } from '#tests/faults/kit/failing_commits'
import { goThroughProxy } from '#tests/faults/kit/through_proxy'
import { makeDice } from '#tests/isolation/kit/dice'
import { isShell, writes } from '#tests/isolation/kit/listed_routes'
import { told } from '#tests/isolation/kit/told'
import { type OwnRequest, ownRequests } from '#tests/isolation/kit/own_requests'
import type { Answer } from '#tests/isolation/kit/visitor'
import { makeWorld } from '#tests/isolation/kit/world'

/** How the commit of a write fails, and whether it stands then. */
const faults = { refused: false, killed: false, before: false, after: true } as const
export type Fault = keyof typeof faults
export const everyFault = Object.keys(faults) as Fault[]

/** Answers of the guards, which no fault of a commit gives. */
const isRefusal = ({ status, code }: Answer) => status === 200 && code !== undefined

const preview = 'it tells what another call would do'
const expiring =
  'what it writes is over by itself and leaves no line: in_transaction.spec and sessions.functional.spec'
const account = 'it is about the own account: broken_sign_in and broken_passwords.functional.spec'

/** Calls that leave no line in the trail here, and why. Any other one must meet each of its faults. */
const withoutLine: Readonly<Record<string, string>> = {
  'coding.synonym_uploads.preview': preview,
  'coding.list_uploads.preview': preview,
  'drugs.product_files.preview': preview,
  'drugs.lists.preview': preview,
  'cases.similar': 'it asks, and changes nothing',
  'coding.terms.match': 'it asks, and changes nothing',
  'listings.rows': 'it asks, and changes nothing',
  'cases.presence.say': expiring,
  'cases.presence.leave': expiring,
  'identity.session.renew': expiring,
  'identity.sessions.end': 'nobody can name the sessions of others',
  'tenancy.projects.enter': expiring,
  'identity.sign_in_code.create': 'no outside platform is set up',
  'identity.session.create': account,
  'identity.platform_session.create': account,
  'identity.password.change': account,
  'identity.password.reset': account,
  'tenancy.company.remove': 'a company with projects stays',
  'tenancy.companies.remove': 'a company with projects stays',
}

/** Files that leave, and whoever does, by GET, and stand in the trail. Any other GET leaves no line. */
const writesByGet = ['e2b.export', 'e2b.exports.download', 'identity.session.end']

/**
 * Lets the commit of every call that writes fail, and holds each answer against the trail: what is
 * answered as done stands there, and nothing else does.
 * @param faultsOf which faults the call of that name is put to, one after the other
 */
export async function failEveryWrite(
  client: ApiClient,
  faultsOf: (name: string) => readonly Fault[]
) {
  const world = await makeWorld(client, makeDice(1))
  const commits = await openFailures()
  const { proxy, goStraight } = await goThroughProxy()
  const problems: string[] = []
  const counts = { calls: 0, faults: 0, answeredDone: 0, lost: 0, invented: 0, withoutLine: 0 }

  const lines = async () => {
    const rows = db.connection('owner').from('audit_lines').whereNot({ act: 'access.refused' })
    return Number((await rows.count('* as n'))[0].n)
  }

  /** What one call has done to the project keeps no other one from writing there. */
  const reopenProject = () =>
    db
      .connection('owner')
      .from('projects')
      .where({ id: world.filled[0]!.scope.projectId })
      .update({ status: 'ongoing' })

  /** @returns how to send it, and how many lines the trail has had before */
  const about = async ({ visitor, addresses, prepare }: OwnRequest) => {
    // Whose session is over signs in again, which is another write.
    await visitor.ask(anyRead, '/api/cases')
    await reopenProject()
    return { send: await prepare(addresses[0] as never), before: await lines() }
  }

  const leavesNoLine = async (request: OwnRequest) => {
    const { send, before } = await about(request)
    await send()
    const written = (await lines()) - before
    if (written > 0) problems.push(`${request.route.name}: a GET that leaves a line`)
  }

  /** @returns whether the commit of the call was met by the fault */
  const tryOnce = async (request: OwnRequest, fault: Fault) => {
    const { send, before } = await about(request)
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
      problems.push(
        `${request.route.name}, ${fault}: ${answer.status}, ${written} lines, ${answer.text}`
      )
    return true
  }

  try {
    for await (const request of ownRequests(client, world)) {
      const { name } = request.route
      const isWrite = writes(request.route) || writesByGet.includes(name)
      if (isShell(request.route)) continue
      const chosen = faultsOf(name)
      if (isWrite) counts.calls++
      if (typeof request.addresses === 'string') {
        if (isWrite) problems.push(`${name}: ${request.addresses}`)
        continue
      }
      if (chosen.length === 0) continue
      if (!isWrite) {
        await leavesNoLine(request)
        continue
      }
      let isMet = false
      for (const fault of chosen) isMet = (await tryOnce(request, fault)) || isMet
      if (!isMet) counts.withoutLine++
      if (!isMet !== (name in withoutLine || name in told.neverDone))
        problems.push(`${name}: ${isMet ? 'leaves a line' : 'met no fault'}`)
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
