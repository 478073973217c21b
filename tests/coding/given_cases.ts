import app from '@adonisjs/core/services/app'
import { randomUUID } from 'node:crypto'

import { Changes } from '#kernel/changes/changes'
import type { CaseContent } from '#kernel/case/content/case_content'
import type { Scope } from '#kernel/tenancy/scope'

import { CaseRecords } from '#plugins/cases/contract'
import { CaseReading } from '#plugins/cases/contract/reading'
import { asActor, asUser } from '#tests/factories/as_actor'
import type { TestUser } from '#tests/factories/make_user'
import { reportContent } from '#tests/factories/make_message'

/** A reaction as it is reported, with a code or without. */
export interface GivenReaction {
  readonly words: string
  readonly code?: string
  readonly version?: string
}

/**
 * Makes cases with these reactions.
 * @param by whoever makes them; somebody without a row in the table of users when absent
 * @returns their ids, in the same order
 */
export async function givenCases(
  scope: Scope,
  cases: readonly (readonly GivenReaction[])[],
  by?: TestUser
): Promise<string[]> {
  const records = await app.container.make(CaseRecords)
  const changes = await app.container.make(Changes)
  const as = <Result>(work: () => Result) => (by ? asUser(by, work) : asActor(scope, work))
  const made = await as(() =>
    changes.recordMany((open) =>
      records.create(
        open,
        cases.map((reactions) => ({
          act: 'case.created',
          content: reportContent({ E_i: reactions.map(rowOf) }),
        }))
      )
    )
  )
  return made.map(({ id }) => id)
}

function rowOf({ words, code, version }: GivenReaction) {
  const isChinese = /\p{Script=Han}/u.test(words)
  return {
    id: randomUUID(),
    ...(words !== '' && (isChinese ? { E_i_1_1a: words } : { E_i_1_2: words })),
    ...(code && { E_i_2_1b: code }),
    ...(version && { E_i_2_1a: version }),
  }
}

/** The reactions of a case as they stand: code, name and version of each. */
export async function codedReactions(scope: Scope, caseId: string) {
  const reading = await app.container.make(CaseReading)
  const { content } = await asActor(scope, () => reading.get(caseId))
  return ((content as CaseContent).E_i as Record<string, unknown>[]).map((row) => ({
    code: (row.E_i_2_1b as { value?: string } | undefined)?.value ?? row.E_i_2_1b,
    name: (row.E_i_2_1b as { displayName?: string } | undefined)?.displayName,
    version: row.E_i_2_1a,
  }))
}
