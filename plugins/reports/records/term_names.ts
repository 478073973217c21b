import type { Reading } from '#kernel/database/database'
import type { Words } from '#kernel/language/words'

import { knownTermNames } from '#plugins/coding/contract/views'

const levels = { soc: 1, pt: 4 } as const

/** What terms are called in the newest version that has them; a language that is not loaded has the other's name. */
export async function selectTermNames(
  trx: Reading,
  level: keyof typeof levels,
  codes: readonly number[]
): Promise<[string, Words][]> {
  if (codes.length === 0) return []
  const statement = `SELECT DISTINCT ON (code, language) code::text, language, name FROM ${knownTermNames}
     WHERE level = ? AND code = ANY (?::int[])
     ORDER BY code, language, string_to_array(version, '.')::int[] DESC`
  const { rows } = (await trx.rawQuery(statement, [levels[level], codes as number[]] as never)) as {
    rows: { code: string; language: string; name: string }[]
  }
  return [...Map.groupBy(rows, ({ code }) => code)].map(([code, named]) => {
    const name = (language: string) => named.find((each) => each.language === language)?.name
    const other = named[0]!.name
    return [code, { en: name('en') ?? other, zh: name('zh') ?? other }]
  })
}
