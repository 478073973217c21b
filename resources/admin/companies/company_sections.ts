import type { TFunction } from 'i18next'
import type { FormSection } from '../kept/kept_form'

/** What a company says, in the groups of its form. */
export function companySections(t: TFunction): FormSection[] {
  return [
    {
      title: t('admin.companies.company'),
      fields: ['name', 'type', 'maxProjects', 'passwordPolicy'],
    },
    {
      title: t('admin.companies.contact'),
      fields: [
        ['contact', 'third'],
        ['phone', 'third'],
        ['fax', 'third'],
        ['address', 'whole'],
        ['department', 'whole'],
      ],
    },
    {
      title: t('admin.companies.reporting'),
      fields: [
        ['reportUnitCategory', 'third'],
        ['adrAccount', 'third'],
        ['serverName', 'third'],
      ],
    },
  ]
}
