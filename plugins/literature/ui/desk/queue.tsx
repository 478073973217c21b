import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Choice } from '#plugins/literature/contract/review'
import { KeyHint } from '#resources/kit/key_hint'
import { Grow, Quiet } from '#resources/kit/panel'
import { colour } from '#resources/kit/theme/tokens'
import { keyOf, type ListedArticle } from '../literature'
import { useReasonText } from '../reason_text'
import { sourceText } from '../source_text'
import type { Setting } from '../literature'
import { Pane, PaneHead } from './desk_parts'
import type { Done } from './use_desk'

const Entry = styled('button', { shouldForwardProp: (prop) => prop !== 'isCurrent' })<{
  isCurrent: boolean
}>(({ isCurrent }) => ({
  'display': 'grid',
  'gridTemplateColumns': '18px minmax(0, 1fr)',
  'gap': '2px 6px',
  'width': '100%',
  'font': 'inherit',
  'textAlign': 'left',
  'lineHeight': 1.4,
  'padding': '8px 12px',
  'border': 0,
  'borderBottom': `1px solid ${colour.lineSoft}`,
  'cursor': 'pointer',
  'color': colour.ink,
  'background': isCurrent ? colour.accentSoft : colour.card,
  'fontWeight': isCurrent ? 600 : 450,
  'boxShadow': isCurrent ? `inset 3px 0 0 ${colour.accent}` : 'none',
  '& > b': { color: colour.ink3 },
  '& > .sub': { gridColumn: 2 },
  '&:focus-visible': { outline: `2px solid ${colour.accent}`, outlineOffset: -2 },
}))

const letters: Record<Choice, string> = { include: 'I', exclude: 'E', undecided: 'U', safety: 'S' }

interface QueueProps {
  rows: readonly ListedArticle[]
  /** All that wait, of which the queue has a part. */
  total: number
  current: string | null
  done: readonly Done[]
  setting: Setting | null
  onOpen: (key: string) => void
}

/** What waits for somebody, with what they chose of it so far. */
export function Queue({ rows, total, current, done, setting, onOpen }: QueueProps) {
  const { t } = useTranslation()
  const reasonOf = useReasonText(setting)
  const line = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // Some browsers answer a promise, which is no clean-up.
    void line.current?.scrollIntoView({ block: 'nearest' })
  }, [current])
  const made = new Map(done.map((each) => [each.key, each]))
  return (
    <Pane aria-label={t('literature:desk.queue')}>
      <PaneHead>
        {t('literature:desk.queue')} <Quiet className="num">{total}</Quiet>
        <Grow />
        <KeyHint>J</KeyHint>
        <KeyHint>K</KeyHint>
      </PaneHead>
      {rows.map((row) => {
        const key = keyOf(row)
        const chosen = made.get(key)
        const isCurrent = key === current
        const sources = row.sources.map((source) => sourceText(t, source)).join(', ')
        const said =
          chosen && (reasonOf(chosen.reason ?? null) || t(`literature:choice.${chosen.choice}`))
        return (
          <Entry
            key={key}
            ref={isCurrent ? line : undefined}
            isCurrent={isCurrent}
            aria-current={isCurrent}
            onClick={() => onOpen(key)}
          >
            <b>{chosen ? letters[chosen.choice] : isCurrent ? '▸' : ''}</b>
            <span>{row.title}</span>
            <Quiet className="sub">{[sources, said].filter(Boolean).join(' · ')}</Quiet>
          </Entry>
        )
      })}
    </Pane>
  )
}
