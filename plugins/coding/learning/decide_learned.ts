import { inject } from '@adonisjs/core'

import { Changes } from '#kernel/changes/changes'
import { openTransaction } from '#kernel/database/open_transaction'
import { kernelErrors } from '#kernel/errors/kernel_errors'

import { wording } from '#plugins/coding/lang/server/wording'
import { type ChosenTerm, LearnedTerms } from '#plugins/coding/records/learned_terms'
import { newestTerms, refuseNoneInUse } from '#plugins/coding/records/newest_terms'
import { SynonymUploads } from '#plugins/coding/records/synonym_uploads'

/** Makes synonyms of what was learned from cases: approved ones, or rejected ones. */
@inject()
export default class DecideLearned {
  constructor(
    private changes: Changes,
    private learned: LearnedTerms,
    private synonyms: SynonymUploads
  ) {}

  /**
   * All of them or none. Rejected words are never proposed again, with whatever term.
   * Refuses with 1005 what no case has, and to approve when no version is in use, with 1006 words that
   * somebody decided on meanwhile, with 2017 to approve two terms for the same words or one that may
   * not be used.
   * @returns how many synonyms are made
   */
  async handle(asked: readonly ChosenTerm[], state: 'approved' | 'rejected'): Promise<number> {
    const byKey = new Map(asked.map((each) => [each.key, each]))
    const isClear = asked.every(({ key, code }) => byKey.get(key)!.code === code)
    if (state === 'approved' && !isClear) throw new kernelErrors.E_PARAMETER({ detail: twoTerms })
    return this.changes.recordMany(async (open) => {
      const trx = openTransaction()!
      const found = await this.learned.written(trx, [...byKey.values()])
      if (found.length < byKey.size) throw new kernelErrors.E_DATA_NOT_FOUND()
      if ((await this.synonyms.known(trx, [...byKey.keys()])).length > 0) {
        throw new kernelErrors.E_DATA_STATUS({ detail: decidedMeanwhile })
      }
      const fresh = found.map(({ key, verbatim, code }) => ({
        ...{ line: 0, key, verbatim, code: String(code), state },
      }))
      const terms = await newestTerms(
        trx,
        fresh.map(({ code }) => code)
      )
      const gone = fresh.find(({ code }) => !terms.get(code)?.isCurrent)
      if (gone && state === 'approved') {
        await refuseNoneInUse(trx)
        throw new kernelErrors.E_PARAMETER({ detail: notCurrent(gone.code) })
      }
      await this.synonyms.add(open, fresh)
      return fresh.length
    })
  }
}

const decidedMeanwhile = wording('decide_learned.decided_meanwhile')
const twoTerms = wording('decide_learned.two_terms')
const notCurrent = (code: string) => wording('decide_learned.not_current', { code })
