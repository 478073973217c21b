import db from '@adonisjs/lucid/services/db'

import type { LicensedCode } from '#kernel/case/forms/licensed_lists'

import type { DictionaryLanguage } from '#plugins/coding/contract/dictionary'

interface NameRow {
  readonly code: number
  readonly version: string
  readonly names: Partial<Record<DictionaryLanguage, string>>
}

/** What the releases that are or were in use call lowest level terms. */
export class TermNames {
  /**
   * Those of the codes that any version has, in each language named by this one or else by the
   * newest that has them in that language.
   */
  async of(version: string, codes: readonly string[]): Promise<LicensedCode[]> {
    const numbers = codes.filter((code) => /^\d{1,9}$/.test(code))
    const { rows } = (await db.connection('app').rawQuery(
      `SELECT code, (array_agg(version ORDER BY of_it DESC, place DESC))[1] AS version,
         json_object_agg(language, name) AS names
       FROM (
         SELECT DISTINCT ON (code, language) code, language, name, version,
           version = ? AS of_it, string_to_array(version, '.')::int[] AS place
         FROM dictionary_releases JOIN dictionary_terms ON release_id = id AND level = 5
         WHERE dictionary = 'meddra' AND state IN ('active', 'retired') AND removed_at IS NULL
           AND code = ANY(?::int[])
         ORDER BY code, language, of_it DESC, place DESC
       ) AS newest GROUP BY code`,
      [version, numbers]
    )) as { rows: NameRow[] }
    return rows.map(({ code, version: of, names: { en, zh, ja } }) => {
      const any = (en ?? zh ?? ja)!
      return { code: String(code), version: of, name: { en: en ?? any, zh: zh ?? any } }
    })
  }
}
