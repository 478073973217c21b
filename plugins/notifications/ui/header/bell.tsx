import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAnswer } from '#resources/app/calls/use_answer'
import { useShell } from '#resources/app/shared_props'
import { BADGES_MS } from '#resources/app/shell/use_badges'
import { Icon } from '#resources/kit/icons'
import { colour } from '#resources/kit/theme/tokens'
import { NotificationDrawer } from './notification_drawer'
import { unreadText } from './unread_text'

const Badge = styled('span')({
  minWidth: 16,
  padding: '0 4px',
  borderRadius: 8,
  background: colour.redDeep,
  color: colour.card,
  fontSize: 11,
  fontWeight: 600,
  lineHeight: '16px',
  textAlign: 'center',
})

/** What one was notified of in the project, with how much of it is unread. */
export function Bell() {
  const { project, permissions } = useShell()
  return project && permissions.includes('CASE_DATA') ? <BellOfProject /> : null
}

function BellOfProject() {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const { data, reload } = useAnswer(
    'GET /notifications/unread',
    {},
    { keep: true, poll: true, every: () => BADGES_MS }
  )
  const unread = data?.unread ?? 0
  const shown = unreadText(unread, t('notifications:header.more'))
  const label =
    unread > 0
      ? t('notifications:header.unread', { count: unread, shown })
      : t('notifications:header.open')
  return (
    <>
      <ButtonBase
        data-part="notifications"
        aria-label={label}
        title={label}
        onClick={() => setOpen(true)}
        sx={{ gap: 0.5, borderRadius: 1, p: 0.5 }}
      >
        <Icon name="bell" size={17} />
        {unread > 0 && <Badge>{shown}</Badge>}
      </ButtonBase>
      {open && <NotificationDrawer onClose={() => setOpen(false)} onRead={reload} />}
    </>
  )
}
