import type { TFunction } from 'i18next'
import type { FormSection } from '../resource/resource_form'

/** What a role says, in the groups of its form. */
export function roleSections(t: TFunction): FormSection[] {
  return [
    { title: t('admin.roles.name'), fields: ['nameZh', 'nameEn'] },
    { title: t('admin.roles.rights'), fields: [['permissions', 'whole']] },
  ]
}
