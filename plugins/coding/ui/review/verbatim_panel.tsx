import { Link } from '#resources/app/navigation/link'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { say } from '#resources/app/language'
import { Btn } from '#resources/kit/btn'
import { EmptyState } from '#resources/kit/empty_state'
import { colour } from '#resources/kit/theme/tokens'
import { TermDetails } from '../pick/term_details'
import type { OpenVerbatim } from './open_verbatim'

const Root = styled('div')({ display: 'flex', flexDirection: 'column', minHeight: 0 })
const Head = styled('div')({
  'padding': '12px 18px',
  'borderBottom': `1px solid ${colour.line}`,
  '& h2': { margin: 0, fontSize: 15, fontWeight: 650, overflowWrap: 'anywhere' },
  '& p': { margin: '4px 0 0', color: colour.ink2, fontSize: 12.5 },
  '& p > span': { marginRight: 12 },
  // A number of a case stays in one piece.
  '& a': { display: 'inline-block', marginRight: 10, whiteSpace: 'nowrap' },
})
const Acts = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  padding: '10px 12px',
  borderTop: `1px solid ${colour.line}`,
})

export interface ReviewActs {
  accept?: () => void
  change?: () => void
  putAside?: () => void
  takeBack?: () => void
  next: () => void
}

interface VerbatimPanelProps {
  row: OpenVerbatim
  acts: ReviewActs
  busy: boolean
  /** Whether there is a dictionary to look it up in. */
  isLookedUp: boolean
}

/** One verbatim: where it stands, the term that it most likely means, and what may be done. */
export function VerbatimPanel({ row, acts, busy, isLookedUp }: VerbatimPanelProps) {
  const { t } = useTranslation()
  const { verbatim, cases, elements, some, suggestion } = row
  return (
    <Root>
      <Head>
        <h2>{verbatim}</h2>
        <p>
          {elements.map(({ id, label }) => (
            <span key={id}>
              <span className="num">{id}</span> {say(label)}
            </span>
          ))}
        </p>
        <p className="num">
          {t('coding:review.in_cases', { count: cases })}{' '}
          {some.map(({ id, caseNo }) => (
            <Link key={id} href={`/cases/${id}`}>
              {caseNo}
            </Link>
          ))}
          {cases > some.length && t('coding:review.and_more', { count: cases - some.length })}
        </p>
      </Head>
      <div style={{ flex: 1, minHeight: 0, overflow: 'auto' }}>
        {suggestion ? (
          <TermDetails term={suggestion.term} />
        ) : !isLookedUp ? (
          <EmptyState
            icon="book"
            title={t('coding:pick.not_loaded')}
            text={t('coding:review.no_version_text')}
          />
        ) : (
          <EmptyState
            icon="search"
            title={t('coding:review.no_suggestion')}
            text={acts.takeBack ? undefined : t('coding:review.no_suggestion_text')}
          />
        )}
      </div>
      <Acts>
        {acts.takeBack ? (
          <Btn kind="primary" keys="B" disabled={busy} onClick={acts.takeBack}>
            {t('coding:review.take_back')}
          </Btn>
        ) : (
          <>
            <Btn kind="primary" keys="A" disabled={busy || !acts.accept} onClick={acts.accept}>
              {t('coding:review.accept')}
            </Btn>
            <Btn keys="C" disabled={busy || !acts.change} onClick={acts.change}>
              {t('coding:review.change')}
            </Btn>
            <Btn keys="R" disabled={busy} onClick={acts.putAside}>
              {t('coding:review.put_aside')}
            </Btn>
          </>
        )}
        <Btn kind="ghost" keys="N" onClick={acts.next}>
          {t('coding:review.next')}
        </Btn>
      </Acts>
    </Root>
  )
}
