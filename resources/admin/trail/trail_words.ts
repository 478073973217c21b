import { roleFields } from '#kernel/access/roles/role_fields'
import { trailSubject } from '#kernel/changes/trail/trail_fields'
import type { ChoiceField, Field, Fields } from '#kernel/fields/field'
import type { Words } from '#kernel/language/words'
import { administratorFields } from '#kernel/people/administrators/administrator_fields'
import { userFields } from '#kernel/people/users/user_fields'
import { companyFields } from '#kernel/tenancy/companies/company_fields'
import { projectFields } from '#kernel/tenancy/projects/project_fields'
import { say } from '#resources/app/language'
import { fieldText } from '#resources/app/field_text'
import { pluginModules, type TrailWords } from '../plugin_modules'
import { wording } from '#resources/lang/wording'

const ofKernel: Readonly<Record<string, TrailWords>> = {
  user: {
    label: wording('trail_words.user'),
    fields: { ...administratorFields, ...userFields.projects.fields, ...userFields },
  },
  role: { label: wording('trail_words.role'), fields: roleFields },
  company: { label: wording('trail_words.company'), fields: companyFields },
  project: { label: wording('trail_words.project'), fields: projectFields },
}

const known = [ofKernel, ...pluginModules.map(({ trail }) => trail ?? {})]
const wordsOf = (subject: string) => known.find((words) => words[subject])?.[subject]
const fieldOf = (subject: string, path: string): Field | undefined => wordsOf(subject)?.fields[path]

/** What the list may be narrowed to. */
export const subjectChoice: ChoiceField = {
  ...trailSubject,
  kind: 'choice',
  of: known.flatMap((words) =>
    Object.entries(words).map(([value, { label }]) => ({ value, label }))
  ),
}

/** What kind of thing it is, in words; as it is audited when nobody says it. */
export const subjectLabel = (subject: string): string => say(wordsOf(subject)?.label) || subject

/** How people know what was changed: the label of the field, else its name. */
export const changedLabel = (subject: string, path: string): string =>
  say(fieldOf(subject, path)?.label) || path

/** Names of rows by their ids. */
type Names = Readonly<Record<string, Words>>

/** A value of the trail as people read it in lists, what it links to by name; else as it is. */
export function changedText(
  { subject, names }: { readonly subject: string; readonly names: Names },
  path: string,
  value: unknown
): string {
  const ofSubject = wordsOf(subject)?.fields ?? {}
  return valueText(value, { field: ofSubject[path], fields: ofSubject, names }) || '—'
}

interface FieldWords {
  readonly field: Field | undefined
  /** Whose words the values inside of it are known by. */
  readonly fields: Fields
  readonly names: Names
}

function valueText(value: unknown, { field, fields, names }: FieldWords): string {
  if (value === null || value === undefined) return ''
  const isPlain = field?.kind === 'choice' || field?.kind === 'choices'
  if (isPlain) return fieldText(field, value) || String(value)
  if (Array.isArray(value)) {
    return value.map((each) => valueText(each, { field, fields, names })).join('; ')
  }
  if (typeof value === 'object') {
    return insideText(value, field?.kind === 'rows' ? field.fields : undefined, { fields, names })
  }
  return say(names[String(value)]) || String(value)
}

/** The values of a row in the order of its form, each after what it is called. */
function insideText(
  row: object,
  ofRow: Fields | undefined,
  { fields, names }: Pick<FieldWords, 'fields' | 'names'>
): string {
  const known = ofRow ?? fields
  const values = new Map<string, unknown>(Object.entries(row))
  const inOrder = Object.keys(known).filter((name) => values.has(name))
  const others = ofRow ? [] : [...values.keys()].filter((name) => !inOrder.includes(name))
  return [...inOrder, ...others]
    .map((name) => {
      const text = valueText(values.get(name), { field: known[name], fields: known, names })
      return `${say(known[name]?.label) || name} ${text || '—'}`
    })
    .join(' · ')
}
