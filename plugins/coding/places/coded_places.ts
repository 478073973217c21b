import { createHash } from 'node:crypto'

import type { CaseContent } from '#kernel/case/content/case_content'
import { valueOf } from '#kernel/case/content/leaf'
import { codedTerms, type TermElement, termElements } from '#kernel/case/forms/coded_terms'
import type { FormSchemas } from '#kernel/case/forms/form_schemas'

import { foldTight } from '#plugins/coding/search/fold'

/** Code list of the elements that take a lowest level term. */
export const LLT_LIST = 'meddra-llt'

/** A place of a case with a code, or with words that wait for one. */
export interface CodedPlace {
  readonly path: string
  readonly element: string
  /** What was reported; empty where the guide has no element for it. */
  readonly verbatim: string
  /** Digits as they stand in the case; null where a code is missing. */
  readonly code: string | null
  /** Empty when the case does not say it. */
  readonly version: string
}

/** The elements that take lowest level terms, as the page that shows them all has them. */
export function lltElements({ catalogue, pages }: FormSchemas): TermElement[] {
  const overview = pages.find(({ overview: of }) => of === LLT_LIST)
  return overview ? termElements(catalogue, pages, overview) : []
}

/** The places of a case for lowest level terms. Whoever says why there is no value needs no code. */
export function codedPlaces(elements: readonly TermElement[], content: CaseContent): CodedPlace[] {
  return codedTerms(elements, content).flatMap(({ path, element, leaf, version, words, state }) => {
    const reported = text(words?.leaf)
    const entered = text(leaf)
    const verbatim = reported || (state === 'text' ? entered : '')
    const code = state === 'coded' ? entered : null
    if (state === 'null_flavour' || (code === null && verbatim === '')) return []
    return [{ path, element, verbatim, code, version: text(version) }]
  })
}

const text = (leaf: unknown): string => String(valueOf(leaf) ?? '').trim()

/** Longer keys would not fit into an index; no dictionary has such a term. */
const LONGEST = 500

/** What verbatims that mean the same have in common; texts of signs alone have none. */
export function verbatimKey(verbatim: string): string {
  const key = foldTight(verbatim)
  if (key.length <= LONGEST) return key
  return `${key.slice(0, 100)}…${createHash('sha256').update(key).digest('hex')}`
}
