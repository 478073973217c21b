import { randomUUID } from 'node:crypto'

import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'

import { actAs } from '#kernel/tenancy/actor'
import { actorIn } from '#tests/factories/as_actor'
import { rewriteChain } from '#tests/factories/rewrite_chain'
import type { Body } from '#tests/isolation/kit/bodies'
import { bringCase } from '#tests/isolation/kit/case_ways'
import type { ListedRoute } from '#tests/isolation/kit/listed_routes'
import type { Visitor } from '#tests/isolation/kit/visitor'
import { putInUse } from '#tests/coding/put_in_use'
import { putDrugsInUse } from '#tests/drugs/put_in_use'
import type { Filled } from '#tests/isolation/kit/world'
import { defaultProcess } from '#plugins/cases/process/owned_case_process'
import ExportCase from '#plugins/e2b/exchange/export_case'

const account = 'it is about the own account and names no row; its own spec shows it'

/** Writes that nobody here does, and why. Whatever else is not done fails the test. */
export const neverDone: Readonly<Record<string, string>> = {
  'identity.session.create': 'every visitor signs in with it, with the right password',
  'identity.platform_session.create': 'every visitor of the platform is signed in already',
  'identity.sign_in_code.create': 'no outside platform is set up',
  'identity.password.change': account,
  'identity.password.replace_expired': account,
  'identity.password.reset': account,
  'tenancy.companies.remove': 'a company with projects stays; its own spec deletes one without',
  'tenancy.company.remove': 'a company with projects stays; its own spec deletes one without',
}

const owner = () => db.connection('owner')

type Ready = (
  own: Filled,
  ids: readonly string[],
  named: Body,
  visitor: Visitor
) => Promise<unknown>

const placesOf = ({ scope: { projectId: project_id, environment } }: Filled) =>
  owner().from('coded_places').where({ project_id, environment })

const withoutProjects =
  (table: string): Ready =>
  async ({ scope }: Filled) =>
    owner().from(table).where({ project_id: scope.projectId }).delete()

const isMember: Ready = async ({ scope }, [userId], { roleId }) =>
  owner().rawQuery(
    `insert into memberships (user_id, project_id, role_id) values (?, ?, ?) on conflict do nothing`,
    [userId!, scope.projectId, String(roleId)]
  )

const heldByNobody: Ready = async (_, ids) =>
  owner()
    .from('memberships')
    .whereIn('role_id', [...ids])
    .delete()

/** Nobody has confirmed the configuration, which would hold it fast. */
const unconfirmed: Ready = async ({ scope }) =>
  owner().from('confirmed_configurations').where({ project_id: scope.projectId }).delete()

const confirmed: Ready = async ({ scope: { companyId, projectId, environment } }) =>
  owner().rawQuery(
    `insert into confirmed_configurations (company_id, project_id, environment, confirmed_by_name)
     values (?, ?, ?, 'Somebody') on conflict do nothing`,
    [companyId, projectId, environment]
  )

let inUse: Promise<void> | undefined
/** A dictionary whose terms synonyms may lead to. */
const dictionary: Ready = () => (inUse ??= putInUse('91.1', '98.1'))

/** Words that nobody has coded yet, and a dictionary to code them by. */
const openPlaces: Ready = async (...asked) => {
  await dictionary(...asked)
  await placesOf(asked[0]).update({ verbatim: 'own words', key: 'ownwords', code: null })
}

let drugsInUse: Promise<unknown> | undefined

const unconfirmedDictionary: Ready = async (...asked) => {
  await dictionary(...asked)
  await unconfirmed(...asked)
}

/** Rows of these ids stand at this place of their life. */
const standing =
  (table: string, status: string, column = 'status'): Ready =>
  async (_, ids) =>
    owner()
      .from(table)
      .whereIn('id', [...ids])
      .update({ [column]: status })

/** The batches are exports by which a case has left, as whoever sees all of it. */
const exported: Ready = async ({ scope }, ids, named) => {
  const caseId = String(named.caseId)
  const exporting = await app.container.make(ExportCase)
  const reason = 'It is asked for'
  await actAs(actorIn(scope, 'SEE_ALL'), () => exporting.handle(caseId, { reason }))
  const copies = owner().from('case_frozen_copies').where({ case_id: caseId })
  const { id: made } = await copies.orderBy('created_at', 'desc').firstOrFail()
  const { companyId: company_id, projectId: project_id, environment } = scope
  const tenant = { company_id, project_id, environment }
  const item = { ...tenant, position: 1, subject: caseId, state: 'done', verdict: 'incomplete' }
  for (const batch_id of ids) {
    const done = { kind: 'e2b.export', state: 'done', ended_at: new Date() }
    await owner().from('batches').where({ id: batch_id }).update(done)
    await owner()
      .table('batch_items')
      .insert({ ...item, id: randomUUID(), batch_id, made })
  }
}

