import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { utcText } from '#kernel/fields/moment_text'
import { Btn } from '#resources/kit/btn'
import { ErrorState } from '#resources/kit/error_state'
import { Icon } from '#resources/kit/icons'
import { useMessages } from '#resources/kit/messages'
import { SideDrawer } from '#resources/kit/side_drawer'
import { Tag } from '#resources/kit/tag'
import { colour } from '#resources/kit/theme/tokens'
import { call } from '../calls/call'
import { useAnswer } from '../calls/use_answer'
import { sentenceOf } from '../api_error'
import { useMomentText } from '../moment'
import { agentName } from './agent_name'

const List = styled('ul')({
  'listStyle': 'none',
  'margin': 0,
  'padding': '4px 18px',
  '& li': {
    display: 'grid',
    gridTemplateColumns: '20px 1fr auto',
    gap: '2px 12px',
    alignItems: 'center',
    padding: '12px 0',
    borderBottom: `1px solid ${colour.lineSoft}`,
  },
  '& p': { gridColumn: 2, color: colour.ink2, fontSize: 12, lineHeight: 1.5 },
})

/** Where the user is signed in; what looks wrong is ended here. */
export function SignedInDevices({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  const momentText = useMomentText()
  const tell = useMessages()
  const { data, error, reload } = useAnswer('GET /user/sessions', open ? {} : null, { keep: true })
  const end = (ending: Promise<unknown>) =>
    ending.then(
      () => {
        tell.done(t('session.ended'))
        reload()
      },
      (failure: unknown) => tell.error(sentenceOf(failure))
    )
  const others = data?.some(({ isThis }) => !isThis) ?? false
  return (
    <SideDrawer open={open} title={t('session.devices')} onClose={onClose}>
      <p style={{ padding: '14px 18px 4px', color: colour.ink2, lineHeight: 1.5 }}>
        {t('session.devices_lead')}
      </p>
      {error && <ErrorState text={error} onRetry={reload} />}
      <List>
        {data?.map((session) => (
          <li key={session.handle}>
            <Icon name="device" sx={{ color: colour.ink3 }} />
            <b style={{ fontWeight: 600 }}>{agentName(session.agent) || t('session.unknown')}</b>
            {session.isThis ? (
              <Tag tone="green">{t('session.this_one')}</Tag>
            ) : (
              <Btn
                size="small"
                onClick={() => end(call('DELETE /user/sessions/{handle}', { path: session }))}
              >
                {t('session.end')}
              </Btn>
            )}
            <p className="num">
              <span title={utcText(session.lastUsedAt)}>
                {t('session.used', {
                  at: momentText(session.lastUsedAt),
                  address: session.address,
                })}
              </span>
              <br />
              <span title={utcText(session.startedAt)}>
                {t('session.since', { at: momentText(session.startedAt) })}
              </span>
            </p>
          </li>
        ))}
      </List>
      {others && (
        <div style={{ padding: '10px 18px' }}>
          <Btn fullWidth onClick={() => end(call('DELETE /user/sessions'))}>
            {t('session.end_others')}
          </Btn>
        </div>
      )}
    </SideDrawer>
  )
}
