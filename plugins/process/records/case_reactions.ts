import app from '@adonisjs/core/services/app'

import type { Change } from '#kernel/changes/change'
import { insertRows } from '#kernel/changes/insert_rows'
import { currentActor, currentScope } from '#kernel/tenancy/actor'

import type { CaseRecord } from '#plugins/cases/contract'
import { actsByHand } from '#plugins/cases/contract/guards'
import type { CaseFacts, CaseReaction } from '#plugins/cases/contract/reactions'
import { corrections } from '#plugins/process/quality/corrections_reaction'
import { CaseWays } from '#plugins/process/records/case_ways'
import { currentDefinition, knownNodes } from '#plugins/process/records/definitions'

/**
 * A new case begins with whoever made it, a later version of one that has ended with whoever opened it. Who changes by hand one that nobody has claims it with that. A
 * deleted case has no task, a restored one that has not ended has one again.
 */
const reaction: CaseReaction = {
  async made(made) {
    const { change } = made[0]!
    const { version: definition } = await currentDefinition(change.trx)
    const begun = made.map(({ after }) => ({ ...after, since: after.at }))
    const steps = begun.map((each) => ({ ...firstStep(each), definition }))
    await insertRows(change, 'case_steps', currentScope(), stepColumns, steps)
    await insertRows(change, 'case_tasks', currentScope(), taskColumns, begun.map(taskOf))
    const standings = begun.map(standingOf)
    await insertRows(change, 'case_standings', currentScope(), standingColumns, standings)
  },
  revised: ({ change, before, after }) =>
    after.version > before.version ? beginVersion(change, after) : claimByHand(change, after.id),
  documentAdded: ({ change, before }) => claimByHand(change, before.id),
  async deleted({ change, before }) {
    await change.trx.from('case_tasks').where({ case_id: before.id }).delete()
  },
  async restored({ change, after }) {
    if (await hasEnded(change, after.status)) return
    const task = taskOf({ ...after, since: after.updatedAt })
    await insertRows(change, 'case_tasks', currentScope(), taskColumns, [task])
  },
}

/** A case that has ended is on its way again; one that has not goes on as what it is now. */
async function beginVersion(change: Change, { id, versionKind }: CaseRecord): Promise<void> {
  const ways = await app.container.make(CaseWays)
  const way = await ways.ofLocked(change, id)
  if (versionKind === 'first' || !way.standing.isEnded) return
  await ways.beginVersion(change, way, versionKind)
}

/** The guard has let it pass: nobody has the case, or whoever acts, or it has ended. */
async function claimByHand(change: Change, caseId: string): Promise<void> {
  const { userId, name } = currentActor()
  if (!actsByHand.includes(change.act.name) || userId === null) return
  const ways = await app.container.make(CaseWays)
  const way = await ways.ofLocked(change, caseId)
  const { isEnded, holder, node } = way.standing
  if (isEnded || holder !== null) return
  const here = { id: userId, name }
  await ways.take(change, way, { act: 'claim', to: node.key, holder: here, reason: null })
}

/** A case, and since when it stands where it is. */
type Begun = CaseFacts & { readonly since: string }

const stepColumns = [
  ...['case_id', 'seq', 'act', 'to_node', 'actor_id', 'actor_name', 'holder_id', 'holder_name'],
  ...['revision', 'definition', 'at'],
]

const firstStep = ({ id, status, owner, revision, since }: Begun) => ({
  ...{ case_id: id, seq: 1, act: 'begin', to_node: status, revision, at: since },
  ...{ actor_id: owner?.id ?? null, actor_name: owner?.name ?? null },
  ...held(owner),
})

const taskColumns = ['case_id', 'node', 'holder_id', 'holder_name', 'since']

const taskOf = ({ id, status, owner, since }: Begun) => ({
  ...{ case_id: id, node: status, since },
  ...held(owner),
})

const standingColumns = ['case_id', 'creator_name', 'since']

const standingOf = ({ id, owner, since }: Begun) => ({
  ...{ case_id: id, creator_name: owner?.name ?? null, since },
})

const held = (owner: Begun['owner']) => ({
  holder_id: owner?.id ?? null,
  holder_name: owner?.name ?? null,
})

const hasEnded = async ({ trx }: Change, status: string) =>
  (await knownNodes(trx)).some(({ key, kind }) => key === status && kind === 'ended')

export default [reaction, corrections]
