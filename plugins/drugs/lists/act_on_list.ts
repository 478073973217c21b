import { inject } from '@adonisjs/core'

import { Changes } from '#kernel/changes/changes'
import { kernelErrors } from '#kernel/errors/kernel_errors'

import { wording } from '#plugins/drugs/lang/server/wording'
import { StandardLists } from '#plugins/drugs/records/standard_lists'

/** Takes a list out of use, or back into use in place of the one that is. */
@inject()
export default class ActOnList {
  constructor(
    private lists: StandardLists,
    private changes: Changes
  ) {}

  /** Refuses with 1005 a list that is not there, with 1006 one that is so already. */
  async handle(id: string, act: 'retire' | 'use'): Promise<void> {
    await this.changes.recordMany(async (open) => {
      const subject = { type: 'standard_list', id }
      const isUsed = act === 'use'
      const change = open({
        name: isUsed ? 'standard_list.used' : 'standard_list.retired',
        subject,
      })
      await this.lists.takeTurn(change)
      const list = await this.lists.lock(change, id)
      const state = isUsed ? 'active' : 'retired'
      if (list.state === state) throw new kernelErrors.E_DATA_STATUS({ detail: already })
      const before = isUsed ? await this.lists.inUse(change, list.list) : null
      if (before) {
        const other = { type: 'standard_list', id: before.id }
        const replaced = open({ name: 'standard_list.retired', subject: other })
        await this.lists.setState(replaced, before.id, 'retired')
        replaced.note('state', 'active', 'retired')
      }
      await this.lists.setState(change, id, state)
      change.note('state', list.state, state)
    })
  }
}

const already = wording('act_on_list.already')
