import settingRules from '#kernel/configuration/rules/main'
import uploadRules from '#kernel/files/checks/rules/main'
import passwordRules from '#kernel/identity/passwords/rules/main'
import type { RuleBook } from '#kernel/case/findings/rule_book'
import type { FormSchemas } from '#kernel/case/forms/form_schemas'
import { deriveRules } from '#kernel/case/rules/derived/main'
import { describeRules } from '#kernel/case/rules/describe_rules'
import { markdownTable } from '#kernel/reports/markdown_table'
import type { Report } from '#kernel/reports/report'

export const rulesReport = (book: RuleBook, forms: FormSchemas): Report => ({
  file: 'rules.md',
  title: 'Rules',
  about:
    'What is checked in a case. Only an unknown key and a wrong JSON type refuse a save; everything here is shown as a finding.',
  async write() {
    return [
      '## Made from the catalogue',
      'One rule for each element that the aspect applies to.',
      markdownTable(['Rule', 'Title', 'Elements'], derivedRows(forms)),
      '## Stated by plugins',
      describeRules(book.contributed()),
      '## For uploads',
      describeRules(uploadRules),
      '## For passwords',
      describeRules(passwordRules),
      '## For settings of a project',
      describeRules(settingRules),
    ].join('\n\n')
  },
})

function derivedRows(forms: FormSchemas): string[][] {
  const counted = new Map<string, { title: string; elements: Set<string> }>()
  for (const { id, title, elements } of deriveRules(forms.catalogue)) {
    const found = counted.get(id) ?? { title: `${title.en} / ${title.zh}`, elements: new Set() }
    for (const element of elements) found.elements.add(element)
    counted.set(id, found)
  }
  return [...counted]
    .sort(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([id, { title, elements }]) => [id, title, String(elements.size)])
}
