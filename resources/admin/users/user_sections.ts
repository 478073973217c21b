import type { TFunction } from 'i18next'
import { personSection } from '../accounts/person_section'
import type { FormSection } from '../resource/resource_form'

/** What a user says, in the groups of its form. */
export function userSections(t: TFunction): FormSection[] {
  return [
    personSection(t),
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
