import type { PackedRows } from '#kernel/database/packed_rows'
import { packRows } from '#kernel/database/packed_rows'
import { FileProblems } from '#kernel/files/file_problems'

import type { ReadPacked, ReleaseFile, ReleaseDetails } from '#plugins/coding/contract/release'
import { wording } from '#plugins/drugs/lang/server/wording'
import type { DrugRow } from '#plugins/drugs/whodrug/drug_row'
import type { FormatName } from '#plugins/drugs/whodrug/layout/layout'
import { readLayout, shippedLayouts } from '#plugins/drugs/whodrug/layout/read_layout'
import { readB3 } from '#plugins/drugs/whodrug/reading/read_b3'
import { readC3 } from '#plugins/drugs/whodrug/reading/read_c3'
import { ReleaseTables } from '#plugins/drugs/whodrug/reading/release_tables'

const readers = { C3: readC3, B3: readB3 }

/** As many rows as are written at once. */
const AT_ONCE = 5000

/** Reads and checks a release of WHODrug: the product is its table, all others say something of it. */
export default function readPacked(
  files: readonly ReleaseFile[],
  details: ReleaseDetails
): ReadPacked {
  const format = details.format as FormatName
  const layout = details.layout ? readLayout(details.layout, format) : shippedLayouts[format]
  const language = details.language === 'zh' ? 'zh' : 'en'
  const problems = new FileProblems()
  const tables = new ReleaseTables(files, layout, language, problems)
  const parts: PackedRows[] = []
  const names = new Set<string>()
  const substances = new Set<string>()
  const counts = { products: 0, names: 0, substances: 0, generics: 0, withoutSubstance: 0 }
  let chinese = 0
  let rows: DrugRow[] = []
  const pack = () => {
    parts.push(...packRows('whodrug_products', rows))
    rows = []
  }
  if (problems.total === 0) {
    for (const row of readers[format](tables, problems)) {
      counts.products++
      if (row.isGeneric) counts.generics++
      if (row.substances.length === 0) counts.withoutSubstance++
      if (/\p{Script=Han}/u.test(row.name)) chinese++
      names.add(row.name)
      for (const each of row.substances) substances.add(each)
      // Of a release with a problem nothing is used.
      if (problems.total === 0 && rows.push(row) === AT_ONCE) pack()
    }
  }
  const products = tables.nameOf(format === 'C3' ? 'MP' : 'DD')
  if (problems.total === 0) {
    if (counts.products === 0) problems.add(products, null, noProduct)
    else if (chinese * 2 >= counts.products !== (language === 'zh')) {
      problems.add(products, null, otherLanguage(language))
    }
  }
  if (problems.total > 0) return { ok: false, problems: problems.list, total: problems.total }
  pack()
  const { encoding } = tables
  const counted = { ...counts, names: names.size, substances: substances.size }
  return {
    ok: true,
    release: { version: details.version!, language, encoding, counts: counted, parts },
  }
}

const noProduct = wording('read_packed.no_product')

function otherLanguage(language: 'en' | 'zh') {
  const name = language === 'zh' ? wording('read_packed.chinese') : wording('read_packed.english')
  return wording('read_packed.the_release_was_said_to_be', { value: name })
}
