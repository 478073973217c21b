import { useTranslation } from 'react-i18next'
import type { DrugEntry } from '#plugins/drugs/contract'
import { Tag } from '#resources/kit/tag'

/** Where a drug comes from, and what one should know before taking it. */
export function DrugMarks({ entry }: { entry: DrugEntry }) {
  const { t } = useTranslation()
  const { source, version, isOwn, isGeneric, isWithdrawn } = entry
  return (
    <>
      {isOwn && <Tag tone="blue">{t('drugs:pick.own')}</Tag>}
      {source === 'whodrug' && <Tag tone="teal">WHODrug {version}</Tag>}
      {isGeneric && <Tag tone="green">{t('drugs:pick.generic')}</Tag>}
      {isWithdrawn && <Tag tone="amber">{t('drugs:pick.withdrawn')}</Tag>}
    </>
  )
}
