import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { upgradeFields } from '#plugins/news/contract'
import { ResourceCreate } from '#resources/admin/resource/resource_create'
import { ResourceEdit } from '#resources/admin/resource/resource_edit'
import type { FormSection } from '#resources/admin/resource/resource_form'
import { ResourceList } from '#resources/admin/resource/resource_list'

const sections = (t: TFunction): FormSection[] => [
  {
    title: t('news:upgrades.one'),
    fields: ['suVersion', 'releaseTime', ['detailsZh', 'whole'], ['detailsEn', 'whole']],
  },
]

/** The versions of the product. */
export function UpgradeList() {
  const { t, i18n } = useTranslation()
  return (
    <ResourceList
      fields={upgradeFields}
      columns={['suVersion', 'releaseTime', i18n.language === 'zh' ? 'detailsZh' : 'detailsEn']}
      sort={{ field: 'releaseTime', order: 'DESC' }}
      newLabel={t('news:upgrades.new')}
      deletes
    />
  )
}

export function UpgradeCreate() {
  const { t } = useTranslation()
  return (
    <ResourceCreate fields={upgradeFields} sections={sections(t)} title={t('news:upgrades.new')} />
  )
}

export function UpgradeEdit() {
  const { t } = useTranslation()
  return (
    <ResourceEdit
      fields={upgradeFields}
      sections={sections(t)}
      nameOf={({ suVersion }) => String(suVersion)}
      deletes
    />
  )
}
