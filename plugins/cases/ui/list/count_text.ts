import type { TFunction } from 'i18next'
import type { CasePage } from './case_row'

/** How many cases there are and how long the database took: `12,408 cases · 0.04 s`. */
export function countText(t: TFunction, page: CasePage, language: string): string {
  const count = new Intl.NumberFormat(language).format(page.total)
  const seconds = (page.ms / 1000).toFixed(2)
  return t('cases:list.count', {
    count: page.total,
    shown: page.totalIsLowerBound ? `${count}+` : count,
    seconds,
  })
}
