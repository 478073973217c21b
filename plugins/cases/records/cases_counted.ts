import app from '@adonisjs/core/services/app'

import { Database } from '#kernel/database/database'
import type { CountCases } from '#kernel/tenancy/limits/count_cases'

/** As the places are counted when cases are made (take_places). */
const casesMade: CountCases = async () => {
  const database = await app.container.make(Database)
  return database.read(async (trx) => {
    const row = await trx.from('case_counters').sum('made as n').first()
    return Number(row?.n ?? 0)
  })
}

export default [casesMade]
