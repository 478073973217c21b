import app from '@adonisjs/core/services/app'

import { type Attention, type AttentionSource, MOST_NAMED } from '#kernel/admin/attention/attention'
import { readConfirmation } from '#kernel/configuration/confirmation'
import { Database } from '#kernel/database/database'
import { wording } from '#kernel/lang/server/wording'
import { currentCompany, currentScope } from '#kernel/tenancy/actor'

/** Ongoing projects of the company whose formal environment is open to changes of its case numbering. */
async function openProjects(): Promise<Attention[]> {
  const database = await app.container.make(Database)
  const codes = await database.readCompany(async (trx) => {
    const open = await trx
      .from('projects')
      .where({ company_id: currentCompany(), status: 'ongoing' })
      .whereNotExists((confirmed) => {
        void confirmed
          .from('confirmed_configurations as confirmed')
          .whereColumn('confirmed.project_id', 'projects.id')
          .where('confirmed.environment', 1)
      })
      .orderBy('code')
      .select('code')
    return open.map(({ code }) => code as string)
  })
  if (codes.length === 0) return []
  const named = codes.slice(0, MOST_NAMED)
  const isMore = codes.length > MOST_NAMED
  const what = wording(
    isMore ? 'attention.open_configurations_and_more' : 'attention.open_configurations',
    { count: codes.length, named }
  )
  return [{ what, place: { resource: 'projects' } }]
}

/** The same of the formal environment at hand. */
async function openHere(): Promise<Attention[]> {
  const scope = currentScope()
  if (scope.environment === 0) return []
  const database = await app.container.make(Database)
  const confirmation = await database.read((trx) => readConfirmation(trx, scope))
  if (confirmation) return []
  const what = wording('attention.open_configuration')
  return [{ what, place: { screen: 'configuration.copy' } }]
}

/** Configurations that nobody has locked. */
export const openConfigurations: readonly AttentionSource[] = [
  { level: 'company', permission: 'PROJECT_CONF', find: openProjects },
  { level: 'project', permission: 'SYS_CONF', find: openHere },
]
