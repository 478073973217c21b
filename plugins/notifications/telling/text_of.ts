import type { Words } from '#kernel/language/words'

import { textFields } from '#plugins/notifications/contract'
import { wording } from '#plugins/notifications/lang/server/wording'
import type { NoticeRule } from '#plugins/notifications/records/notice_rules'
import type { CaseTold } from '#plugins/notifications/telling/case_told'

type DestinationKey = Parameters<typeof wording>[0] & `destination.${string}`

/** What people are told, in both languages: in the words of the rule where it has some. */
export function textOf(
  told: CaseTold,
  rule: Pick<NoticeRule, 'textZh' | 'textEn'>,
  project: string
): Words {
  const usual = wording(`text.${told.event}`)
  return {
    en: filled(rule.textEn || usual.en, told, project, 'en'),
    zh: filled(rule.textZh || usual.zh, told, project, 'zh'),
  }
}

function filled(text: string, told: CaseTold, project: string, language: keyof Words): string {
  const { caseNo, due = '', days, destination, step } = told
  const values: Record<(typeof textFields)[number], string> = {
    ...{ caseNo, project, due, days: days === undefined ? '' : String(Math.abs(days)) },
    destination: destination
      ? wording(`destination.${destination}` as DestinationKey)[language]
      : '',
    step: step?.[language] ?? '',
  }
  return textFields.reduce((all, name) => all.replaceAll(`{{${name}}}`, values[name]), text)
}
