import db from '@adonisjs/lucid/services/db'

import type { Body } from '#tests/isolation/kit/bodies'
import type { ListedRoute } from '#tests/isolation/kit/listed_routes'
import type { Filled } from '#tests/isolation/kit/world'

let words = 0
/** A text that no row has. */
const word = () => `w${process.pid.toString(36)}x${(words++).toString(36)}`

type Make = (named: Body, scope: Filled['scope']) => Body

const today = '2026-01-02'
const company = (): Body => ({
  ...{ name: word(), type: 1, maxProjects: 500, passwordPolicy: 'basic', adminName: 'Own' },
  ...{ adminUsername: word(), adminEmail: `${word()}@example.test`, password: 'Pharos302' },
})
const project = (): Body => ({
  ...{ code: word(), name: 'Own', type: 1, maxCases: 100_000, maxUsers: 1000 },
  ...{ regions: ['CN'], startDate: today },
})
const upgrade = (): Body => ({ suVersion: word(), detailsZh: 'x', detailsEn: 'x' })

/**
 * Everything that the form of a table asks for, so that nothing but the wall stands between the
 * request and the row. One line for each table that the back office writes.
 */
const forms: Readonly<Record<string, Make>> = {
  companies: company,
  projects: project,
  upgrades: upgrade,
  notices: () => ({ textZh: word(), textEn: 'x', tone: 'info', startsOn: today, endsOn: today }),
  roles: () => ({ nameZh: word(), nameEn: word(), permissions: ['CASE_DATA'] }),
  users: ({ projectId, roleId }) => ({
    ...{ username: word(), name: 'Own', email: `${word()}@example.test`, rank: 'user' },
    ...{ projects: [{ project: projectId, role: roleId }] },
    ...{ passwordBy: 'typed', password: 'Pharos302' },
  }),
  administrators: () => ({
    ...{ username: word(), name: 'Own', email: `${word()}@example.test` },
    ...{ passwordBy: 'typed', password: 'Pharos-302-long' },
  }),
  sponsors: ({ projectId }) => ({ name: word(), projects: [projectId] }),
  servers: ({ projectId }) => ({ name: word(), projects: [projectId] }),
  drugs: ({ projectId }) => ({ nameZh: word(), nameEn: word(), projects: [projectId] }),
  drug_references: ({ drugId }) => ({
    ...{ drug: drugId, market: 'CN', suVersion: word() },
    reactions: [{ code: '10000001', term: 'Rash', seriousness: 'any' }],
  }),
  coding_synonym_lists: () => ({
    ...{ name: word(), language: 'en', state: 'active', source: 'x' },
  }),
  warning_levels: () => ({ days: fresh++, colour: 'red', nameZh: word(), nameEn: word() }),
  company_warnings: () => ({ days: fresh++, colour: 'red', nameZh: word(), nameEn: word() }),
  notice_rules: ({ userId }) => ({ ...notice(), users: [userId] }),
  company_notices: ({ roleId }) => ({ ...notice(), roles: [roleId] }),
  drug_products: () => ({ nameZh: word(), authorisationNumber: word() }),
  coding_synonyms: () => ({ verbatim: word(), code: '90100004', state: 'approved' }),
}

const events = ['task', 'query', 'unlock', 'level', 'overdue', 'held', 'deleted']

/** Of days that differ from one level to the next. */
let fresh = 1
const notice = () => ({
  ...{
    event: events[fresh++ % events.length],
    users: [],
    roles: [],
    interval: 3,
    ways: ['product'],
    rests: 'no',
  },
  ...{ textZh: word(), textEn: word() },
})

