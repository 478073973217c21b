import type { TFunction } from 'i18next'
import type { FormSection } from '../kept/kept_form'

/** What a user says, in the groups of its form. */
export function userSections(t: TFunction): FormSection[] {
  return [
    {
      title: t('admin.users.person'),
      fields: [
        ...(['name', 'username', 'email', 'phone'] as const).map((name) => [name, 'half'] as const),
        ['description', 'whole'],
      ],
    },
    {
      title: t('admin.users.access'),
      fields: [
        ['rank', 'third'],
        ['startDate', 'third'],
        ['endDate', 'third'],
        ['projects', 'whole'],
      ],
    },
  ]
}
