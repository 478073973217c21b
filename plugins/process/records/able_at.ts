import type { Reading } from '#kernel/database/database'
import { peopleWith } from '#kernel/people/people_with'

import { workAt } from '#plugins/process/contract/definition'

/** Ids of those who may work at each of these nodes and are not frozen. */
export async function ableAt(
  trx: Reading,
  nodes: readonly string[]
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const able = new Map<string, ReadonlySet<string>>()
  for (const key of nodes) {
    able.set(key, new Set((await peopleWith(trx, workAt(key))).map(({ id }) => id)))
  }
  return able
}
