import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { upgradeFields } from '#kernel/releases/upgrade_fields'
import { KeptCreate } from '../kept/kept_create'
import { KeptEdit } from '../kept/kept_edit'
import type { FormSection } from '../kept/kept_form'
import { KeptList } from '../kept/kept_list'

const sections = (t: TFunction): FormSection[] => [
  {
    title: t('admin.upgrades.one'),
    fields: ['suVersion', 'releaseTime', ['detailsZh', 'whole'], ['detailsEn', 'whole']],
  },
]

/** The versions of the product. */
export function UpgradeList() {
  const { t, i18n } = useTranslation()
  return (
    <KeptList
      fields={upgradeFields}
      columns={['suVersion', 'releaseTime', i18n.language === 'zh' ? 'detailsZh' : 'detailsEn']}
      sort={{ field: 'releaseTime', order: 'DESC' }}
      newLabel={t('admin.upgrades.new')}
      deletes
    />
  )
}

export function UpgradeCreate() {
  const { t } = useTranslation()
  return (
    <KeptCreate fields={upgradeFields} sections={sections(t)} title={t('admin.upgrades.new')} />
  )
}

export function UpgradeEdit() {
  const { t } = useTranslation()
  return (
    <KeptEdit
      fields={upgradeFields}
      sections={sections(t)}
      nameOf={({ suVersion }) => String(suVersion)}
      deletes
    />
  )
}
