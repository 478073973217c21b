import db from '@adonisjs/lucid/services/db'

const owner = () => db.connection('owner')

interface Wanted {
  /** Key of a node; where it stands when absent. */
  readonly node?: string
  /** Id of a user; nobody when null. */
  readonly holder: string | null
  /** The holder has submitted it, and nobody has it since. */
  readonly isSubmitted?: true
}

/**
 * Brings a case to where somebody may do something with it: nothing is written of its way, which begins
 * where it stands (its first step is number 1). Tables of a plugin that is not installed are left alone.
 */
export async function bringCase(caseId: string, { node, holder, isSubmitted }: Wanted) {
  if (!(await owner().schema.hasTable('case_steps'))) return
  await owner().from('case_steps').where({ case_id: caseId }).delete()
  const cases = owner().from('cases').where({ id: caseId })
  await cases.update({
    ...{ owner_id: isSubmitted ? null : holder, owner_name: holder && 'Somebody' },
    ...(node && { status: node }),
  })
  if (!isSubmitted) return
  const { company_id, project_id, environment, revision } = await owner()
    .from('cases')
    .where({ id: caseId })
    .firstOrFail()
  const each = { case_id: caseId, company_id, project_id, environment, revision, definition: 1 }
  const actor = { actor_id: holder, actor_name: 'Somebody' }
  const held = { holder_id: holder, holder_name: 'Somebody' }
  await owner()
    .table('case_steps')
    .multiInsert([
      { ...each, ...actor, ...held, seq: 1, act: 'begin', from_node: null, to_node: 'ENTRY' },
      {
        ...{ ...each, ...actor, holder_id: null, holder_name: null, seq: 2, act: 'pass' },
        ...{ from_node: 'ENTRY', to_node: node },
      },
    ])
}
