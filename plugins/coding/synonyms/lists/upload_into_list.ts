import { createHash } from 'node:crypto'

import { inject } from '@adonisjs/core'

import type { Trx } from '#kernel/admin/resources/resource_records'
import { Changes, type OpenChange } from '#kernel/changes/changes'
import { Database } from '#kernel/database/database'

import { wording } from '#plugins/coding/lang/server/wording'
import { ListSynonyms } from '#plugins/coding/records/list_synonyms'
import { SynonymLists } from '#plugins/coding/records/synonym_lists'
import type { LineProblem } from '#plugins/coding/synonyms/list_file/list_line'
import type { ReadList } from '#plugins/coding/synonyms/list_file/read_list'
import type { ComparedList } from '#plugins/coding/synonyms/upload/compare_list'
import { type ListUpload, UploadList } from '#plugins/coding/synonyms/upload/upload_list'

interface UploadOfList extends ListUpload {
  readonly listId: string
}

/** Takes a file over into a list of the installation. */
@inject()
export default class UploadIntoList extends UploadList<UploadOfList> {
  /** The MSSO gives out more than a project collects. */
  protected readonly most = 100_000

  constructor(
    database: Database,
    changes: Changes,
    private lists: SynonymLists,
    private synonyms: ListSynonyms
  ) {
    super(database, changes)
  }

  protected async hold(trx: Trx, { listId }: UploadOfList) {
    await this.lists.lock({ trx }, listId)
  }

  /** Refuses with 1005 a list that is not there. */
  protected async known(trx: Trx, keys: readonly string[], { listId }: UploadOfList) {
    const { id } = await this.lists.get(listId)
    return this.synonyms.known(trx, id, keys)
  }

  protected async write(open: OpenChange, compared: ComparedList, upload: UploadOfList) {
    const { listId: id, bytes } = upload
    const subject = { type: 'coding_synonym_list', id }
    const change = open({ name: 'coding_synonym_list.taken_over', subject })
    change.note('sha256', undefined, createHash('sha256').update(bytes).digest('hex'))
    await this.synonyms.put(change, id, compared)
  }

  /** What a project rejected or has not decided on is nothing for all the others. */
  protected checked({ lines, problems }: ReadList): ReadList {
    const undecided = lines
      .filter(({ state }) => state === 'proposed' || state === 'rejected')
      .map(({ line }): LineProblem => ({ line, column: 'state', says: onlyApproved }))
    return { lines, problems: [...problems, ...undecided].toSorted((a, b) => a.line - b.line) }
  }
}

const onlyApproved = wording('upload_into_list.only_approved')
