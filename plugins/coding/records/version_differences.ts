import db from '@adonisjs/lucid/services/db'

import { kernelErrors } from '#kernel/errors/kernel_errors'
import { wording } from '#plugins/coding/lang/server/wording'

/** What a later version made of a lowest level term that cases may be coded with. */
export const differenceKinds = ['gone', 'not_current', 'moved', 'other_soc', 'renamed'] as const
export type DifferenceKind = (typeof differenceKinds)[number]

/** A term that two versions do not have alike, with the names of the earlier one. */
export interface TermDifference {
  readonly code: number
  readonly name: string
  readonly kind: DifferenceKind
  /** Preferred terms, primary SOCs or names in both versions; null where there is nothing to say. */
  readonly before: string | null
  readonly after: string | null
}

const ofVersion = `
  select t.code, t.name, t.is_current, t.pt, p.name as pt_name, s.name as soc
  from dictionary_terms t
  left join dictionary_terms p on p.release_id = t.release_id and p.level = 4 and p.code = t.pt
  left join dictionary_paths w on w.release_id = t.release_id and w.pt = t.pt and w.is_primary
  left join dictionary_terms s on s.release_id = t.release_id and s.level = 1 and s.code = w.soc
  where t.level = 5 and t.release_id = (select id from dictionary_releases
    where dictionary = 'meddra' and version = ? and language = ? and removed_at is null)`

/** The gravest thing that happened to a term is told: a term that is gone is not told as moved. */
const differing = `
  select old.code, old.name,
    case when new.code is null then 'gone'
         when old.is_current and not new.is_current then 'not_current'
         when old.pt <> new.pt then 'moved'
         when old.soc is distinct from new.soc then 'other_soc'
         when old.name <> new.name then 'renamed' end as kind,
    case when new.code is null then null
         when old.is_current and not new.is_current then old.pt_name
         when old.pt <> new.pt then old.pt_name
         when old.soc is distinct from new.soc then old.soc
         else old.name end as before,
    case when new.code is null then null
         when old.is_current and not new.is_current then new.pt_name
         when old.pt <> new.pt then new.pt_name
         when old.soc is distinct from new.soc then new.soc
         else new.name end as after
  from (${ofVersion}) old left join (${ofVersion}) new on new.code = old.code
  where new.code is null or (old.is_current and not new.is_current) or old.pt <> new.pt
    or old.soc is distinct from new.soc or old.name <> new.name
  order by old.code`

/** What became of the lowest level terms of a version in a later one. */
export class VersionDifferences {
  /**
   * The terms that are not alike, by code. Refuses with 1005 when one of the versions is not loaded
   * in the language.
   */
  async between(from: string, to: string, language: string): Promise<TermDifference[]> {
    for (const version of [from, to]) await this.#refuseNotLoaded(version, language)
    const { rows } = (await db
      .connection('app')
      .rawQuery(differing, [from, language, to, language])) as { rows: TermDifference[] }
    return rows
  }

  async #refuseNotLoaded(version: string, language: string): Promise<void> {
    const release = await db
      .connection('app')
      .from('dictionary_releases')
      .where({ dictionary: 'meddra', version, language })
      .whereNull('removed_at')
      .first()
    if (release) return
    throw new kernelErrors.E_DATA_NOT_FOUND({
      detail: wording('version_differences.meddra_is_not_loaded', { version, language }),
    })
  }
}
