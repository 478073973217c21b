import { inject } from '@adonisjs/core'

import { Changes } from '#kernel/changes/changes'
import { openTransaction } from '#kernel/database/open_transaction'
import { kernelErrors } from '#kernel/errors/kernel_errors'

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

const decidedMeanwhile = {
  en: 'Somebody decided on some of these words meanwhile. Nothing was written; look at the list again.',
  zh: '其他用户已处理其中部分用语，未作任何更改，请重新查看列表。',
}
const twoTerms = {
  en: 'The same words are chosen with two terms; approve one of them.',
  zh: '所选中相同用语对应两个术语，请只批准其中一个。',
}
const notCurrent = (code: string) => ({
  en: `The newest MedDRA version in use has no current lowest level term with the code ${code}.`,
  zh: `启用的最新 MedDRA 版本中没有编码为 ${code} 的现行低位语（LLT）。`,
})
