import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownTables } from '#plugins/sur/contract/shown_tables'
import { sentenceOf } from '#resources/app/api_error'
import { call } from '#resources/app/calls/call'
import { useAnswer } from '#resources/app/calls/use_answer'
import { useMomentText } from '#resources/app/moment'
import { Btn } from '#resources/kit/btn'
import { useConfirm } from '#resources/kit/confirm'
import { useMessages } from '#resources/kit/messages'
import { Grow, Quiet } from '#resources/kit/panel'
import { ReasonDialog } from '#resources/kit/reason_dialog'
import { Tag } from '#resources/kit/tag'
import { colour } from '#resources/kit/theme/tokens'
import type { OpenedFigure } from './computed_table'
import { RowsDrawer } from './rows_drawer'

const Root = styled('div')({
  'display': 'flex',
  'flexWrap': 'wrap',
  'alignItems': 'center',
  'gap': 10,
  'padding': '7px 20px',
  'background': colour.card,
  'borderBottom': `1px solid ${colour.line}`,
  '&[data-live]': { background: colour.amberSoft, borderColor: colour.amberLine },
})

interface FreezeStripProps {
  reportId: string
  shown: ShownTables
  onOpen: (figure: OpenedFigure) => void
  onChanged: () => void
}

/** Whether the tables are live or frozen, how live data differs, and the way to freeze them. */
export function FreezeStrip({ reportId, shown, onOpen, onChanged }: FreezeStripProps) {
  const { t } = useTranslation()
  const tell = useMessages()
  const confirm = useConfirm()
  const momentText = useMomentText()
  const [asksWhy, setAsksWhy] = useState(false)
  const [busy, setBusy] = useState(false)
  const { freeze, readBy, mayFreeze, mayRead, lockPoint } = shown
  const path = { reportId }
  const { data, reload } = useAnswer(
    'GET /report/base/business/{reportId}/difference',
    freeze && { path }
  )
  const differing = data?.difference.cases ?? []
  const rows = data?.difference.entries ?? []
  const [showsRows, setShowsRows] = useState(false)
  const act = async (work: () => Promise<unknown>, done: string) => {
    setBusy(true)
    try {
      await work()
      tell.done(done)
    } catch (refused) {
      tell.error(sentenceOf(refused))
    }
    setBusy(false)
    reload()
    onChanged()
  }
  const freezeNow = (reason?: string) =>
    act(
      () =>
        call('POST /report/base/business/{reportId}/freezes', {
          path,
          body: { ...(reason && { reason }) },
        }),
      t('sur:freeze.done')
    )
  const first = async () => {
    const asked = { title: t('sur:freeze.title'), text: t('sur:freeze.text', { day: lockPoint }) }
    if (await confirm({ ...asked, act: t('sur:freeze.act') })) await freezeNow()
  }
  return (
    <Root data-live={freeze === null || differing.length + rows.length > 0 || undefined}>
      {freeze ? (
        <>
          <Tag tone="green">{t('sur:freeze.nth', { seq: freeze.seq })}</Tag>
          <span>{t('sur:freeze.by', { name: freeze.byName, at: momentText(freeze.at) })}</span>
          {freeze.reason && <Quiet>{freeze.reason}</Quiet>}
        </>
      ) : (
        <>
          <Tag tone="amber">{t('sur:freeze.live')}</Tag>
          <span>{t('sur:freeze.live_text')}</span>
        </>
      )}
      {freeze && data && (
        <Tag tone={differing.length > 0 ? 'amber' : 'grey'}>
          {t('sur:freeze.differs', { count: differing.length })}
        </Tag>
      )}
      {differing.length > 0 && (
        <Btn
          size="small"
          onClick={() =>
            onOpen({
              title: t('sur:freeze.differs', { count: differing.length }),
              caseIds: differing.map(({ caseId }) => caseId),
            })
          }
        >
          {t('sur:freeze.show')}
        </Btn>
      )}
      {rows.length > 0 && (
        <>
          <Tag tone="amber">{t('sur:registers.differs', { count: rows.length })}</Tag>
          <Btn size="small" onClick={() => setShowsRows(true)}>
            {t('sur:registers.show')}
          </Btn>
        </>
      )}
      <RowsDrawer open={showsRows} rows={rows} onClose={() => setShowsRows(false)} />
      <Grow />
      {readBy && (
        <Quiet>
          {t('sur:quality.read_by', { name: readBy.byName, at: momentText(readBy.at) })}
        </Quiet>
      )}
      {mayRead && (
        <Btn
          size="small"
          disabled={busy}
          onClick={() =>
            void act(
              () => call('POST /report/base/business/{reportId}/readings', { path }),
              t('sur:quality.done')
            )
          }
        >
          {t('sur:quality.act')}
        </Btn>
      )}
      {mayFreeze && (
        <Btn
          size="small"
          kind={freeze ? undefined : 'primary'}
          disabled={busy}
          onClick={() => (freeze ? setAsksWhy(true) : void first())}
        >
          {freeze ? t('sur:freeze.again') : t('sur:freeze.act')}
        </Btn>
      )}
      {asksWhy && (
        <ReasonDialog
          title={t('sur:freeze.again_title')}
          text={t('sur:freeze.again_text')}
          label={t('sur:writing.reason')}
          act={t('sur:freeze.again')}
          onClose={() => setAsksWhy(false)}
          onReason={(reason) => {
            setAsksWhy(false)
            void freezeNow(reason)
          }}
        />
      )}
    </Root>
  )
}
