import { randomInt } from 'node:crypto'

import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

import { peopleWith } from '#kernel/people/people_with'
import { currentScope } from '#kernel/tenancy/actor'

import { type DefinedNode, workAt } from '#plugins/process/contract/definition'
import type { Standing } from '#plugins/process/contract/standing'
import { hasWorkedBefore } from '#plugins/process/contract/standing'
import type { Holder } from '#plugins/process/contract/step'
import { processErrors } from '#plugins/process/errors'

/** Who may work on a case at a node: those with the right who are not frozen, nor kept from it. */
export async function peopleFor(
  trx: TransactionClientContract,
  node: DefinedNode,
  standing: Standing
): Promise<Holder[]> {
  const there = { ...standing, node }
  const able = await peopleWith(trx, workAt(node.key))
  return able.filter(({ id }) => !hasWorkedBefore(there, id))
}

/**
 * Who has a case that comes to a node, as the project assigns there; null where somebody claims it.
 * Refuses with 30017 where nobody can take it.
 * @param standing of the case, its last worker included
 */
export async function whoWorksNext(
  trx: TransactionClientContract,
  node: DefinedNode,
  standing: Standing
): Promise<Holder | null> {
  const { assignment = 'claimed', assignee } = node
  if (node.kind === 'ended' || assignment === 'claimed') return null
  const able = await peopleFor(trx, node, standing)
  const found =
    assignment === 'named'
      ? able.find(({ id }) => id === assignee)
      : assignment === 'random'
        ? able[randomInt(Math.max(able.length, 1))]
        : await leastLoaded(trx, able)
  if (!found) throw new processErrors.E_NOBODY_TO_ASSIGN()
  return found
}

/** Who has the fewest cases of the project; the first of several who have as few. */
export async function leastLoaded(
  trx: TransactionClientContract,
  people: readonly Holder[]
): Promise<Holder | undefined> {
  const loads = await loadsOf(trx, people)
  const load = ({ id }: Holder) => loads.get(id) ?? 0
  return people.toSorted((a, b) => load(a) - load(b))[0]
}

/** How many open cases of the project people have, by their ids; who has none is not there. */
export async function loadsOf(
  trx: TransactionClientContract,
  people: readonly Holder[]
): Promise<ReadonlyMap<string, number>> {
  const { projectId, environment } = currentScope()
  const rows: { holder_id: string; n: string }[] = await trx
    .from('case_tasks')
    .where({ project_id: projectId, environment })
    .whereIn(
      'holder_id',
      people.map(({ id }) => id)
    )
    .groupBy('holder_id')
    .select('holder_id')
    .count('* as n')
  return new Map(rows.map(({ holder_id: id, n }) => [id, Number(n)]))
}
