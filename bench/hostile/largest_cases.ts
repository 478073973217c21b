import type { ApplicationService } from '@adonisjs/core/types'

import { Changes } from '#kernel/changes/changes'
import { asProject } from '#kernel/tenancy/as_project'
import { CaseRecords } from '#plugins/cases/contract'
import { MOST_PRINTED } from '#plugins/cases/contract/list_query'

import { largeCase } from '../browser/large_case.js'

const ROWS = 5000

/** Cases far larger than nearly every other, 2 MB each, as many as are printed at once. */
export async function makeLargestCases(app: ApplicationService, code: string): Promise<string[]> {
  const one = { act: 'case.generated', content: { ...largeCase(), D_7_1_r: manyRows() } } as const
  const cases = Array.from({ length: MOST_PRINTED }, () => one)
  const records = await app.container.make(CaseRecords)
  const changes = await app.container.make(Changes)
  const made = await asProject(code, 0, () =>
    changes.recordMany((open) => records.create(open, cases))
  )
  return made.map(({ id }) => id)
}

const manyRows = () =>
  Array.from({ length: ROWS }, (_, at) => ({
    id: `${String(at).padStart(8, '0')}-0000-4000-8000-000000000000`,
    D_7_1_r_5: `${'x'.repeat(350)}${at}`,
  }))
