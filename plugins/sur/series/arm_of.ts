import { type CaseContent, isRows, type Row } from '#kernel/case/content/case_content'
import { nameIn, valueOf } from '#kernel/case/content/leaf'

import type { Arm } from '#plugins/sur/contract/series'
import { isSuspect } from '#plugins/sur/series/related'

const placebo = /placebo|安慰剂/i

const textOf = (leaf: unknown): string => {
  const value = valueOf(leaf)
  return value === undefined ? '' : String(value).trim()
}
const rowsOf = (rows: unknown): readonly Row[] => (isRows(rows) ? rows : [])

/** What a drug is called, and what is in it, as a case names it; in small letters. */
function namesOf(drug: Row): string[] {
  const substances = rowsOf(drug.G_k_2_3_r).map(({ G_k_2_3_r_1 }) => textOf(G_k_2_3_r_1))
  const names = [textOf(drug.G_k_2_2), textOf(drug.G_k_CN_1), nameIn(drug.G_k_2_1_2b) ?? '']
  return [...names, ...substances].filter((name) => name !== '').map((name) => name.toLowerCase())
}

/**
 * Whether a drug is the product of the report: it says so itself (G.k.CN.3), or one of its names holds
 * one of the names of the product.
 * @param products in any letters
 */
function isProduct(drug: Row, products: readonly string[]): boolean {
  if (textOf(drug.G_k_CN_3) === 'true') return true
  const asked = products.map((name) => name.trim().toLowerCase()).filter((name) => name !== '')
  return namesOf(drug).some((name) => asked.some((product) => name.includes(product)))
}

/**
 * What the subject of a case received, by its suspect and interacting drugs: blinded while any of them is
 * (G.k.2.5), else the study drug where one is the product, else a placebo where one is called so, else a
 * comparator; not stated where there is none.
 */
export function armOf({ G_k }: CaseContent, products: readonly string[]): Arm {
  const drugs = rowsOf(G_k).filter(({ G_k_1 }) => isSuspect(textOf(G_k_1) || null))
  if (drugs.length === 0) return 'not_stated'
  if (drugs.some(({ G_k_2_5 }) => textOf(G_k_2_5) === 'true')) return 'blinded'
  if (drugs.some((drug) => isProduct(drug, products))) return 'study_drug'
  const isPlacebo = drugs.some((drug) => namesOf(drug).some((name) => placebo.test(name)))
  return isPlacebo ? 'placebo' : 'comparator'
}
