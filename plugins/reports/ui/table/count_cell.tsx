import { useTranslation } from 'react-i18next'
import type { Counts } from '#plugins/reports/contract'
import { Link } from '#resources/app/navigation/link'
import { Quiet } from '#resources/kit/panel'

interface CountCellProps {
  counts: Counts
  /** The same today, beside a kept number. */
  now?: Counts
  /** Things are counted, not cases. */
  isOfThings: boolean
  href: string
}

/** A number that opens its cases; nothing to open where there is none. */
export function CountCell({ counts, now, isOfThings, href }: CountCellProps) {
  const { t } = useTranslation()
  const shown = (of: Counts) => of[isOfThings ? 1 : 0]
  const [cases] = counts
  const today = now && shown(now) !== shown(counts) && (
    <Quiet className="num" title={t('reports:run.today')}>
      {' → '}
      {shown(now)}
    </Quiet>
  )
  return (
    <td className="num">
      {cases === 0 ? (
        <Quiet>0</Quiet>
      ) : (
        <Link href={href} title={t('reports:open', { count: cases })}>
          {shown(counts)}
        </Link>
      )}
      {today}
    </td>
  )
}
