import db from '@adonisjs/lucid/services/db'

import type { Body } from '#tests/isolation/kit/bodies'
import type { ListedRoute } from '#tests/isolation/kit/listed_routes'
import type { Visitor } from '#tests/isolation/kit/visitor'
import { putInUse } from '#tests/coding/put_in_use'
import { putDrugsInUse } from '#tests/drugs/put_in_use'
import type { Filled } from '#tests/isolation/kit/world'
import { defaultProcess } from '#plugins/cases/process/owned_case_process'

const account = 'it is about the own account and names no row; its own spec shows it'

/** Writes that nobody here does, and why. Whatever else is not done fails the test. */
export const neverDone: Readonly<Record<string, string>> = {
  'identity.session.create': 'every visitor signs in with it, with the right password',
  'identity.platform_session.create': 'every visitor of the platform is signed in already',
  'identity.sign_in_code.create': 'no outside platform is set up',
  'identity.password.change': account,
  'identity.password.replace_expired': account,
  'identity.password.send_code': account,
  'identity.password.reset': account,
  'tenancy.companies.remove': 'a company with projects stays; its own spec deletes one without',
  'tenancy.company.remove': 'a company with projects stays; its own spec deletes one without',
}

const owner = () => db.connection('owner')

type Ready = (own: Filled, ids: readonly string[], named: Body) => Promise<unknown>

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

let drugsInUse: Promise<unknown> | undefined

const unconfirmedDictionary: Ready = async (...asked) => {
  await dictionary(...asked)
  await unconfirmed(...asked)
}

const ended = defaultProcess.nodes.find(({ kind }) => kind === 'ended')!

/** What must be so before the owners of a row may do it. One line for each such route. */
const before: Readonly<Record<string, Ready>> = {
  'tenancy.projects.close': async ({ scope }) =>
    owner().from('cases').where({ project_id: scope.projectId }).update({ status: ended.key }),
  'e2b.imports.decide': async (_, ids) =>
    owner()
      .from('batch_items')
      .whereIn('id', [...ids])
      .update({ state: 'undecided' }),
  'people.members.create': async ({ scope }, _ids, { userId }) =>
    owner().from('memberships').where({ project_id: scope.projectId, user_id: userId }).delete(),
  'configuration.copy.run': unconfirmed,
  'configuration.copy.company': unconfirmed,
  'configuration.confirm': unconfirmed,
  'configuration.cancel': confirmed,
  'cases.coding.change': unconfirmed,
  'settings.change': unconfirmed,
  'people.members.change': isMember,
  'people.members.remove': isMember,
  'access.roles.change': async (_, ids) =>
    owner()
      .from('memberships')
      .whereIn('role_id', [...ids])
      .delete(),
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
  'coding.recoding.impact': dictionary,
  'drugs.whodrug.show': () => (drugsInUse ??= putDrugsInUse('2000-03')),
  'coding.runs.autocode': dictionary,
  'coding.runs.assign': async (...all) => {
    await dictionary(...all)
    await placesOf(all[0]).update({ verbatim: 'own words', key: 'ownwords', code: null })
  },
  'coding.runs.recode': async (...all) => {
    await dictionary(...all)
    await placesOf(all[0]).update({ code: 90_100_004, version: '98.0' })
  },
  'coding.version.change': unconfirmedDictionary,
  'organisation.sponsors.remove': withoutProjects('sponsor_projects'),
  'organisation.servers.remove': withoutProjects('server_projects'),
  'organisation.drugs.remove': withoutProjects('drug_projects'),
}

/** Brings about what a write waits for. @returns what its body says beside the rest */
export async function makeReady(
  { name }: ListedRoute,
  visitor: Visitor,
  own: Filled,
  ids: readonly string[],
  named: Body
): Promise<Body> {
  await before[name]?.(own, ids, named)
  if (name !== 'access.matrix.take') return {}
  const route = {
    name: 'access.matrix.show',
    method: 'get',
    pattern: '',
    isPublic: false,
    takesFiles: false,
  } as const
  const { data } = await visitor.ask(route, '/api/admin/role-matrix')
  return { fileText: (data.lines as string[]).join('\r\n') }
}
