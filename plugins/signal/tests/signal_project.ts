import app from '@adonisjs/core/services/app'

import { Changes } from '#kernel/changes/changes'

import { CaseRecords } from '#plugins/cases/contract'
import { usualSettings } from '#plugins/signal/contract/plan'
import { asUser } from '#tests/factories/as_actor'
import { reportContent } from '#tests/factories/make_message'
import type { TestUser } from '#tests/factories/make_user'
import type { SignedInClient } from '#tests/factories/sign_in'

export const permissions = ['CASE_DATA', 'CASE_EDIT', 'CASE_SIGNAL', 'PROCESS_ENTRY']

/** Cases of one drug and one event each; no two tell of the same. */
export async function bring(
  user: TestUser,
  pairs: readonly (readonly [string, string])[],
  from = 0
) {
  const records = await app.container.make(CaseRecords)
  await asUser(user, () =>
    new Changes().recordMany((open) =>
      records.create(
        open,
        pairs.map(([drug, event], at) => {
          const content = reportContent({
            C_1_1: `XX-${user.username}-${from + at}`,
            E_i: [
              {
                ...{ id: '20000000-0000-4000-8000-000000000001', E_i_1_2: event, E_i_3_2a: false },
                E_i_7: '1',
              },
            ],
            G_k: [{ id: '30000000-0000-4000-8000-000000000001', G_k_1: '1', G_k_2_2: drug }],
          })
          return { act: 'case.created', content } as const
        })
      )
    )
  )
}

export const times = <Value>(count: number, value: Value) =>
  Array.from({ length: count }, () => value)

/** 6 of 8 reports of the first drug name the rash, 2 of 32 of the others. */
export const reports = [
  ...times(6, ['Demoprazole', 'Demo rash'] as const),
  ...times(2, ['Demoprazole', 'Demo nausea'] as const),
  ...times(2, ['Demosartan', 'Demo rash'] as const),
  ...times(30, ['Demosartan', 'Demo nausea'] as const),
]

export async function data(request: ReturnType<SignedInClient['post']>) {
  const body = (await request).body()
  if (body.status !== true) throw new Error(`Refused: ${JSON.stringify(body)}`)
  return body.data
}

export async function aRun(browser: SignedInClient, name: string) {
  const { id: planId } = await data(
    browser.post('/api/signal/plans').json({ name, settings: usualSettings })
  )
  const { id } = await data(browser.post('/api/signal/runs').json({ planId }))
  return { planId, runId: id as string }
}

export const PAIR = { level: 'pt', drug: 'text:demoprazole', term: 'text:demo rash' }
