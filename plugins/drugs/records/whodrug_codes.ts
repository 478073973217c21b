import { inject } from '@adonisjs/core'

import { Database } from '#kernel/database/database'

import { knownReleases } from '#plugins/coding/contract/views'

/** Versions that are or were in use, and those of them that have a code. */
export interface KnownCodes {
  readonly versions: ReadonlySet<string>
  readonly byCode: ReadonlyMap<string, ReadonlySet<string>>
}

const everInUse = `select id, version from ${knownReleases}
  where dictionary = 'whodrug' and state in ('active', 'retired')`

const having = `select code, version from whodrug_products
  join (${everInUse}) releases on id = release_id where code = any(?)`

/** Tells which codes WHODrug has, or had. */
@inject()
export class WhodrugCodes {
  constructor(private database: Database) {}

  async known(codes: readonly string[]): Promise<KnownCodes> {
    if (codes.length === 0) return { versions: new Set(), byCode: new Map() }
    return this.database.readCompany(async (trx) => {
      const releases = await trx.rawQuery(everInUse)
      const found = await trx.rawQuery(having, [codes as string[]])
      const byCode = new Map<string, Set<string>>()
      for (const { code, version } of found.rows as { code: string; version: string }[]) {
        byCode.set(code, (byCode.get(code) ?? new Set()).add(version))
      }
      const all = (releases.rows as { version: string }[]).map(({ version }) => version)
      return { versions: new Set(all), byCode }
    })
  }
}
