import { inject } from '@adonisjs/core'

import { ResourceReading } from '#kernel/admin/resources/resource_reading'
import type { ResourceRow, ResourceTable } from '#kernel/admin/resources/resource_table'
import type { Change } from '#kernel/changes/change'
import { Database } from '#kernel/database/database'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { byName, moment, whole } from '#kernel/http/answers'
import { currentActor } from '#kernel/tenancy/actor'
import { uuidOrNil } from '#kernel/http/is_uuid'

import { standardListFields, type StandardListName } from '#plugins/drugs/contract'
import { StandardListSchema } from '#plugins/drugs/database/schema'
import type { ListTerm } from '#plugins/drugs/lists/list_term'

type ResourceList = ResourceRow<typeof standardListFields>

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

/** A list as it is kept, without its terms. */
class StandardList extends StandardListSchema {
  static table = 'standard_lists'

  declare list: StandardListName
}

/** The lists of codes that were loaded for the installation. */
@inject()
export class StandardLists extends ResourceReading<typeof standardListFields> {
  readonly table: ResourceTable<typeof standardListFields> = {
    type: 'standard_list',
    model: StandardList,
    fields: standardListFields,
    search: ['version', 'fileName', 'loadedByName'],
    shown: { counts: { is: byName(whole) }, loadedAt: { is: moment } },
  }

  constructor(database: Database) {
    super(database)
  }

  /** Names of the lists that are or were in use. */
  async known(): Promise<StandardListName[]> {
    const rows = await this.database.readCompany((trx) =>
      StandardList.query({ client: trx }).distinct('list')
    )
    return rows.map(({ list }) => list)
  }

  /**
   * Writes a whole list, which is in use from then on. Loads take turns here.
   * @returns false when that version of the list is there
   */
  async add({ trx }: Change, { id, list, version, terms, ...origin }: NewList): Promise<boolean> {
    await this.takeTurn({ trx })
    const client = trx
    if (await StandardList.query({ client }).where({ list, version }).first()) return false
    const { userId, name } = currentActor()
    const loaded = { counts: countsOf(terms), loadedBy: userId, loadedByName: name }
    await StandardList.create(
      { id, list, version, state: 'retired', ...origin, ...loaded },
      { client }
    )
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
  async inUse({ trx }: Change, list: string): Promise<ResourceList | null> {
    const row = await this.rows(trx).where({ list, state: 'active' }).first()
    return row ? this.record(row) : null
  }

  /** Refuses with 1005 a list that is not there. */
  async lock({ trx }: Change, id: string): Promise<ResourceList> {
    const row = await this.rows(trx).where('id', uuidOrNil(id)).forUpdate().first()
    if (!row) throw new kernelErrors.E_DATA_NOT_FOUND()
    return this.record(row)
  }

  /** Nobody else changes a list meanwhile: whoever does has taken a turn. */
  async setState({ trx }: Change, id: string, state: 'active' | 'retired'): Promise<void> {
    const list = await StandardList.findOrFail(id, { client: trx })
    await list.merge({ state, revision: list.revision + 1 }).save()
  }
}

function countsOf(terms: readonly ListTerm[]): Record<string, number> {
  const classes = Map.groupBy(terms, (term) => term.class)
  const counts = [...classes].toSorted(([a], [b]) => a.localeCompare(b))
  return Object.fromEntries(counts.map(([name, inIt]) => [name, inIt.length]))
}
