import type { CaseContent } from '#kernel/case/content/case_content'
import { valueOf } from '#kernel/case/content/leaf'
import type { Language } from '#kernel/language/words'

import { dayOf, dayText } from '#tests/invented/cases/day'
import { followUpOf } from '#tests/invented/cases/follow_up'

/** A version that is opened of an archived case, some days after it was made. */
export type InventedVersion = { readonly days: number } & (
  | { readonly act: 'follow-up' }
  | { readonly act: 'amendment' | 'nullification'; readonly reason: string }
)

/** What C.1.11.1 says of each. */
const marks = { nullification: '1', amendment: '2' } as const

/** The case as its next version says it. */
export function laterVersion(
  content: CaseContent,
  language: Language,
  version: InventedVersion
): CaseContent {
  if (version.act === 'follow-up') return followUpOf(content, language, version.days)
  const made = String(valueOf(content.C_1_2))
  return {
    ...content,
    C_1_2: `${dayText(dayOf(made.slice(0, 10)) + version.days)}${made.slice(10)}`,
    ...{ C_1_11_1: marks[version.act], C_1_11_2: version.reason },
  }
}
