import app from '@adonisjs/core/services/app'

import type { Attention, AttentionSource } from '#kernel/admin/attention/attention'
import { Database } from '#kernel/database/database'
import { currentActor } from '#kernel/tenancy/actor'

import { CaseProcess } from '#plugins/cases/contract/process'
import { wording } from '#plugins/cases/lang/server/wording'
import { countOpenCases, MOST_COUNTED } from '#plugins/cases/records/open_cases'

/** Open cases of somebody, and those that nobody works on. */
async function openCases(): Promise<Attention[]> {
  // Who edits cases and does not see their list is not told what it holds, nor led there.
  if (!currentActor().permissions.has('CASE_DATA')) return []
  const database = await app.container.make(Database)
  const { nodes } = await (await app.container.make(CaseProcess)).current()
  const ended = nodes.filter(({ kind }) => kind === 'ended').map(({ key }) => key)
  const [mine, unassigned] = await database.read(async (trx) => [
    await countOpenCases(trx, ended, currentActor().userId),
    await countOpenCases(trx, ended, null),
  ])
  const told: Attention[] = []
  if (mine! > 0) {
    told.push({ what: wording('cases_at_home.mine', { count: shown(mine!) }), place: listOf('me') })
  }
  if (unassigned! > 0) {
    const what = wording('cases_at_home.unassigned', { count: shown(unassigned!) })
    told.push({ what, place: listOf('none') })
  }
  return told
}

const shown = (n: number) => (n < MOST_COUNTED ? String(n) : `${MOST_COUNTED - 1}+`)
const listOf = (owner: string) => ({ screen: 'cases.list', query: `owner=${owner}` })

const sources: readonly AttentionSource[] = [
  { level: 'project', permission: 'CASE_EDIT', find: openCases },
]

export default sources
