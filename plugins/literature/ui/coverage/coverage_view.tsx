import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dayAfter } from '#plugins/literature/contract/cycle'
import { useAnswer } from '#resources/app/calls/use_answer'
import { useToday } from '#resources/app/use_today'
import { Btn } from '#resources/kit/btn'
import { EmptyState } from '#resources/kit/empty_state'
import { ErrorState } from '#resources/kit/error_state'
import { Icon } from '#resources/kit/icons'
import { Card, Quiet } from '#resources/kit/panel'
import { Tag } from '#resources/kit/tag'
import { useChoices } from '../use_choices'
import { Calendar } from './calendar'
import { DAYS } from './days'
import { HoleList } from './hole_list'

const AHEAD = 3
const WEEK = 7

/** Which days of which source are covered, and what to do about the others. */
export function CoverageView() {
  const { t } = useTranslation()
  const today = useToday()
  const [to, setTo] = useState(() => dayAfter(today, AHEAD))
  const from = dayAfter(to, 1 - DAYS)
  const { nameOf } = useChoices()
  const { data, error, reload } = useAnswer(
    'GET /literature/coverage',
    { query: { from, to } },
    { keep: true }
  )
  if (error) return <ErrorState text={error} onRetry={reload} />
  if (!data) return <Skeleton variant="rounded" height={480} />
  const holes = data.lines.flatMap((line) => line.holes)
  const sum = (numbers: number[]) => numbers.reduce((all, each) => all + each, 0)
  const waiting = holes.filter(({ cause }) => cause === 'waiting')
  const open = holes.filter(({ cause }) => cause !== 'waiting')
  return (
    <>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', mb: 1.5 }}>
        <Btn
          aria-label={t('literature:search.coverage.before')}
          onClick={() => setTo(dayAfter(to, -WEEK))}
        >
          <Icon name="chevronLeft" size={16} />
        </Btn>
        <b className="num">
          {from} – {to}
        </b>
        <Btn
          aria-label={t('literature:search.coverage.after')}
          onClick={() => setTo(dayAfter(to, WEEK))}
        >
          <Icon name="chevronRight" size={16} />
        </Btn>
        <Quiet className="num" role="status">
          {t('literature:search.coverage.expected', {
            days: sum(data.lines.map((line) => line.expected)),
          })}
          {' · '}
          {t('literature:search.coverage.covered', {
            days: sum(data.lines.map((line) => line.covered)),
          })}
        </Quiet>
        <Tag tone="amber">
          {t('literature:search.coverage.waiting', { days: sum(waiting.map(({ days }) => days)) })}
        </Tag>
        <Tag tone={open.length > 0 ? 'red' : 'green'}>
          {t('literature:search.coverage.holes', { days: sum(open.map(({ days }) => days)) })}
        </Tag>
      </Stack>
      {data.products.length === 0 ? (
        <Card>
          <EmptyState
            title={t('literature:search.strategy.none')}
            text={t('literature:search.strategy.none_text')}
          />
        </Card>
      ) : (
        <Calendar coverage={data} from={from} nameOf={nameOf} />
      )}
      {holes.length > 0 && <HoleList lines={data.lines} nameOf={nameOf} onChange={reload} />}
    </>
  )
}
