import type { TFunction } from 'i18next'
import type { FormSection } from '../resource/resource_form'

/** What a company says, in the groups of its form. */
export function companySections(t: TFunction): FormSection[] {
  return [
    {
      title: t('admin.companies.company'),
      fields: ['name', 'type', 'maxProjects', 'maxUsers', 'passwordPolicy'],
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
