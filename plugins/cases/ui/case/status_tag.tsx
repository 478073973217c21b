import { useTranslation } from 'react-i18next'
import { Tag, type Tone } from '#resources/kit/tag'

const tones: Record<string, Tone> = {
  EVALUATION: 'teal',
  REVIEW: 'teal',
  SUBMISSION: 'violet',
  ARCHIVED: 'green',
}

/** Where the case stands in its process; a status without words of its own shows its code. */
export function StatusTag({ value }: { value: string }) {
  const { t } = useTranslation()
  return (
    <Tag tone={tones[value] ?? 'grey'}>{t(`cases:status.${value}`, { defaultValue: value })}</Tag>
  )
}
