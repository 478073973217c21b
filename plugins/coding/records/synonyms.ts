import { ResourceRecords, type Trx } from '#kernel/admin/resources/resource_records'
import type { ResourceRow, ResourceTable } from '#kernel/admin/resources/resource_table'
import type { Change } from '#kernel/changes/change'
import { openTransaction } from '#kernel/database/open_transaction'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import type { ValuesOf } from '#kernel/fields/field'
import { byName, text } from '#kernel/http/answers'
import type { Words } from '#kernel/language/words'
import { currentScope } from '#kernel/tenancy/actor'

import { synonymFields, type SynonymState } from '#plugins/coding/contract/synonym'
import { CodingSynonymSchema } from '#plugins/coding/database/schema'
import { wording } from '#plugins/coding/lang/server/wording'
import { newestTerms, refuseNoneInUse } from '#plugins/coding/records/newest_terms'
import { foldTight } from '#plugins/coding/search/fold'

type Values = ValuesOf<typeof synonymFields>
type Synonym = ResourceRow<typeof synonymFields>

/** A synonym as it is kept. */
class SynonymRow extends CodingSynonymSchema {
  static table = 'coding_synonyms'
}

/** The synonyms of a project in one environment. */
export class Synonyms extends ResourceRecords<typeof synonymFields> {
  readonly table: ResourceTable<typeof synonymFields> = {
    type: 'coding_synonym',
    model: SynonymRow,
    fields: synonymFields,
    search: ['verbatim', 'code'],
    found: { term: byName(text) },
    unique: {
      coding_synonyms_verbatim: { field: 'verbatim', refusal: kernelErrors.E_NAME_REPEATED },
    },
  }

  /**
   * Puts synonyms into a state, all of them or none; one that is in it stays as it is.
   * Refuses with 1005 one that is not there, with 2017 to approve one whose term is not to be used.
   * @returns how many are in another state than before
   */
  async decide(ids: readonly string[], state: SynonymState): Promise<number> {
    return this.changes.recordMany(async (open) => {
      let changed = 0
      for (const id of new Set(ids)) {
        const before = await this.lock({ trx: openTransaction()! }, id)
        if (before.state === state) continue
        await this.changeWithin(open, id, { ...before, state })
        changed++
      }
      return changed
    })
  }

  /** Names the term of each synonym as the newest version in use does. */
  protected async complete(trx: Trx, records: Synonym[]): Promise<Synonym[]> {
    const terms = await newestTerms(
      trx,
      records.map(({ code }) => code)
    )
    return records.map((record) => ({
      ...record,
      term: terms.get(record.code)?.names ?? {},
    }))
  }

  protected ownerColumns() {
    const { companyId, projectId, environment } = currentScope()
    return { companyId, projectId, environment }
  }

  protected derived({ verbatim }: Values) {
    return { key: foldTight(verbatim) }
  }

  protected async beforeCreate(change: Change, values: Values): Promise<void> {
    await refuseNoTerm(change.trx, values)
  }

  protected async beforeChange(change: Change, before: Synonym, values: Values): Promise<void> {
    const isSame = before.code === values.code && before.verbatim === values.verbatim
    // Rejected is also what leads to a term that is not to be used any more.
    if (!isSame || values.state !== 'rejected') await refuseNoTerm(change.trx, values)
  }
}

async function refuseNoTerm(trx: Trx, { code, verbatim }: Values): Promise<void> {
  if (foldTight(verbatim) === '') refuse('verbatim', noWords)
  const term = (await newestTerms(trx, [code])).get(code)
  if (term?.isCurrent) return
  await refuseNoneInUse(trx)
  refuse('code', noTerm(code))
}

function refuse(field: string, message: Words): never {
  throw new kernelErrors.E_PARAMETER({
    detail: message,
    errors: [{ field, rule: 'term', message }],
  })
}

const noTerm = (code: string): Words => wording('synonyms.no_term', { code })
const noWords = wording('synonyms.no_words')
