import { word } from '#tests/isolation/kit/body'
import { owner, type Ready } from '#tests/isolation/kit/ready'
import { defineRequests } from '#tests/isolation/kit/requests'

const withoutProjects =
  (table: string): Ready =>
  async ({ scope }) =>
    owner().from(table).where({ project_id: scope.projectId }).delete()

/** What the tests that walk all routes have to be told of those of this plugin. */
export default defineRequests({
  forms: {
    sponsors: ({ projectId }) => ({ name: word(), projects: [projectId] }),
    servers: ({ projectId }) => ({ name: word(), projects: [projectId] }),
    drugs: ({ projectId }) => ({ nameZh: word(), nameEn: word(), projects: [projectId] }),
    drug_references: ({ drugId }) => ({
      ...{ drug: drugId, market: 'CN', suVersion: word() },
      reactions: [{ code: '10000001', term: 'Rash', seriousness: 'any' }],
    }),
  },
  before: {
    'organisation.drug_references.change': async (_, ids) =>
      owner()
        .from('drug_references')
        .whereIn('id', [...ids])
        .update({ market: 'CN' }),
    'organisation.sponsors.remove': withoutProjects('sponsor_projects'),
    'organisation.servers.remove': withoutProjects('server_projects'),
    'organisation.drugs.remove': withoutProjects('drug_projects'),
  },
  shapes: {
    'drug_references.reactions': (mark) => [
      { code: '90100001', term: mark, seriousness: 'any', ctcaeLevel: null },
    ],
  },
})
