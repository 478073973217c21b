import type { TFunction } from 'i18next'
import { personSection } from '../accounts/person_section'
import type { FormSection } from '../resource/resource_form'

/** What an administrator says, in the groups of the form. */
export function administratorSections(t: TFunction): FormSection[] {
  return [
    personSection(t),
    {
      title: t('admin.users.access'),
      fields: [
        ['company', 'third'],
        ['startDate', 'third'],
        ['endDate', 'third'],
      ],
    },
  ]
}
