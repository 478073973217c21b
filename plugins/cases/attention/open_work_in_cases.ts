import app from '@adonisjs/core/services/app'

import { Database } from '#kernel/database/database'
import { currentActor } from '#kernel/tenancy/actor'
import type { FindOpenWork } from '#kernel/tenancy/projects/open_work'

import { CaseProcess } from '#plugins/cases/contract/process'
import { CaseReading } from '#plugins/cases/contract/reading'
import { countOpenCases, MOST_COUNTED } from '#plugins/cases/records/open_cases'

/** How many cases are open, and when the newest information on any came, as far as the actor sees it. */
const inCases: FindOpenWork = async () => {
  if (!currentActor().permissions.has('CASE_DATA')) return null
  const database = await app.container.make(Database)
  const { nodes } = await (await app.container.make(CaseProcess)).current()
  const ended = nodes.filter(({ kind }) => kind === 'ended').map(({ key }) => key)
  const open = await database.read((trx) => countOpenCases(trx, ended))
  return { open, isMore: open === MOST_COUNTED, newestReceipt: await newestReceipt() }
}

async function newestReceipt(): Promise<string | null> {
  const reading = await app.container.make(CaseReading)
  if ((await reading.unseen()).has('C_1_5')) return null
  const { rows } = await reading.query({ sort: 'lastReceived', pageSize: 20 })
  const newest = rows[0]?.lastReceived
  return typeof newest === 'string' ? newest.slice(0, 10) : null
}

export default [inCases]
