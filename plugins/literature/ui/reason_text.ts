import { useTranslation } from 'react-i18next'
import type { Setting } from './literature'

/** Gives the reason of a code in the language of the user; the code where the project has it no more. */
export function useReasonText(setting: Setting | null): (code: string | null) => string {
  const { i18n } = useTranslation()
  const language = i18n.language === 'zh' ? 'zh' : 'en'
  return (code) => setting?.reasons.find((each) => each.code === code)?.[language] ?? code ?? ''
}
