import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

/** Tells a day with the day of the week: `2026-11-29 (Sun)`. */
export function useDayText(): (day: string) => string {
  const { t, i18n } = useTranslation()
  return useCallback(
    (day) => t('deadlines:day', { day, weekday: weekday(day, i18n.language) }),
    [t, i18n.language]
  )
}

/** The day of the week, short. */
export function weekday(day: string, language: string, how: 'short' | 'narrow' = 'short'): string {
  return new Intl.DateTimeFormat(language, { weekday: how, timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`)
  )
}
