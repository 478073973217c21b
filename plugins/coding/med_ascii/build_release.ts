import type { Tables } from '#plugins/coding/med_ascii/read_table'
import type { HierarchyLevel, Release, ReleaseTerm } from '#plugins/coding/med_ascii/release'

type Declared = Pick<Release, 'version' | 'language' | 'encoding'>

/** A release of the rows of its files. */
export function buildRelease(tables: Tables, declared: Declared): Release {
  return {
    ...declared,
    terms: termsOf(tables),
    paths: tables.mdhier.rows.map((row) => ({
      pt: Number(row.pt_code),
      hlt: Number(row.hlt_code),
      hlgt: Number(row.hlgt_code),
      soc: Number(row.soc_code),
      isPrimary: row.primary_soc_fg === 'Y',
    })),
    smqs: tables.smq_list.rows.map((row) => ({
      code: Number(row.smq_code),
      name: row.smq_name,
      level: Number(row.smq_level),
      description: row.smq_description,
      source: row.smq_source,
      note: row.smq_note,
      isActive: row.status === 'A',
      algorithm: row.smq_algorithm,
    })),
    members: tables.smq_content.rows.map((row) => ({
      smq: Number(row.smq_code),
      member: Number(row.term_code),
      level: Number(row.term_level),
      scope: Number(row.term_scope),
      category: row.term_category,
      weight: Number(row.term_weight),
      isActive: row.term_status === 'A',
    })),
  }
}

function termsOf({ soc, hlgt, hlt, pt, llt, intl_ord: order }: Tables): ReleaseTerm[] {
  const places = new Map(order.rows.map((row) => [row.soc_code, Number(row.intl_ord_code)]))
  return [
    ...soc.rows.map((row) =>
      term('soc', row.soc_code, row.soc_name, {
        abbreviation: row.soc_abbrev,
        place: places.get(row.soc_code) ?? null,
      })
    ),
    ...hlgt.rows.map((row) => term('hlgt', row.hlgt_code, row.hlgt_name)),
    ...hlt.rows.map((row) => term('hlt', row.hlt_code, row.hlt_name)),
    ...pt.rows.map((row) => term('pt', row.pt_code, row.pt_name)),
    ...llt.rows.map((row) =>
      term('llt', row.llt_code, row.llt_name, {
        pt: Number(row.pt_code),
        isCurrent: row.llt_currency === 'Y',
      })
    ),
  ]
}

function term(
  level: HierarchyLevel,
  code: string,
  name: string,
  more: Partial<ReleaseTerm> = {}
): ReleaseTerm {
  const plain = { pt: null, isCurrent: true, abbreviation: null, place: null }
  return { level, code: Number(code), name, ...plain, ...more }
}
