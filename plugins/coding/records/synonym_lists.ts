import { ResourceRecords } from '#kernel/admin/resources/resource_records'
import type { ResourceRow, ResourceTable } from '#kernel/admin/resources/resource_table'
import type { Change } from '#kernel/changes/change'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import type { ValuesOf } from '#kernel/fields/field'
import { oneOf, whole } from '#kernel/http/answers'

import { synonymListFields } from '#plugins/coding/contract/synonym'
import { CodingSynonymListSchema } from '#plugins/coding/database/schema'
import { wording } from '#plugins/coding/lang/server/wording'

type SynonymList = ResourceRow<typeof synonymListFields>

/** A list as it is kept, without its synonyms. */
class ListRow extends CodingSynonymListSchema {
  static table = 'coding_synonym_lists'
}

/** The lists of synonyms that all projects of the installation look words up in. */
export class SynonymLists extends ResourceRecords<typeof synonymListFields> {
  readonly table: ResourceTable<typeof synonymListFields> = {
    type: 'coding_synonym_list',
    model: ListRow,
    fields: synonymListFields,
    search: ['name', 'source'],
    shown: { synonymCount: { is: whole } },
    found: { state: oneOf('prepared', 'active', 'retired') },
    unique: {
      coding_synonym_lists_name: { field: 'name', refusal: kernelErrors.E_NAME_REPEATED },
    },
  }

  protected ownerColumns() {
    return {}
  }

  protected async beforeChange(
    _change: Change,
    before: SynonymList,
    { state }: ValuesOf<typeof synonymListFields>
  ): Promise<void> {
    if (before.state === 'prepared' || state !== 'prepared') return
    throw new kernelErrors.E_PARAMETER({
      detail: wasActive,
      errors: [{ field: 'state', rule: 'state', message: wasActive }],
    })
  }

  /** Cases were coded by what was ever active. */
  protected async beforeRemove({ trx }: Change, { id, state }: SynonymList): Promise<void> {
    if (state !== 'prepared') throw new kernelErrors.E_DATA_STATUS({ detail: stays })
    await trx.from('coding_list_synonyms').where({ list_id: id }).delete()
  }
}

const wasActive = wording('synonym_lists.was_active')
const stays = wording('synonym_lists.stays')
