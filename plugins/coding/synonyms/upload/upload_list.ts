import { createHash } from 'node:crypto'

import { inject } from '@adonisjs/core'

import type { Trx } from '#kernel/admin/resources/resource_records'
import { Changes, type OpenChange } from '#kernel/changes/changes'
import { Database } from '#kernel/database/database'
import { openTransaction } from '#kernel/database/open_transaction'
import { kernelErrors } from '#kernel/errors/kernel_errors'

import { wording } from '#plugins/coding/lang/server/wording'
import { newestTerms, refuseNoneInUse } from '#plugins/coding/records/newest_terms'
import { changedMeanwhile } from '#plugins/coding/records/synonym_uploads'
import { type ReadList, readList } from '#plugins/coding/synonyms/list_file/read_list'
import {
  type ComparedList,
  compareList,
  type KnownSynonym,
} from '#plugins/coding/synonyms/upload/compare_list'
import { type ListPreview, previewOf } from '#plugins/coding/synonyms/upload/list_preview'

/** A list, and whether what it brings counts as approved. */
export interface ListUpload {
  readonly bytes: Uint8Array
  readonly approve: boolean
  /** Of the preview that somebody looked at. */
  readonly seal?: string
}

/** Shows what a file of synonyms would do to those that are there, and does it. */
@inject()
export abstract class UploadList<Upload extends ListUpload = ListUpload> {
  /** A larger list is divided: more than this nobody looks through. */
  protected abstract readonly most: number

  constructor(
    private database: Database,
    private changes: Changes
  ) {}

  /**
   * What the list would do; nothing is written. Refuses with 3001 what is no list, with 1005 when no
   * version of MedDRA is in use.
   */
  async preview(upload: Upload): Promise<ListPreview> {
    const { compared, terms } = await this.database.readCompany((trx) => this.#compare(trx, upload))
    return previewOf(compared, terms, sealOf(compared))
  }

  /**
   * Does it, the whole list or nothing. Refuses with 3001 a list in which something is wrong, with
   * 1006 one that would do something else than was looked at.
   * @returns how many are new, and how many changed
   */
  async takeOver(upload: Upload): Promise<{ fresh: number; changed: number }> {
    return this.changes.recordMany(async (open) => {
      const trx = openTransaction()!
      await this.hold(trx, upload)
      const { compared } = await this.#compare(trx, upload)
      const { fresh, changed, problems } = compared
      const [first] = problems
      if (first) {
        throw new kernelErrors.E_FILE_CONTENT({
          line: first.line,
          detail: wording('upload_list.line_nothing_was_taken_over', {
            line: first.line,
            says: first.says,
          }),
        })
      }
      if (upload.seal !== undefined && upload.seal !== sealOf(compared)) {
        throw new kernelErrors.E_DATA_STATUS({ detail: changedMeanwhile })
      }
      if (fresh.length + changed.length > 0) await this.write(open, compared, upload)
      return { fresh: fresh.length, changed: changed.length }
    })
  }

  /** Those that are there for the words. */
  protected abstract known(
    trx: Trx,
    keys: readonly string[],
    upload: Upload
  ): Promise<KnownSynonym[]>

  /** Writes what is new and what changes. */
  protected abstract write(open: OpenChange, compared: ComparedList, upload: Upload): Promise<void>

  /** Keeps others from changing what the list is compared with until it is taken over. */
  protected async hold(_trx: Trx, _upload: Upload): Promise<void> {}

  /** What is wrong for the place that the list goes to. */
  protected checked(list: ReadList): ReadList {
    return list
  }

  async #compare(trx: Trx, upload: Upload) {
    const list = this.checked(readList(upload.bytes, this.most))
    const keys = list.lines.map(({ key }) => key)
    const synonyms = await this.known(trx, keys, upload)
    const codes = [...list.lines, ...synonyms].map(({ code }) => code)
    const terms = await newestTerms(trx, [...new Set(codes)])
    if (terms.size === 0) await refuseNoneInUse(trx)
    return { compared: compareList(list, { terms, synonyms, approve: upload.approve }), terms }
  }
}

/** Two lists that do the same to the same synonyms have the same seal. */
function sealOf({ fresh, changed }: ComparedList): string {
  return createHash('sha256')
    .update(JSON.stringify([fresh, changed]))
    .digest('hex')
}
