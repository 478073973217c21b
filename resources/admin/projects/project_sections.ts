import type { TFunction } from 'i18next'
import type { FormSection } from '../resource/resource_form'

/** What a project says, in the groups of its form. */
export function projectSections(t: TFunction): FormSection[] {
  return [
    {
      title: t('admin.projects.project'),
      fields: [
        ['code', 'third'],
        ['name', 'rest'],
        ['type', 'third'],
        ['startDate', 'third'],
        ['timeZone', 'third'],
        ['overview', 'whole'],
      ],
    },
    { title: t('admin.projects.limits'), fields: ['maxCases', 'maxUsers'] },
    {
      title: t('admin.projects.reporting'),
      fields: [['regions', 'whole'], 'senderIdentifier', 'receiverIdentifier'],
    },
  ]
}
