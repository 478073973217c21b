import type { TFunction } from 'i18next'

/** Databases whose names are told in the language of the user. */
const named = ['cnki', 'wanfang', 'vip', 'pubmed', 'embase', 'europe_pmc', 'ovid'] as const

type Named = (typeof named)[number]

/** The name of a database; its code where it has no name here. */
export function sourceText(t: TFunction, source: string): string {
  return named.some((each) => each === source) ? t(`literature:source.${source as Named}`) : source
}
