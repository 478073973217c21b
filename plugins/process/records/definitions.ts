import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

import type { Change } from '#kernel/changes/change'
import { currentActor, currentScope } from '#kernel/tenancy/actor'

import type { Definition, DefinedNode } from '#plugins/process/contract/definition'
import type { ProcessSetup } from '#plugins/process/contract/definition'
import { defaultDefinition, defined } from '#plugins/process/definition/default_definition'

interface DefinitionRow {
  readonly version: number
  readonly setup: ProcessSetup
}

const rows = (trx: TransactionClientContract) => {
  const { projectId, environment } = currentScope()
  return trx.from('process_definitions').where({ project_id: projectId, environment })
}

/** With which new cases of the current scope begin. */
export async function currentDefinition(trx: TransactionClientContract): Promise<Definition> {
  const row: DefinitionRow | null = await rows(trx).orderBy('version', 'desc').first()
  return row ? defined(row.setup, row.version) : defaultDefinition
}

/** One version of the current scope. Throws for one that it never had. */
export async function definitionOf(
  trx: TransactionClientContract,
  version: number
): Promise<Definition> {
  if (version === defaultDefinition.version) return defaultDefinition
  const row: DefinitionRow = await rows(trx).where({ version }).firstOrFail()
  return defined(row.setup, row.version)
}

/** All versions that the process of the current scope has had, the latest first. */
export async function allDefinitions(
  trx: TransactionClientContract
): Promise<readonly Definition[]> {
  const saved: DefinitionRow[] = await rows(trx).orderBy('version', 'desc')
  return [...saved.map(({ setup, version }) => defined(setup, version)), defaultDefinition]
}

/**
 * The nodes at which cases of the current scope may stand: those of its process in their order, then
 * those that earlier versions of it had, at which cases that began with them still stand.
 */
export async function knownNodes(trx: TransactionClientContract): Promise<readonly DefinedNode[]> {
  return inOrder(await allDefinitions(trx))
}

function inOrder(versions: readonly Definition[]): DefinedNode[] {
  const known = new Map<string, DefinedNode>()
  for (const { nodes } of versions)
    for (const node of nodes) if (!known.has(node.key)) known.set(node.key, node)
  return [...known.values()]
}

/** Two who set the process of the current scope up at once take turns. */
export async function lockDefinition({ trx }: Change): Promise<void> {
  const { projectId, environment } = currentScope()
  const name = `process:${projectId}:${environment}`
  await trx.rawQuery('select pg_advisory_xact_lock(hashtext(?))', [name])
}

/** Writes the next version of the process of the current scope. */
export async function addDefinition(
  change: Change,
  id: string,
  version: number,
  setup: ProcessSetup
): Promise<void> {
  const { companyId, projectId, environment } = currentScope()
  await change.trx.table('process_definitions').insert({
    ...{ id, company_id: companyId, project_id: projectId, environment, version },
    ...{ setup: JSON.stringify(setup), saved_by_name: currentActor().name },
  })
}
