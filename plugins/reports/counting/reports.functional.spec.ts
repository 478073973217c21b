import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'

import { Changes } from '#kernel/changes/changes'
import type { CaseContent } from '#kernel/case/content/case_content'
import { asActor } from '#tests/factories/as_actor'
import { reportContent } from '#tests/factories/make_message'
import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'

import { CaseRecords } from '#plugins/cases/contract'

const none = { nullFlavor: 'NI' }
const notSerious = Object.fromEntries([...'abcdef'].map((each) => [`E_i_3_2${each}`, none]))

/** Somebody who reads reports, and these cases. */
async function arrive(client: ApiClient, cases: readonly CaseContent[]) {
  const user = await makeUser({ permissions: ['CASE_DATA', 'CASE_REPORT_CONF'] })
  const records = await app.container.make(CaseRecords)
  await asActor(user.project.scope(), () =>
    new Changes().recordMany((open) =>
      records.create(
        open,
        cases.map((content) => ({ act: 'case.created', content }))
      )
    )
  )
  const browser = await signIn(client, user)
  const ask = async (report: string, more: object = {}) =>
    (await browser.get('/api/reports/result').qs({ report, ...more })).body().data
  return { user, browser, ask }
}

/** Ages and sexes of the 12 reports of the drug and the event of the reference file: F 6, M 3, unknown 3. */
const strata: readonly CaseContent[] = [
  ...Array.from({ length: 6 }, () => ({ D_5: '2' })),
  ...Array.from({ length: 3 }, () => ({ D_5: '1' })),
  {},
  {},
  { D_5: { nullFlavor: 'NA' } },
]

test.group('Reports', () => {
  test('have a row for what is unknown, and rows that add up to the total', async ({
    client,
    assert,
  }) => {
    const { ask } = await arrive(
      client,
      strata.map((sex) => reportContent({ ...sex, E_i: [{ id: 'e', ...notSerious }] }))
    )
    const [part] = (await ask('gender')).parts
    assert.deepEqual(
      part.rows.map(({ values, total }: { values: unknown[]; total: number[] }) => [
        ...values,
        total[0],
      ]),
      [
        ['1', 3],
        ['2', 6],
        [null, 3],
      ]
    )
    assert.deepEqual(part.total, [12, 0])
    assert.isFalse(part.overlaps)
  })
})
