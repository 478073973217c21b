import type { TFunction } from 'i18next'
import type { FormSection } from '../resource/resource_form'

const halves = ['name', 'username', 'email', 'phone'] as const

/** Who somebody is, in the forms of accounts. */
export const personSection = (t: TFunction): FormSection => ({
  title: t('admin.users.person'),
  fields: [...halves.map((name) => [name, 'half'] as const), ['description', 'whole']],
})

/** How somebody new gets in for the first time. */
export const passwordSection = (t: TFunction): FormSection => ({
  title: t('admin.users.first_password'),
  fields: ['passwordBy', 'password'],
})
