import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { FoundBefore, SubmissionCheck } from '#plugins/gateway/contract/shown'
import { say } from '#resources/app/language'
import { Btn } from '#resources/kit/btn'
import { ErrorState } from '#resources/kit/error_state'
import { Tag } from '#resources/kit/tag'
import { colour, size } from '#resources/kit/theme/tokens'
import { fieldAddress } from '../field_address'

const Refusal = styled('div')({
  padding: '10px 12px',
  marginBottom: 12,
  borderRadius: size.radius,
  background: colour.redSoft,
  color: colour.redDeep,
})
const List = styled('ul')({
  'listStyle': 'none',
  'margin': '0 0 12px',
  'padding': 0,
  'maxHeight': 280,
  'overflow': 'auto',
  'border': `1px solid ${colour.line}`,
  'borderRadius': size.radius,
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gap: 8,
    alignItems: 'center',
    padding: '6px 12px',
    borderBottom: `1px solid ${colour.lineSoft}`,
  },
  '& li:last-of-type': { borderBottom: 0 },
  '& small': { display: 'block', fontSize: 12, color: colour.ink2 },
})

interface CheckFindingsProps {
  check: SubmissionCheck | null
  error: string | null
  caseId: string
  onRetry: () => void
  onGo: (address: string) => void
}

/** What stands against a submission: why it cannot leave, and what the rules find, with a way there. */
export function CheckFindings({ check, error, caseId, onRetry, onGo }: CheckFindingsProps) {
  const { t } = useTranslation()
  if (error) return <ErrorState text={error} onRetry={onRetry} />
  if (!check)
    return (
      <>
        <p role="status">{t('gateway:check.running')}</p>
        <Skeleton variant="rounded" height={120} />
      </>
    )
  const { refusal, errors, warnings } = check
  const list = (found: readonly FoundBefore[], kind: 'error' | 'warning') =>
    found.length > 0 && (
      <List
        tabIndex={0}
        aria-label={t(kind === 'error' ? 'gateway:check.errors' : 'gateway:check.warnings', {
          count: found.length,
        })}
      >
        {found.map(({ message, path, place, page }) => (
          <li key={`${path} ${message.en}`}>
            <Tag tone={kind === 'error' ? 'red' : 'amber'}>{t(`gateway:check.${kind}`)}</Tag>
            <span>
              {say(message)}
              <small className="num">{place}</small>
            </span>
            {page && (
              <Btn
                size="small"
                kind="ghost"
                aria-label={t('gateway:remark.go_to', { place })}
                onClick={() => onGo(fieldAddress(caseId, page, path))}
              >
                {t('gateway:remark.go')}
              </Btn>
            )}
          </li>
        ))}
      </List>
    )
  return (
    <>
      {refusal && (
        <Refusal role="alert">
          {say(refusal.sentence)} <span className="num">({refusal.code})</span>
        </Refusal>
      )}
      {errors.length > 0 && <p role="alert">{t('gateway:check.refused')}</p>}
      {list(errors, 'error')}
      {list(warnings, 'warning')}
      {!refusal && errors.length === 0 && warnings.length === 0 && (
        <p role="status" style={{ color: colour.green }}>
          {t('gateway:check.clean')}
        </p>
      )}
    </>
  )
}
