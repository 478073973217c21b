import { useTranslation } from 'react-i18next'
import { momentText, utcText } from '#kernel/fields/moment_text'
import { today } from '#kernel/fields/today'
import { useTimeZone } from '#resources/app/moment'

const DAY = 86_400_000

/** The day of a moment and how many days ago that is, as the project counts its days. */
export function Since({ at }: { at: string }) {
  const { t } = useTranslation()
  const timeZone = useTimeZone()
  const day = momentText(timeZone, at).slice(0, 10)
  const age = Math.max(0, Math.round((Date.parse(today({ timeZone })) - Date.parse(day)) / DAY))
  return (
    <time dateTime={at} title={`${momentText(timeZone, at)} · ${timeZone} · ${utcText(at)}`}>
      {day} · {t('cases:list.age', { count: age })}
    </time>
  )
}
