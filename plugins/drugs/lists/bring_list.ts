import { inject } from '@adonisjs/core'

import { StandardListLoading, type StandardListName } from '#plugins/drugs/contract'
import LoadList from '#plugins/drugs/lists/load_list'
import { StandardLists } from '#plugins/drugs/records/standard_lists'

/** Does at once what people of the platform do with a file. */
@inject()
export default class BringList extends StandardListLoading {
  constructor(
    private lists: StandardLists,
    private loadList: LoadList
  ) {
    super()
  }

  known() {
    return this.lists.known()
  }

  async bring(list: StandardListName, version: string, bytes: Uint8Array): Promise<void> {
    await this.loadList.handle({ list, version, fileName: `Demo ${list} ${version}`, bytes })
  }
}
