import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { say } from '#resources/app/language'
import { Btn } from '#resources/kit/btn'
import { colour, size } from '#resources/kit/theme/tokens'
import { caseAddress } from '../open/case_address'
import type { SimilarCase } from './use_similar_cases'

const Root = styled('section')({
  'marginTop': 16,
  '& h3': { font: 'inherit', fontWeight: 650, margin: 0 },
})
const List = styled('ul')({ listStyle: 'none', margin: '6px 0 0', padding: 0 })
const Card = styled('li')({
  'padding': '8px 10px',
  'marginBottom': 8,
  'background': colour.card,
  'border': `1px solid ${colour.amberLine}`,
  'borderRadius': size.radius,
  'fontSize': 12,
  '& p': { margin: '2px 0 0', color: colour.ink2 },
  '& a': { fontWeight: 600, fontSize: 13 },
})
const Acts = styled('div')({ display: 'flex', gap: 6, marginTop: 6 })

interface SimilarCasesProps {
  cases: readonly SimilarCase[]
  onFollowUp: (one: SimilarCase) => void
}

/** Cases that may tell of the same: what they have in common, and what can be done instead of a new one. */
export function SimilarCases({ cases, onFollowUp }: SimilarCasesProps) {
  const { t } = useTranslation()
  if (cases.length === 0) return null
  return (
    <Root aria-label={t('cases:book_in.similar')}>
      <h3>{t('cases:book_in.similar')}</h3>
      <List role="list" aria-live="polite">
        {cases.map((one) => (
          <Card key={one.id}>
            {/* In a window of its own: what was typed stays. */}
            <a
              href={caseAddress(one)}
              target="_blank"
              rel="noreferrer"
              title={t('cases:book_in.open', { caseNo: one.caseNo })}
            >
              {one.caseNo}
            </a>
            {one.because.map((reason) => (
              <p key={reason.en}>{say(reason)}</p>
            ))}
            <p>{factsOf(one)}</p>
            <Acts>
              <Btn size="small" onClick={() => onFollowUp(one)}>
                {t('cases:book_in.follow_up')}
              </Btn>
            </Acts>
          </Card>
        ))}
      </List>
    </Root>
  )
}

/** What lists show of a case, as far as it is known. */
function factsOf({ shown }: SimilarCase): string {
  const { product, reaction, subject, country, firstReceived } = shown
  return [subject, product, reaction, country, firstReceived].filter(Boolean).join(' · ')
}
