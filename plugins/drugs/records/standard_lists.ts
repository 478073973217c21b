import { inject } from '@adonisjs/core'

import { KeptReading, sought } from '#kernel/admin/kept/kept_reading'
import { recordOf } from '#kernel/admin/kept/kept_rows'
import type { Kept, KeptTable } from '#kernel/admin/kept/kept_table'
import type { Change } from '#kernel/changes/change'
import { Database } from '#kernel/database/database'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { currentActor } from '#kernel/tenancy/actor'

import { standardListFields, type StandardListName } from '#plugins/drugs/contract'
import type { ListTerm } from '#plugins/drugs/lists/list_term'

type KeptList = Kept<typeof standardListFields>

/** Rows of one statement. */
const AT_ONCE = 2000

/** Writes rows that come as JSON; the order of the columns is that of the table. */
const insertTerms = `insert into standard_terms select ?::uuid, rows.* from json_to_recordset(?::json)
  as rows(class text, code text, "nameEn" text, "nameZh" text, "isCurrent" boolean, version text)`

export interface NewList {
  readonly id: string
  readonly list: StandardListName
  readonly version: string
  readonly fileName: string
  readonly sha256: string
  readonly terms: readonly ListTerm[]
}

/** The lists of codes that were loaded for the installation. */
@inject()
export class StandardLists extends KeptReading<typeof standardListFields> {
  readonly kept: KeptTable<typeof standardListFields> = {
    type: 'standard_list',
    table: 'standard_lists',
    fields: standardListFields,
    search: ['version', 'fileName', 'loadedByName'],
    shown: { counts: 'counts', loadedAt: 'loaded_at' },
  }

  constructor(database: Database) {
    super(database)
  }

  /** Names of the lists that are or were in use. */
  async known(): Promise<StandardListName[]> {
    const rows = await this.database.readCompany((trx) =>
      trx.from('standard_lists').distinct('list')
    )
    return rows.map(({ list }) => list as StandardListName)
  }

  /**
   * Writes a whole list, which is in use from then on. Loads take turns here.
   * @returns false when that version of the list is there
   */
  async add({ trx }: Change, { id, list, version, terms, ...origin }: NewList): Promise<boolean> {
    await this.takeTurn({ trx })
    const there = await trx.from('standard_lists').where({ list, version }).select('id').first()
    if (there) return false
    const { userId, name } = currentActor()
    await trx.table('standard_lists').insert({
      ...{ id, list, version, state: 'retired' },
      file_name: origin.fileName,
      sha256: origin.sha256,
      counts: JSON.stringify(countsOf(terms)),
      loaded_by: userId,
      loaded_by_name: name,
    })
    for (let from = 0; from < terms.length; from += AT_ONCE) {
      const part = JSON.stringify(terms.slice(from, from + AT_ONCE))
      await trx.rawQuery(insertTerms, [id, part])
    }
    return true
  }

  /** Nobody else loads or changes a list before the change is over. */
  async takeTurn({ trx }: Pick<Change, 'trx'>): Promise<void> {
    await trx.rawQuery(`select pg_advisory_xact_lock(hashtextextended('standard lists', 0))`)
  }

  /** The one of that name that is in use. */
  async inUse({ trx }: Change, list: string): Promise<KeptList | null> {
    const row = await this.rows(trx).where({ list, state: 'active' }).first()
    return row ? recordOf(this.kept, row) : null
  }

  /** Refuses with 1005 a list that is not there. */
  async lock({ trx }: Change, id: string): Promise<KeptList> {
    const row = await this.rows(trx).where('id', sought(id)).forUpdate().first()
    if (!row) throw new kernelErrors.E_DATA_NOT_FOUND()
    return recordOf(this.kept, row)
  }

  async setState({ trx }: Change, id: string, state: 'active' | 'retired'): Promise<void> {
    await trx
      .from('standard_lists')
      .where({ id })
      .update({ state, revision: trx.raw('revision + 1') })
  }
}

function countsOf(terms: readonly ListTerm[]): Record<string, number> {
  const classes = Map.groupBy(terms, (term) => term.class)
  const counts = [...classes].toSorted(([a], [b]) => a.localeCompare(b))
  return Object.fromEntries(counts.map(([name, inIt]) => [name, inIt.length]))
}
