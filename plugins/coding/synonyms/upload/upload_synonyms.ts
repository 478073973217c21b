import { inject } from '@adonisjs/core'

import type { Trx } from '#kernel/admin/resources/resource_records'
import { Changes, type OpenChange } from '#kernel/changes/changes'
import { Database } from '#kernel/database/database'

import { SynonymUploads } from '#plugins/coding/records/synonym_uploads'
import type { ComparedList } from '#plugins/coding/synonyms/upload/compare_list'
import { UploadList } from '#plugins/coding/synonyms/upload/upload_list'

/** Takes a list over into the synonyms of the current project. */
@inject()
export default class UploadSynonyms extends UploadList {
  protected readonly most = 20_000

  constructor(
    database: Database,
    changes: Changes,
    private synonyms: SynonymUploads
  ) {
    super(database, changes)
  }

  protected known(trx: Trx, keys: readonly string[]) {
    return this.synonyms.known(trx, keys)
  }

  protected async write(open: OpenChange, { fresh, changed }: ComparedList): Promise<void> {
    await this.synonyms.add(open, fresh)
    await this.synonyms.change(open, changed)
  }
}