/** What other writes ask for. One line for each. */
const others: Readonly<Record<string, Make>> = {
  'access.matrix.take': () => ({ fileText: `Group,Right,Code,${word()}\r\n,,CASE_DATA,x` }),
  'identity.password.send_code': () => ({ email: `${word()}@example.test` }),
  'news.upgrade.create': upgrade,
  'news.upgrade.change': ({ upgradeId }) => ({ ...upgrade(), suId: upgradeId }),
  'tenancy.company.create': company,
  'tenancy.company.change': ({ companyId }) => ({ ...company(), companyId, id: companyId }),
  'notifications.wish': () => ({ isDigest: true }),
  'tenancy.projects.follow': ({ projectId }) => ({ add: [projectId] }),
  'people.members.create': ({ userId, roleId }) => ({ user: userId, role: roleId }),
  'people.members.change': ({ roleId }) => ({ role: roleId }),
  'coding.learned.decide': () => ({
    ...{ terms: [{ key: 'ownwords', code: 90_100_004 }], state: 'rejected' },
  }),
  'coding.synonyms.decide': ({ codingSynonymId }) => ({
    ...{ ids: [codingSynonymId], state: 'rejected' },
  }),
  'configuration.copy.run': (_, { projectId, environment }) => ({
    from: { projectId, environment: environment === 0 ? 1 : 0 },
    parts: ['cases.numbering'],
  }),
  'configuration.copy.company': () => ({ parts: ['presets.sender'] }),
  'cases.numbering.change': () => ({ prefix: 'OWN-', digits: 6 }),
  'cases.pages.save': () => ({ content: {} }),
  'process.way.pass': () => ({ seen: 1 }),
  'process.way.return': () => ({ seen: 1, to: 'ENTRY', reason: 'Own' }),
  'process.way.recall': () => ({ seen: 2, reason: 'Own' }),
  'process.way.claim': () => ({ seen: 1 }),
  'process.way.transfer': ({ userId }) => ({ seen: 1, to: userId, reason: 'Own' }),
  'coding.review.put_aside': () => ({ verbatim: 'own words' }),
  'coding.review.take_back': () => ({ verbatim: word() }),
  'coding.runs.assign': () => ({ verbatim: 'own words', code: 90_100_004 }),
  'coding.runs.recode': () => ({ from: '98.0', to: '98.1', replace: [] }),
  'coding.version.change': () => ({ version: '98.1' }),
  'settings.change': () => ({ seriousEvents: 'one' }),
  'queries.create': ({ caseId, userId }) => ({ caseId, receiverId: userId, content: word() }),
  'queries.change': ({ userId }) => ({ receiverId: userId, content: word() }),
  'queries.add': ({ queryId }) => ({ queryId, act: 'reply', content: word() }),
  'queries.close': ({ queryId }) => ({ queryId }),
}

/** Tables whose revision a write without an id of its own in the address is based on. */
const basedOn: Readonly<Record<string, string>> = {
  'news.upgrade.change': 'upgrades',
  'tenancy.company.change': 'companies',
  'cases.numbering.change': 'case_numbering',
  'cases.pages.save': 'cases',
  'coding.version.change': 'coding_settings',
  'queries.change': 'queries',
  'queries.add': 'queries',
  'queries.close': 'queries',
}

/**
 * A body that is whole and valid and names the revision at which the row stands at this moment: what
 * the people to whom the row belongs could send.
 * @param ids values of rows in the address
 */
export async function wholeBody(
  { name, method }: ListedRoute,
  ids: readonly string[],
  named: Body,
  scope: Filled['scope']
): Promise<Body> {
  const [, resource] = name.split('.')
  const form = formOf(name)
  if (method === 'delete' || (!form && !name.startsWith('presets.'))) return {}
  const table = basedOn[name] ?? (await tableNamed(name, resource!))
  const revision = table === undefined ? 0 : await revisionOf(table, ids, named, scope)
  return { ...form?.(named, scope), revision, baseRevision: revision }
}

/**
 * The ids of its own people with one that is foreign, for each that the form of the route asks for:
 * also inside of rows and links.
 */
export function oneForeignEach(
  { name, method }: ListedRoute,
  own: Body,
  foreign: Body,
  scope: Filled['scope']
): { readonly key: string; readonly named: Body }[] {
  const asked = new Set<string>()
  const takesForm = name in others || /\.(create|change)$/.test(name)
  const form = method !== 'delete' && takesForm ? formOf(name) : undefined
  form?.(new Proxy(own, { get: (ids, key: string) => (asked.add(key), ids[key]) }), scope)
  return [...asked].map((key) => ({ key, named: { ...own, [key]: foreign[key] } }))
}

const formOf = (name: string) => others[name] ?? forms[name.split('.')[1]!]

async function tableNamed(name: string, resource: string): Promise<string | undefined> {
  if (name.startsWith('presets.templates')) return 'preset_templates'
  if (name.startsWith('presets.')) return 'presets'
  if (resource === 'administrators') return 'users'
  return resource in forms ? resource : undefined
}

async function revisionOf(
  table: string,
  ids: readonly string[],
  named: Body,
  { projectId, environment }: Filled['scope']
): Promise<number> {
  const rows = db.connection('owner').from(table).select('revision')
  if (table === 'case_numbering' || table === 'coding_settings')
    void rows.where({ project_id: projectId, environment })
  else {
    const { upgradeId, companyId, queryId } = named
    void rows.whereIn('id', [...ids, upgradeId, companyId, queryId].map(String).filter(isId))
  }
  const found = await rows
  return ids.length === 0 && found.length > 1 ? found.at(-1).revision : (found[0]?.revision ?? 0)
}

const isId = (text: string) => /^[0-9a-f]{8}-/.test(text)
