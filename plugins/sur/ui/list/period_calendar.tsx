import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { ReportKind } from '#plugins/sur/contract/periodic_report'
import { sentenceOf } from '#resources/app/api_error'
import { call } from '#resources/app/calls/call'
import { useAnswer } from '#resources/app/calls/use_answer'
import { useNavigation } from '#resources/app/navigation/navigation'
import { Btn } from '#resources/kit/btn'
import { EmptyState } from '#resources/kit/empty_state'
import { useMessages } from '#resources/kit/messages'
import { Panel, Quiet } from '#resources/kit/panel'
import { Tag } from '#resources/kit/tag'
import { colour } from '#resources/kit/theme/tokens'
import { addressOf } from '../addresses'

const Row = styled('ul')({
  'listStyle': 'none',
  'margin': 0,
  'padding': 12,
  'display': 'grid',
  'gridTemplateColumns': 'repeat(auto-fill, minmax(210px, 1fr))',
  'gap': 10,
  '& li': {
    display: 'grid',
    gap: 4,
    alignContent: 'start',
    padding: '10px 12px',
    border: `1px solid ${colour.line}`,
    borderRadius: 8,
  },
})
const DAY = 24 * 60 * 60 * 1000
const daysFrom = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY)

/** The periods around today, each with its report or the way to one. */
export function PeriodCalendar({ kind, onOpened }: { kind: ReportKind; onOpened: () => void }) {
  const { t } = useTranslation()
  const { go } = useNavigation()
  const tell = useMessages()
  const { data, reload } = useAnswer('GET /report/base/setup', { query: { rsType: kind } })
  if (!data) return null
  const open = async (ordinal: number) => {
    try {
      const { rbId } = await call('POST /report/base/business', { body: { rsType: kind, ordinal } })
      tell.done(t('sur:list.opened'))
      go(addressOf.report(kind, rbId))
    } catch (refused) {
      tell.error(sentenceOf(refused))
      reload()
      onOpened()
    }
  }
  if (!data.setup) {
    return (
      <EmptyState
        icon="calendar"
        title={t('sur:list.none')}
        text={t('sur:list.none_text')}
        action={
          <Btn kind="primary" onClick={() => go(addressOf.setup(kind))}>
            {t('sur:setup.open')}
          </Btn>
        }
      />
    )
  }
  return (
    <div style={{ marginTop: 12 }}>
      <Panel title={t('sur:list.calendar')} hint={data.setup.product}>
        <Row>
          {data.periods.map(({ ordinal, start, lockPoint, dueDate, rbId }) => {
            const hasBegun = start <= data.today
            const left = daysFrom(data.today, dueDate)
            return (
              <li key={ordinal}>
                <b>{t('sur:nth', { ordinal })}</b>
                <span className="num">{`${start} – ${lockPoint}`}</span>
                <Quiet className="num">{t('sur:writing.due', { day: dueDate })}</Quiet>
                {hasBegun && lockPoint >= data.today && (
                  <span>
                    <Tag tone="blue">{t('sur:list.running')}</Tag>
                  </span>
                )}
                {rbId ? (
                  <Btn size="small" onClick={() => go(addressOf.report(kind, rbId))}>
                    {t('sur:list.open')}
                  </Btn>
                ) : hasBegun ? (
                  <>
                    <Quiet>
                      {left < 0
                        ? t('sur:list.overdue', { count: -left })
                        : t('sur:list.days_left', { count: left })}
                    </Quiet>
                    <Btn size="small" onClick={() => void open(ordinal)}>
                      {t('sur:list.open_report')}
                    </Btn>
                  </>
                ) : (
                  <Quiet>{t('sur:list.future', { day: start })}</Quiet>
                )}
              </li>
            )
          })}
        </Row>
      </Panel>
    </div>
  )
}
