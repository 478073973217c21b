import { randomUUID } from 'node:crypto'

import { word } from '#tests/isolation/kit/body'
import { owner, type Ready, standing, unconfirmed } from '#tests/isolation/kit/ready'
import { defineRequests } from '#tests/isolation/kit/requests'

const account = 'it is about the own account and names no row; its own spec shows it'

const today = '2026-01-02'
const company = () => ({
  ...{ name: word(), type: 1, maxProjects: 500, passwordPolicy: 'basic', adminName: 'Own' },
  ...{ adminUsername: word(), adminEmail: `${word()}@example.test`, password: 'Pharos302' },
})
const project = () => ({
  ...{ code: word(), name: 'Own', type: 1, maxCases: 100_000, maxUsers: 1000 },
  ...{ regions: ['CN'], startDate: today },
})

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

const confirmed: Ready = async ({ scope: { companyId, projectId, environment } }) =>
  owner().rawQuery(
    `insert into confirmed_configurations (company_id, project_id, environment, confirmed_by_name)
     values (?, ?, ?, 'Somebody') on conflict do nothing`,
    [companyId, projectId, environment]
  )

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

/** What the requests of the kernel need. */
export const kernelRequests = defineRequests({
  bodies: {
    'identity.language.set': () => ({ lang: 'ENG' }),
    'tenancy.projects.enter': () => ({ environment: 0 }),
  },
  queries: {
    'admin.attention': { level: 'project' },
  },
  files: {
    'access.matrix.take': { field: 'matrix', name: 'own.csv', text: '' },
  },
  forms: {
    companies: company,
    projects: project,
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
  },
  whole: {
    'access.matrix.take': () => ({ fileText: `Group,Right,Code,${word()}\r\n,,CASE_DATA,x` }),
    'identity.password.send_code': () => ({ email: `${word()}@example.test` }),
    'tenancy.company.create': company,
    'tenancy.company.change': ({ companyId }) => ({ ...company(), companyId, id: companyId }),
    'tenancy.projects.follow': ({ projectId }) => ({ add: [projectId] }),
    'people.members.create': ({ userId, roleId }) => ({ user: userId, role: roleId }),
    'people.members.change': ({ roleId }) => ({ role: roleId }),
    'configuration.copy.run': (_, { projectId, environment }) => ({
      from: { projectId, environment: environment === 0 ? 1 : 0 },
      parts: ['cases.numbering'],
    }),
    'configuration.copy.company': () => ({ parts: ['presets.sender'] }),
    'settings.change': () => ({ seriousEvents: 'one' }),
  },
  basedOn: {
    'tenancy.company.change': 'companies',
  },
  before: {
    'tenancy.projects.restart': standing('projects', 'closed'),
    'people.users.unfreeze': standing('users', 'frozen'),
    'people.administrators.unfreeze': standing('users', 'frozen'),
    'people.members.create': async ({ scope }, _ids, { userId }) =>
      owner().from('memberships').where({ project_id: scope.projectId, user_id: userId }).delete(),
    'configuration.copy.run': unconfirmed,
    'configuration.copy.company': unconfirmed,
    'configuration.confirm': unconfirmed,
    'configuration.cancel': confirmed,
    'settings.change': unconfirmed,
    'people.members.change': isMember,
    'people.members.remove': isIdleMember,
    'people.users.remove': isIdle,
    'access.roles.change': heldByNobody,
    'access.roles.remove': heldByNobody,
    'batches.cancel': async (_, ids) =>
      owner()
        .from('batches')
        .whereIn('id', [...ids])
        .update({ state: 'waiting' }),
  },
  neverDone: {
    'identity.session.create': 'every visitor signs in with it, with the right password',
    'identity.platform_session.create': 'every visitor of the platform is signed in already',
    'identity.sign_in_code.create': 'no outside platform is set up',
    'identity.password.change': account,
    'identity.password.replace_expired': account,
    'identity.password.reset': account,
    'tenancy.companies.remove': 'a company with projects stays; its own spec deletes one without',
    'tenancy.company.remove': 'a company with projects stays; its own spec deletes one without',
  },
  unanswered: {
    'forms.lists.names':
      'it asks a dictionary, and none is loaded; its own spec shows what it answers',
  },
  words: {
    // One's own sessions; nobody can name those of others.
    'handle': [randomUUID()],
    '*': ['nowhere'],
  },
  aliases: { member: 'user', batch: 'batche', item: 'batch_item' },
  jobs: {
    'kernel.batch': 'each of its kinds says what it tells',
    'kernel.send_mail': 'mails say nothing of a case',
    'kernel.send_reset_code': 'mails say nothing of a case',
    'kernel.tidy_up': 'it removes what is over, and tells nothing',
    'kernel.resume_batches': 'it begins batches again, and tells nothing',
    'kernel.audit_tip': 'a tip is a hash',
  },
})
