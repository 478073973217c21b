import { useTranslation } from 'react-i18next'
import type { ReviewStatus } from '#plugins/literature/contract/review'
import { Tag, type Tone } from '#resources/kit/tag'

const tones: Record<ReviewStatus, Tone> = {
  ...({ checking: 'amber', to_screen: 'amber', undecided: 'amber', conflict: 'red' } as const),
  ...({ excluded: 'grey', safety: 'blue', possible: 'teal', full_text_wanted: 'teal' } as const),
  ...({ full_text: 'teal', valid: 'green', not_valid: 'grey', case: 'green' } as const),
  ...({ closed: 'grey', duplicate: 'grey' } as const),
}

/** Where an article is. */
export function StatusTag({ status }: { status: ReviewStatus }) {
  const { t } = useTranslation()
  return <Tag tone={tones[status]}>{t(`literature:status.${status}`)}</Tag>
}
