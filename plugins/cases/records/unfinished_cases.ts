import app from '@adonisjs/core/services/app'

import { Database } from '#kernel/database/database'
import type { ClosingObstacle } from '#kernel/tenancy/projects/closing_obstacles'

import { CaseProcess } from '#plugins/cases/contract/process'

const NAMED = 3

/** Cases that are still worked on keep their project open. */
const unfinishedCases: ClosingObstacle = async () => {
  const database = await app.container.make(Database)
  const { nodes } = await (await app.container.make(CaseProcess)).current()
  const ended = nodes.filter(({ kind }) => kind === 'ended').map(({ key }) => key)
  const numbers = await database.read(async (trx) => {
    const rows = await trx
      .from('cases')
      .whereNotIn('status', ended)
      .orderBy('case_no')
      .limit(NAMED + 1)
      .select('case_no')
    return rows.map((row) => row.case_no as string)
  })
  if (numbers.length === 0) return null
  const named = numbers.slice(0, NAMED)
  const isMore = numbers.length > NAMED
  return {
    en: `The project has unfinished cases: ${named.join(', ')}${isMore ? ' and more' : ''}.`,
    zh: `项目存在未完成的案例：${named.join('、')}${isMore ? ' 等' : ''}。`,
  }
}

export default [unfinishedCases]
