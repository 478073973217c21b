import type { TFunction } from 'i18next'
import type { Feedback } from '../feedback'

/** Where a message came: its file, the name inside a ZIP, and its number where a file has several. */
export function fileText(
  t: TFunction,
  { fileName, entry, report }: Pick<Feedback, 'fileName' | 'entry' | 'report'>
): string {
  const number = report > 1 ? t('feedback:message_number', { number: report }) : null
  return [fileName, entry, number].filter(Boolean).join(' / ')
}