/** Takes back what the route before was made ready with, where it would stand in the way of others. */
let takeBack: (() => Promise<unknown>) | undefined

/** People of it see all of its cases, for this route alone. */
const seesAll: Ready = async ({ scope: { projectId } }) => {
  const { rows } = await owner().rawQuery(grantSight, [projectId])
  const ids = rows.map(({ id }: { id: string }) => id)
  takeBack = async () => owner().rawQuery(endSight, [ids])
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
  takeBack = undelete
  await undelete()
  await owner().transaction(async (trx) => {
    await trx.rawQuery('set local session_replication_role = replica')
    await trx.from('case_frozen_copies').where({ case_id: caseId! }).delete()
  })
  const { id: actor_id, name: actor_name } = identity.user
  await rewriteChain(`case:${caseId}`, { actor_id, actor_name })
}

/** Two calls delete the same row: one of them after the other. */
const deletedByNobody =
  (table: string): Ready =>
  async (_, ids) =>
    owner()
      .from(table)
      .whereIn('id', [...ids])
      .update({ removed_at: null })

/** The visitor has the case, at this node or where it stands. */
const has =
  (node?: string): Ready =>
  async (_own, [caseId], _named, { identity }) =>
    bringCase(caseId!, { node, holder: identity.user.id })

const administersProject = `insert into memberships (user_id, project_id, role_id)
  select ?, ?, id from roles where code = 'PRO_ADMIN' and built_in
  on conflict (user_id, project_id) do update set role_id = excluded.role_id`

/** Somebody of the project may do everything there. */
const isAdministrator: Ready = async ({ scope }, _ids, { userId }) => {
  await owner()
    .from('users')
    .where({ id: String(userId) })
    .update({ status: 'active' })
  await owner().rawQuery(administersProject, [String(userId), scope.projectId])
}

/** They have no tasks, which would keep them. */
const isIdle: Ready = async (_, ids) => {
  if (!(await owner().schema.hasTable('case_tasks'))) return
  await owner()
    .from('case_tasks')
    .whereIn('holder_id', [...ids])
    .delete()
}

const isIdleMember: Ready = async (...asked) => {
  await isMember(...asked)
  await isIdle(...asked)
}

/** A query stands so, and the visitor has a part in it. */
const queryAs =
  (part: 'sender_id' | 'receiver_id', row: object): Ready =>
  async (_own, _ids, { queryId }, { identity }) =>
    owner()
      .from('queries')
      .where({ id: String(queryId) })
      .update({ [part]: identity.user.id, ...row })

const isSent = { status: 'sent', draft: null, sent_at: new Date() } as const
const isDraft = { status: 'draft', draft: 'own words', sent_at: null } as const

const ended = defaultProcess.nodes.find(({ kind }) => kind === 'ended')!

