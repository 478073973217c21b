import FormControlLabel from '@mui/material/FormControlLabel'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import Switch from '@mui/material/Switch'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '#resources/app/api_error'
import { call } from '#resources/app/calls/call'
import { useAnswer } from '#resources/app/calls/use_answer'
import { withQuery } from '#resources/app/calls/with_query'
import { say } from '#resources/app/language'
import { Moment } from '#resources/app/moment'
import { Link } from '#resources/app/navigation/link'
import { useShell } from '#resources/app/shared_props'
import { Btn } from '#resources/kit/btn'
import { EmptyState } from '#resources/kit/empty_state'
import { ErrorState } from '#resources/kit/error_state'
import { useMessages } from '#resources/kit/messages'
import { Grow, Quiet } from '#resources/kit/panel'
import { SideDrawer } from '#resources/kit/side_drawer'
import { Tag } from '#resources/kit/tag'
import { colour } from '#resources/kit/theme/tokens'

const Bar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  padding: '8px 18px',
  borderBottom: `1px solid ${colour.line}`,
})

const List = styled('ul')({
  'margin': 0,
  'padding': 0,
  'listStyle': 'none',
  'overflow': 'auto',
  '& li': { padding: '10px 18px', borderBottom: `1px solid ${colour.lineSoft}` },
  '& li[data-unread=true]': { background: colour.accentSoft },
  '& p': { margin: '4px 0 2px', overflowWrap: 'anywhere' },
})

interface NotificationDrawerProps {
  onClose: () => void
  /** Told when something was read. */
  onRead: () => void
}

/** What one was notified of, the latest first; how it is mailed. */
export function NotificationDrawer({ onClose, onRead }: NotificationDrawerProps) {
  const { t } = useTranslation()
  const tell = useMessages()
  const { project } = useShell()
  const { data, error, reload } = useAnswer('GET /notifications', {}, { keep: true })
  const done = async (work: Promise<unknown>) => {
    try {
      await work
      reload()
      onRead()
    } catch (failure) {
      tell.error(sentenceOf(failure))
    }
  }
  const read = (id?: string) => void done(call('PUT /notifications/read', { body: { id } }))
  const digest = (isDigest: boolean) =>
    void done(call('PUT /notifications/wishes', { body: { isDigest } }))
  const hrefOf = ({ caseId, caseNo }: { caseId: string; caseNo: string }) =>
    withQuery('/case_nav', { caseId, caseNo, projectId: project?.id })
  return (
    <SideDrawer open title={t('notifications:list.title')} onClose={onClose} width={460}>
      {error !== null && <ErrorState text={error} onRetry={reload} />}
      {error === null && data === null && <Skeleton height={80} sx={{ mx: 2 }} />}
      {data && (
        <>
          <Bar>
            <FormControlLabel
              control={
                <Switch
                  size="small"
                  checked={data.isDigest}
                  onChange={(_, checked) => digest(checked)}
                />
              }
              label={t('notifications:list.digest')}
              title={t(`notifications:list.digest_${data.isDigest ? 'on' : 'off'}`)}
            />
            <Grow />
            {data.unread > 0 && (
              <Btn size="small" onClick={() => read()}>
                {t('notifications:list.read_all')}
              </Btn>
            )}
          </Bar>
          {data.rows.length === 0 ? (
            <EmptyState
              icon="bell"
              title={t('notifications:list.none')}
              text={t('notifications:list.none_text')}
            />
          ) : (
            <List>
              {data.rows.map((row) => (
                <li key={row.id} data-unread={!row.isRead}>
                  <Tag tone={row.event === 'overdue' ? 'red' : 'grey'}>
                    {t(`notifications:event.${row.event}`)}
                  </Tag>{' '}
                  <Quiet>
                    <Moment at={row.at} />
                    {row.times > 1 && <> · {t('notifications:list.times', { count: row.times })}</>}
                  </Quiet>
                  <p>{say(row.text)}</p>
                  <Link href={hrefOf(row)} onClick={() => read(row.id)}>
                    {row.caseNo}
                  </Link>
                </li>
              ))}
            </List>
          )}
        </>
      )}
    </SideDrawer>
  )
}
