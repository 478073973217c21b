import { useTranslation } from 'react-i18next'
import type { ShownTables } from '#plugins/sur/contract/shown_tables'

/** What stands under each table: which freeze with its hash, or that the figures are live. */
export function useStamp({ freeze, lockPoint }: Pick<ShownTables, 'freeze' | 'lockPoint'>): string {
  const { t } = useTranslation()
  const lock = t('sur:tables.lock', { day: lockPoint })
  if (!freeze) return `${lock} · ${t('sur:freeze.live_stamp')}`
  const { seq, digest } = freeze
  return `${lock} · ${t('sur:freeze.stamp', { seq, digest })}`
}
