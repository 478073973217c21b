import db from '@adonisjs/lucid/services/db'

import type { LicensedCode } from '#kernel/case/forms/licensed_lists'
import type { Words } from '#kernel/language/words'

/** What the lists in use say of codes; they belong to nobody, so anybody may ask. */
export class StandardTerms {
  /** Terms of a class of EDQM that may still be chosen; null when no list is in use. */
  async current(termClass: string): Promise<LicensedCode[] | null> {
    if (!(await this.isInUse('edqm'))) return null
    const rows = await terms('edqm')
      .where('class', termClass)
      .where('is_current', true)
      .orderBy('code')
      .select('code', 'name_en', 'name_zh', 'standard_terms.version as version')
    return rows.map(({ code, version, ...row }) => ({ code, version, name: wordsOf(row) }))
  }

  /** Names of those of the codes that the list has; null when no list is in use. */
  async named(list: string, codes: readonly string[]): Promise<Map<string, Words> | null> {
    if (!(await this.isInUse(list))) return null
    const rows = await terms(list)
      .whereIn('code', [...codes])
      .select('code', 'name_en', 'name_zh')
    return new Map(rows.map((row) => [row.code as string, wordsOf(row)]))
  }

  /** Those of the codes that a class of EDQM has, deprecated ones too. */
  async ofCodes(termClass: string, codes: readonly string[]): Promise<LicensedCode[]> {
    const rows = await terms('edqm')
      .where('class', termClass)
      .whereIn('code', [...codes])
      .select('code', 'name_en', 'name_zh', 'standard_terms.version as version')
    return rows.map(({ code, version, ...row }) => ({ code, version, name: wordsOf(row) }))
  }

  private async isInUse(list: string): Promise<boolean> {
    const row = await db
      .connection('app')
      .from('standard_lists')
      .where({ list, state: 'active' })
      .select('id')
      .first()
    return Boolean(row)
  }
}

/** In the other language where a term has no name in one. */
const wordsOf = ({ name_en: en, name_zh: zh }: Record<string, string>): Words => ({
  en: en || zh!,
  zh: zh || en!,
})

const terms = (list: string) =>
  db
    .connection('app')
    .from('standard_terms')
    .join('standard_lists', 'id', 'list_id')
    .where({ list, state: 'active' })
