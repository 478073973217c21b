import { inject } from '@adonisjs/core'

import { kernelErrors } from '#kernel/errors/kernel_errors'
import { isUuid } from '#kernel/http/is_uuid'
import type { Words } from '#kernel/language/words'

import { type ChosenCases, type ListQuery, MOST_CHOSEN } from '#plugins/cases/contract/list_query'
import { caseErrors } from '#plugins/cases/errors'
import { wording } from '#plugins/cases/lang/server/wording'
import ListCases from '#plugins/cases/list/list_cases'
import { listQuery } from '#plugins/cases/list/list_query'

/** Finds the cases that somebody chose in the list; see `CaseReading.choose`. */
@inject()
export default class ChooseCases {
  constructor(private list: ListCases) {}

  async handle(chosen: ChosenCases): Promise<string[]> {
    const isNamed = 'caseIds' in chosen
    const ids = isNamed ? eachOnce(chosen.caseIds) : await this.#found(chosen.found)
    if (ids.length === 0) throw new kernelErrors.E_NO_PROJECT({ detail: none })
    if (ids.length > MOST_CHOSEN) throw refused(tooMany)
    if (isNamed) await this.#refuseUnknown(ids)
    return ids
  }

  async #refuseUnknown(ids: readonly string[]): Promise<void> {
    const known = ids.every(isUuid) && (await this.list.known(ids))
    if (!known || known.count < ids.length) throw new caseErrors.E_CASE_NOT_IN_PROJECT()
    const { deleted } = known
    if (deleted.length > 0) throw new caseErrors.E_CASE_DELETED({ detail: areDeleted(deleted) })
  }

  async #found(found: ListQuery): Promise<string[]> {
    return this.list.ids(await listQuery.read(found), MOST_CHOSEN + 1)
  }
}

/** Written in capitals it is the same id. */
const eachOnce = (ids: readonly string[]) => [...new Set(ids.map((id) => id.toLowerCase()))]

const refused = (detail: Words) => new kernelErrors.E_PARAMETER({ detail })

/** So many are named. */
const NAMED = 3

function areDeleted(numbers: readonly string[]): Words {
  const named = numbers.slice(0, NAMED)
  return wording(
    numbers.length > NAMED ? 'choose_cases.deleted_and_more' : 'choose_cases.deleted',
    {
      named,
    }
  )
}

const none = wording('choose_cases.none')
const tooMany = wording('choose_cases.too_many_of_all', { most: MOST_CHOSEN.toLocaleString('en') })
