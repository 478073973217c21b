import { inject } from '@adonisjs/core'

import type { Change } from '#kernel/changes/change'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { currentActor } from '#kernel/tenancy/actor'

import { type CaseLock, CaseLocks } from '#plugins/process/contract/case_locks'
import type { DefinedNode } from '#plugins/process/contract/definition'
import { isLocked, nodesToGoOn } from '#plugins/process/contract/lock'
import { standing as stands } from '#plugins/process/contract/standing'
import type { Holder, Step } from '#plugins/process/contract/step'
import { wording } from '#plugins/process/lang/server/wording'
import { type CaseWay, CaseWays, type HeldWay } from '#plugins/process/records/case_ways'
import { peopleFor, whoWorksNext } from '#plugins/process/records/who_works_next'

/** Locks follow from the steps of cases. */
@inject()
export default class StoredCaseLocks extends CaseLocks {
  constructor(private ways: CaseWays) {
    super()
  }

  async find(caseId: string): Promise<CaseLock | null> {
    return lockOf(await this.ways.get(caseId))
  }

  async lock(change: Change, caseId: string): Promise<CaseLock | null> {
    return lockOf(await this.ways.lock(change, caseId))
  }

  async unlock(
    change: Change,
    caseId: string,
    { node, reason }: { readonly node: string; readonly reason: string }
  ): Promise<void> {
    const way = await this.ways.lock(change, caseId)
    if (!isLocked(way.standing, way.definition)) {
      throw new kernelErrors.E_DATA_STATUS({ detail: isOpen })
    }
    const to = nodesToGoOn(way.standing, way.definition).find(({ key }) => key === node)
    if (!to) {
      const detail = wording('stored_case_locks.no_such_node', { node })
      throw new kernelErrors.E_PARAMETER({ detail })
    }
    const holder = await holderAt(change, way, to)
    await this.ways.take(change, way, { act: 'unlock', to: to.key, holder, reason })
  }
}

/** Whoever worked there last and still may, else as the project assigns there. */
async function holderAt(change: Change, way: HeldWay, to: DefinedNode): Promise<Holder | null> {
  const { steps, standing, definition, revision } = way
  const { userId, name } = currentActor()
  const unlocked: Step = {
    ...{ seq: standing.seq + 1, act: 'unlock', from: standing.node.key, to: to.key, holder: null },
    ...{ actor: userId === null ? null : { id: userId, name }, at: '', reason: null },
    ...{ revision, definition: definition.version },
  }
  const after = stands([...steps, unlocked], definition)
  const worker = standing.workers[to.key]
  const able = worker ? await peopleFor(change.trx, to, after) : []
  return able.find(({ id }) => id === worker?.id) ?? whoWorksNext(change.trx, to, after)
}

function lockOf({ caseId, standing, definition }: CaseWay): CaseLock | null {
  if (!isLocked(standing, definition)) return null
  const { node, seq } = standing
  const nodes = nodesToGoOn(standing, definition)
  return { caseId, node: namedOf(node), nodes: nodes.map(namedOf), seq }
}

const namedOf = ({ key, name }: DefinedNode) => ({ key, name })

const isOpen = wording('stored_case_locks.is_open')
