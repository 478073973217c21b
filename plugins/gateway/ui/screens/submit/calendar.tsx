import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAnswer } from '#resources/app/calls/use_answer'
import { useNavigation } from '#resources/app/navigation/navigation'
import { ScreenTitle } from '#resources/app/navigation/screen_title'
import { useToday } from '#resources/app/use_today'
import { Btn } from '#resources/kit/btn'
import { ErrorState } from '#resources/kit/error_state'
import { Icon } from '#resources/kit/icons'
import { PageHeader } from '#resources/kit/page_header'
import { Quiet } from '#resources/kit/panel'
import { addMonths } from '../../calendar/month'
import { MonthGrid } from '../../calendar/month_grid'

const MONTH = 'yyyy-MM'.length

/** What is due, late and submitted on each day of a month. */
export default function SubmissionCalendar() {
  const { t } = useTranslation()
  const { go } = useNavigation()
  const today = useToday()
  const [month, setMonth] = useState(today.slice(0, MONTH))
  const { data, error, reload } = useAnswer(
    'GET /submissions/calendar',
    { query: { month } },
    { keep: true }
  )
  return (
    <div style={{ padding: '16px 20px 20px' }}>
      <ScreenTitle title={t('gateway:calendar.title')} />
      <PageHeader
        title={t('gateway:calendar.title')}
        actions={
          <Btn icon="list" onClick={() => go('/submit')}>
            {t('gateway:panel.all')}
          </Btn>
        }
      />
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', my: 1.5 }}>
        <Btn
          aria-label={t('gateway:calendar.before')}
          onClick={() => setMonth(addMonths(month, -1))}
        >
          <Icon name="chevronLeft" size={16} />
        </Btn>
        <b className="num" role="status">
          {month}
        </b>
        <Btn aria-label={t('gateway:calendar.after')} onClick={() => setMonth(addMonths(month, 1))}>
          <Icon name="chevronRight" size={16} />
        </Btn>
        <Btn
          kind="ghost"
          disabled={today.startsWith(month)}
          onClick={() => setMonth(today.slice(0, MONTH))}
        >
          {t('gateway:calendar.this_month')}
        </Btn>
        {data?.length === 0 && <Quiet>{t('gateway:calendar.none')}</Quiet>}
      </Stack>
      {error ? (
        <ErrorState text={error} onRetry={reload} />
      ) : data ? (
        <MonthGrid month={month} today={today} days={data} />
      ) : (
        <Skeleton variant="rounded" height={480} />
      )}
    </div>
  )
}
