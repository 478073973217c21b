import { aReport } from '#tests/factories/a_report'
import { rewriteChain } from '#tests/factories/rewrite_chain'
import { bringCase } from '#tests/isolation/kit/case_ways'
import { has, owner, type Ready, thenTakeBack, unconfirmed } from '#tests/isolation/kit/ready'
import { defineRequests } from '#tests/isolation/kit/requests'

import { defaultProcess } from '#plugins/cases/process/owned_case_process'

const ended = defaultProcess.nodes.find(({ kind }) => kind === 'ended')!

/** People of it see all of its cases, for this route alone. */
const seesAll: Ready = async ({ scope: { projectId } }) => {
  const { rows } = await owner().rawQuery(grantSight, [projectId])
  const ids = rows.map(({ id }: { id: string }) => id)
  thenTakeBack(async () => owner().rawQuery(endSight, [ids]))
}

const grantSight = `update roles set permissions = array_append(permissions, 'SEE_ALL')
  where id in (select role_id from memberships where project_id = ?)
    and not 'SEE_ALL' = any(permissions) returning id`
const endSight = `update roles set permissions = array_remove(permissions, 'SEE_ALL')
  where id = any(?::uuid[])`

/** The case is theirs alone, and did not leave; once it is deleted others find it again. */
const madeByThem: Ready = async (_own, [caseId], _named, { identity }) => {
  const undelete = () =>
    owner()
      .from('cases')
      .where({ id: caseId! })
      .update({ removed_at: null, removed_by_name: null, removed_for: null })
  thenTakeBack(undelete)
  await undelete()
  await owner().transaction(async (trx) => {
    await trx.rawQuery('set local session_replication_role = replica')
    await trx.from('case_frozen_copies').where({ case_id: caseId! }).delete()
  })
  const { id: actor_id, name: actor_name } = identity.user
  await rewriteChain(`case:${caseId}`, { actor_id, actor_name })
}

/** The case has come to the end of its process: its next version may be opened. */
const archived: Ready = async (_own, [caseId]) => {
  await owner().from('cases').where({ id: caseId! }).update({ status: ended.key })
  await bringCase(caseId!, { node: ended.key, holder: null })
}

/** What the tests that walk all routes have to be told of those of this plugin. */
export default defineRequests({
  bodies: {
    'cases.create': () => aReport(),
    'cases.file': ({ caseId }) => ({ caseIds: [caseId], kind: 'csv' }),
    'cases.undo_creation': ({ revision = 1 }) => ({ revision, reason: 'It was a mistake' }),
    'cases.similar': () => aReport({ D_1: 'AB' }),
    'cases.follow_up': () => aReport(),
    'cases.versions.create': () => ({ kind: 'amendment', reason: 'It was a mistake' }),
  },
  files: {
    'cases.create_with_document': {
      ...{ field: 'document', name: 'own.txt', text: 'My own letter.\n' },
      beside: { content: JSON.stringify(aReport().content) },
    },
    'cases.documents.upload': { field: 'document', name: 'own.txt', text: 'My own letter.\n' },
  },
  whole: {
    'cases.numbering.change': () => ({ prefix: 'OWN-', digits: 6 }),
    'cases.pages.save': () => ({ content: {} }),
  },
  basedOn: {
    'cases.numbering.change': 'case_numbering',
    'cases.pages.save': 'cases',
  },
  before: {
    'tenancy.projects.close': async ({ scope }) =>
      owner().from('cases').where({ project_id: scope.projectId }).update({ status: ended.key }),
    'cases.copy': seesAll,
    'cases.follow_up': archived,
    'cases.versions.create': archived,
    'cases.undo_creation': madeByThem,
    'cases.pages.save': has(),
    'cases.documents.upload': has(),
    'cases.numbering.change': unconfirmed,
  },
  words: {
    // Pages of the case editor.
    page: ['patient', 'literature'],
    // A tab of a case that no plugin brings.
    tab: ['nowhere'],
  },
})
