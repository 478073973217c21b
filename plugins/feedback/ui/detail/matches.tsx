import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Link } from '#resources/app/navigation/link'
import { Btn } from '#resources/kit/btn'
import { Grow, Quiet } from '#resources/kit/panel'
import type { ShownFeedback } from '../feedback'

type Judged = NonNullable<ShownFeedback['judged']>

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minHeight: 32,
})

interface MatchesProps {
  judged: Judged
  isBusy: boolean
  onFollow: (caseId: string) => void
}

/** What a message is to the cases of the project: the cases that share an identifier with it, and by which. */
export function Matches({ judged: { verdict, matches }, isBusy, onFollow }: MatchesProps) {
  const { t } = useTranslation()
  return (
    <div>
      <div role="status">{t(`feedback:verdict.${verdict}`)}</div>
      {matches.map(({ caseId, caseNo, reasons, waitsFor }) => (
        <Line key={caseId}>
          {verdict === 'deleted-case' ? (
            <span className="num">{caseNo}</span>
          ) : (
            <Link className="num" href={`/cases/${caseId}`}>
              {caseNo}
            </Link>
          )}
          {reasons.map(({ element, value }) => (
            <span key={`${element} ${value}`} className="num">
              <Quiet>{element}</Quiet> {value}
            </span>
          ))}
          {waitsFor && <Quiet>{t(`feedback:waits.${waitsFor}`)}</Quiet>}
          <Grow />
          {verdict !== 'deleted-case' && (
            <Btn
              size="small"
              disabled={isBusy || waitsFor !== null}
              onClick={() => onFollow(caseId)}
            >
              {t('feedback:generate.follow_up', { caseNo })}
            </Btn>
          )}
        </Line>
      ))}
    </div>
  )
}
