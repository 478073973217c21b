import { useTranslation } from 'react-i18next'
import type { ChangeCount } from './count_changes'

/** How much differs, in words; what there is none of is not mentioned. */
export function CountText({ count }: { count: ChangeCount }) {
  const { t } = useTranslation()
  const { elements, added, removed, moved } = count
  const parts = [
    elements > 0 && t('cases:history.elements', { count: elements }),
    added > 0 && t('cases:history.rows_added', { count: added }),
    removed > 0 && t('cases:history.rows_removed', { count: removed }),
    moved > 0 && t('cases:history.rows_moved', { count: moved }),
  ]
  return parts.filter(Boolean).join(' · ')
}
