import { createHash } from 'node:crypto'

import { inject } from '@adonisjs/core'

import { Changes } from '#kernel/changes/changes'
import { newId } from '#kernel/database/new_id'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { readTable } from '#kernel/files/read_table'

import type { StandardListName } from '#plugins/drugs/contract'
import { wording } from '#plugins/drugs/lang/server/wording'
import { type ListFile, readListFile } from '#plugins/drugs/lists/read_list_file'
import { StandardLists } from '#plugins/drugs/records/standard_lists'
import { refuseProblems } from '#plugins/drugs/tables/refuse_problems'

/** A file that somebody hands over, and what it is. */
export interface HandedList {
  readonly list: StandardListName
  readonly version: string
  readonly fileName: string
  readonly bytes: Uint8Array
}

/**
 * Loads a list whole, or not at all, and puts it into use in place of the one before, which stays:
 * cases may hold its codes.
 */
@inject()
export default class LoadList {
  constructor(
    private lists: StandardLists,
    private changes: Changes
  ) {}

  /** What stands in a file. Refuses with 3001 what cannot be read. */
  read({ list, version, bytes }: HandedList): ListFile {
    return readListFile(list, version, readTable(bytes))
  }

  /** Refuses with 3001 what cannot be read, has a bad line or is there in that version. */
  async handle(handed: HandedList): Promise<void> {
    const { list, version, fileName, bytes } = handed
    const { terms, problems } = this.read(handed)
    refuseProblems(problems)
    if (terms.length === 0) throw new kernelErrors.E_FILE_CONTENT({ detail: noTerms })
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const id = newId()
    await this.changes.recordMany(async (open) => {
      const change = open({ name: 'standard_list.loaded', subject: { type: 'standard_list', id } })
      const isNew = await this.lists.add(change, { id, list, version, fileName, sha256, terms })
      if (!isNew) throw new kernelErrors.E_FILE_CONTENT({ detail: alreadyThere(version) })
      const before = await this.lists.inUse(change, list)
      if (before) {
        const subject = { type: 'standard_list', id: before.id }
        const replaced = open({ name: 'standard_list.retired', subject })
        await this.lists.setState(replaced, before.id, 'retired')
        replaced.note('state', 'active', 'retired')
      }
      await this.lists.setState(change, id, 'active')
      const facts = { list, version, fileName, sha256, state: 'active', terms: terms.length }
      for (const [name, value] of Object.entries(facts)) change.note(name, undefined, value)
    })
  }
}

const noTerms = wording('load_list.no_terms')
const alreadyThere = (version: string) => wording('load_list.already_there', { version })
