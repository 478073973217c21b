import type { TFunction } from 'i18next'

/** The version of a case in words: first report, follow-up 2, amendment. */
export function versionText(t: TFunction, kind: string, version: number): string {
  if (kind === 'follow-up') return t('cases:version.follow_up', { number: version - 1 })
  if (kind === 'amendment') return t('cases:version.amendment')
  if (kind === 'nullification') return t('cases:version.nullification')
  return t('cases:version.first')
}
