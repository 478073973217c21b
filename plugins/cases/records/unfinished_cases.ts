import app from '@adonisjs/core/services/app'

import { Database } from '#kernel/database/database'
import { currentScope } from '#kernel/tenancy/actor'
import type { ClosingObstacle } from '#kernel/tenancy/projects/closing_obstacles'

import { CaseProcess } from '#plugins/cases/contract/process'
import { wording } from '#plugins/cases/lang/server/wording'
import { casesOf } from '#plugins/cases/records/filter_cases'

const NAMED = 3

/** Cases that are still worked on keep their project open. */
const unfinishedCases: ClosingObstacle = async () => {
  const database = await app.container.make(Database)
  const { nodes } = await (await app.container.make(CaseProcess)).current()
  const ended = nodes.filter(({ kind }) => kind === 'ended').map(({ key }) => key)
  const numbers = await database.read(async (trx) => {
    const rows = await casesOf(trx, currentScope())
      .whereNotIn('status', ended)
      .orderBy('case_no')
      .limit(NAMED + 1)
      .select('case_no')
    return rows.map((row) => row.case_no as string)
  })
  if (numbers.length === 0) return null
  const named = numbers.slice(0, NAMED)
  const isMore = numbers.length > NAMED
  return wording(isMore ? 'unfinished_cases.these_and_more' : 'unfinished_cases.these', { named })
}

export default [unfinishedCases]
