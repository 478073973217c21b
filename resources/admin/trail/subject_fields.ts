import { roleFields } from '#kernel/access/roles/role_fields'
import type { Field, Fields } from '#kernel/fields/field'
import { noticeFields } from '#kernel/notices/notice_fields'
import { administratorFields } from '#kernel/people/administrators/administrator_fields'
import { userFields } from '#kernel/people/users/user_fields'
import { upgradeFields } from '#kernel/releases/upgrade_fields'
import { companyFields } from '#kernel/tenancy/companies/company_fields'
import { projectFields } from '#kernel/tenancy/projects/project_fields'
import { say } from '#resources/app/language'
import { fieldText } from '../kept/field_text'
import { pluginModules } from '../plugin_modules'

const ofKernel: Readonly<Record<string, Fields>> = {
  user: { ...administratorFields, ...userFields },
  role: roleFields,
  company: companyFields,
  project: projectFields,
  notice: noticeFields,
  upgrade: upgradeFields,
}

function fieldOf(subject: string, path: string): Field | undefined {
  const known = [ofKernel, ...pluginModules.map(({ fields }) => fields ?? {})]
  return known.find((fields) => fields[subject]?.[path])?.[subject]?.[path]
}

/** How people know what was changed: the label of the field, else its name. */
export const changedLabel = (subject: string, path: string): string =>
  say(fieldOf(subject, path)?.label) || path

/** A value of the trail as people read it in lists; where no list shows it so, as it is. */
export function changedText(subject: string, path: string, value: unknown): string {
  if (value === null || value === undefined) return '—'
  const field = fieldOf(subject, path)
  const isPlain = field?.kind === 'choice' || field?.kind === 'choices'
  if (isPlain) return fieldText(field, value) || String(value)
  return typeof value === 'string' ? value : JSON.stringify(value)
}
