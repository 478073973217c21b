import app from '@adonisjs/core/services/app'

import { Database } from '#kernel/database/database'

import { knownCases } from '#plugins/cases/contract/views'
import type { DaysByDestination, SubmittedDays } from '#plugins/deadlines/contract/submitted_days'

/** By each submission, the first day of the present version of its case at each region. */
const question = `
  select s.case_id as "caseId", d.region, to_char(min(s.submitted_on), 'YYYY-MM-DD') as day
  from submissions s
  join gateway_destinations d on d.id = s.destination_id
  join ${knownCases} c on c.id = s.case_id and c.version = s.version
  where s.case_id = any (?) and s.submitted_on is not null
  group by s.case_id, d.region`

/** Submissions tell the due dates of what completes a report from when they run. */
const source: SubmittedDays = {
  async of(caseIds) {
    const database = await app.container.make(Database)
    const { rows } = await database.read((trx) => trx.rawQuery(question, [[...caseIds]] as never))
    const found = new Map<string, DaysByDestination>()
    for (const { caseId, region, day } of rows) {
      found.set(caseId, { ...found.get(caseId), [region]: day })
    }
    return found
  },
}

export default [source]
