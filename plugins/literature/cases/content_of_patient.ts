import { type CaseContent, isRows } from '#kernel/case/content/case_content'
import { valueOf } from '#kernel/case/content/leaf'
import { newId } from '#kernel/database/new_id'

import { vancouverOf } from '#plugins/literature/citing/vancouver'
import type { FullText } from '#plugins/literature/contract/review'
import type { Article } from '#plugins/literature/formats/article'

/** What somebody read of one patient in an article. */
export interface ReadPatient {
  /** Code of ISO 5218. */
  readonly sex?: '1' | '2' | undefined
  readonly age?: number | undefined
  /** Unit of the age in UCUM: a, mo, wk, d. */
  readonly ageUnit?: string | undefined
  /** The suspect drug, as the article names it. */
  readonly drug: string
  /** Reactions, as the article names them. */
  readonly reactions: readonly string[]
}

/** What holds for all cases of an article. */
export interface ReadArticle {
  readonly record: Article
  /** C.1.3, by the origin of the report. */
  readonly reportType: string
  /** C.1.4 and C.1.5, yyyy-MM-dd. */
  readonly dayZero: string
  /** The full text, where it may be passed on. */
  readonly fullText: FullText | null
}

/**
 * A case that an article follows up: the citation is one more literature reference (C.4.r), where the
 * case does not have it.
 */
export function withReference(content: CaseContent, record: Article): CaseContent {
  const citation = vancouverOf(record)
  const known = isRows(content.C_4_r) ? content.C_4_r : []
  if (known.some((row) => valueOf(row.C_4_r_1) === citation)) return content
  return { ...content, C_4_r: [...known, { id: newId(), C_4_r_1: citation }] }
}

/** C.2.r.1.2 and C.2.r.1.4 take so many characters. */
const LONGEST_NAME = 60

/**
 * What a case says that comes of an article: what somebody read there, the citation (C.4.r.1), the
 * source (C.1.CN.1 = 5), the first author as reporter, nothing else.
 */
export function contentOfPatient(patient: ReadPatient, article: ReadArticle): CaseContent {
  const { sex, age, ageUnit, drug, reactions } = patient
  const { record, reportType, dayZero, fullText } = article
  const reporter = authorOf(record)
  const leaf = fullText && {
    ...{ file: fullText.sha, name: fullText.name },
    ...{ mediaType: fullText.mediaType, size: fullText.size },
  }
  return {
    ...{ C_1_3: reportType, C_1_4: dayZero, C_1_5: dayZero, C_1_CN_1: '5' },
    C_4_r: [{ id: newId(), C_4_r_1: vancouverOf(record), ...(leaf && { C_4_r_2: leaf }) }],
    ...(reporter && { C_2_r: [{ id: newId(), ...reporter, C_2_r_5: '1' }] }),
    ...(sex && { D_5: sex }),
    ...(age !== undefined && { D_2_2a: String(age), D_2_2b: ageUnit ?? 'a' }),
    E_i: reactions.map((reaction) => ({ id: newId(), E_i_1_1a: reaction })),
    G_k: [{ id: newId(), G_k_1: '1', G_k_2_2: drug }],
  } as CaseContent
}

/** Family and given name of the first author, as far as the record tells them apart. */
function authorOf({ authors }: Article): Record<string, string> | null {
  const [first] = authors
  if (first === undefined) return null
  const [family = '', given = ''] = first.includes(',')
    ? first.split(',').map((part) => part.trim())
    : /\p{Script=Han}/u.test(first)
      ? [first]
      : splitLast(first)
  // A name that has no room there is entered by hand: nothing is cut.
  if (Math.max(family.length, given.length) > LONGEST_NAME) return null
  return { C_2_r_1_4: family, ...(given !== '' && { C_2_r_1_2: given }) }
}

/** `Demo AB` is family name and initials; other names stay whole. */
function splitLast(name: string): string[] {
  const [, family, initials] = /^(.+?)\s+(\p{Lu}{1,4})$/u.exec(name.trim()) ?? []
  return family && initials ? [family, initials] : [name]
}