/** What must be so before the owners of a row may do it. One line for each such route. */
const before: Readonly<Record<string, Ready>> = {
  'tenancy.projects.close': async ({ scope }) =>
    owner().from('cases').where({ project_id: scope.projectId }).update({ status: ended.key }),
  'tenancy.projects.restart': standing('projects', 'closed'),
  'people.users.unfreeze': standing('users', 'frozen'),
  'people.administrators.unfreeze': standing('users', 'frozen'),
  'cases.copy': seesAll,
  'cases.undo_creation': madeByThem,
  'cases.pages.save': has(),
  'cases.documents.upload': has(),
  'process.way.pass': has('ENTRY'),
  'process.way.return': has('QUALITY'),
  'process.way.recall': async (_own, [caseId], _named, { identity }) =>
    bringCase(caseId!, { node: 'QUALITY', holder: identity.user.id, isSubmitted: true }),
  'process.way.claim': async (_own, [caseId]) =>
    bringCase(caseId!, { node: 'ENTRY', holder: null }),
  'process.way.transfer': async (...asked) => {
    await bringCase(asked[1][0]!, { node: 'ENTRY', holder: null })
    await isAdministrator(...asked)
  },
  'news.upgrades.remove': deletedByNobody('upgrades'),
  'e2b.exports.problems': exported,
  'e2b.exports.download': exported,
  'e2b.imports.decide': async (_, ids) => {
    await owner()
      .from('batches')
      .whereIn('id', [...ids])
      .update({ kind: 'e2b.import' })
    await owner()
      .from('batch_items')
      .whereIn('id', [...ids])
      .update({ state: 'undecided' })
  },
  'people.members.create': async ({ scope }, _ids, { userId }) =>
    owner().from('memberships').where({ project_id: scope.projectId, user_id: userId }).delete(),
  'configuration.copy.run': unconfirmed,
  'configuration.copy.company': unconfirmed,
  'configuration.confirm': unconfirmed,
  'configuration.cancel': confirmed,
  'cases.numbering.change': unconfirmed,
  'settings.change': unconfirmed,
  'people.members.change': isMember,
  'people.members.remove': isIdleMember,
  'people.users.remove': isIdle,
  'access.roles.change': heldByNobody,
  'access.roles.remove': heldByNobody,
  'organisation.drug_references.change': async (_, ids) =>
    owner()
      .from('drug_references')
      .whereIn('id', [...ids])
      .update({ market: 'CN' }),
  'coding.releases.act': async (_, ids) =>
    owner()
      .from('dictionary_releases')
      .whereIn('id', [...ids])
      .update({ state: 'imported' }),
  'drugs.lists.act': async (_, ids) =>
    owner()
      .from('standard_lists')
      .whereIn('id', [...ids])
      .update({ state: 'retired' }),
  'coding.coding_synonyms.create': dictionary,
  'coding.coding_synonyms.change': dictionary,
  'coding.synonym_uploads.take_over': dictionary,
  'coding.learned.decide': async ({ scope: { projectId: project_id, environment } }) => {
    const place = { project_id, environment }
    const words = { verbatim: 'own words', key: 'ownwords', code: 90_100_004 }
    await owner().from('coded_places').where(place).update(words)
  },
  'coding.synonyms.decide': async (_own, _ids, { codingSynonymId }) =>
    owner()
      .from('coding_synonyms')
      .where({ id: String(codingSynonymId) })
      .update({ code: '90100004', state: 'approved' }),
  'coding.list_uploads.take_over': dictionary,
  'coding.coding_synonym_lists.remove': async (_, ids) =>
    owner()
      .from('coding_synonym_lists')
      .whereIn('id', [...ids])
      .update({ state: 'prepared' }),
  'coding.review.put_aside': async ({ scope: { projectId: project_id, environment } }) =>
    owner()
      .from('coded_places')
      .where({ project_id, environment })
      .update({ verbatim: 'own words', key: 'ownwords', code: null }),
  'batches.cancel': async (_, ids) =>
    owner()
      .from('batches')
      .whereIn('id', [...ids])
      .update({ state: 'waiting' }),
  'coding.runs.take_back': async (_, ids) => {
    await owner()
      .from('batches')
      .whereIn('id', [...ids])
      .update({
        asked: { kind: 'assign', key: 'own', verbatim: 'own', code: 90_100_004 },
        state: 'done',
      })
    await owner()
      .from('coding_runs')
      .whereIn('id', [...ids])
      .update({ taken_back_by: null })
  },
  'coding.terms.match': dictionary,
  'coding.recoding.impact': dictionary,
  'drugs.whodrug.show': () => (drugsInUse ??= putDrugsInUse('2000-03')),
  'coding.runs.autocode': openPlaces,
  'coding.runs.assign': openPlaces,
  'coding.runs.recode': async (...all) => {
    await dictionary(...all)
    await placesOf(all[0]).update({ code: 90_100_004, version: '98.0' })
  },
  'coding.version.change': unconfirmedDictionary,
  'queries.create': isAdministrator,
  'queries.change': async (...asked) => {
    await isAdministrator(...asked)
    await queryAs('sender_id', isDraft)(...asked)
  },
  'queries.add': queryAs('receiver_id', isSent),
  'queries.close': queryAs('sender_id', isSent),
  'queries.show': queryAs('sender_id', isSent),
  'queries.existence': queryAs('sender_id', isSent),
  'queries.mail.again': async (...asked) => {
    await queryAs('sender_id', isSent)(...asked)
    await standing('query_mails', 'sent', 'state')(...asked)
  },
  'organisation.sponsors.remove': withoutProjects('sponsor_projects'),
  'organisation.servers.remove': withoutProjects('server_projects'),
  'organisation.drugs.remove': withoutProjects('drug_projects'),
}

/** The case as it stands by now. */
async function revisionOf(caseId: string): Promise<Body> {
  const { revision } = await owner().from('cases').where({ id: caseId }).firstOrFail()
  return { revision }
}

/** Takes back what the last request was made ready by, so that rows are as others left them. */
export async function takeBackLast(): Promise<void> {
  await takeBack?.()
  takeBack = undefined
}

/** Writes that do nothing until a preview of them was seen. */
const previewed = ['configuration.copy.run', 'configuration.copy.company']

/**
 * Brings about what a write waits for. @returns what its body says beside the rest
 * @param whole what the body says by itself
 */
export async function makeReady(
  route: ListedRoute,
  visitor: Visitor,
  own: Filled,
  ids: readonly string[],
  named: Body,
  whole: Body
): Promise<Body> {
  await takeBackLast()
  await before[route.name]?.(own, ids, named, visitor)
  if (route.name === 'cases.undo_creation') return revisionOf(ids[0]!)
  if (!previewed.includes(route.name)) return {}
  const { data } = await visitor.ask(route, route.pattern, {}, whole)
  return { apply: data.digest }
}
