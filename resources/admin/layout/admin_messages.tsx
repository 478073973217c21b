import { Notification } from 'react-admin'
import { colour } from '#resources/kit/theme/tokens'

/** How long a message stays: to be read, and not to be waited for. */
const MESSAGE_MS = 2500

const edges = {
  success: colour.greenMark,
  warning: colour.amberMark,
  error: colour.red,
}

/** A white card as in the rest of the product, with an edge that says how it went. */
const look = {
  '& .MuiSnackbarContent-root': {
    minWidth: 0,
    padding: '3px 14px',
    background: colour.card,
    color: colour.ink,
    border: `1px solid ${colour.line}`,
    borderRadius: '8px',
    boxShadow: '0 8px 24px rgba(26, 30, 40, .14)',
  },
  ...Object.fromEntries(
    Object.entries(edges).map(([type, edge]) => [
      `& .RaNotification-${type}`,
      { '&&': { background: colour.card, color: colour.ink, borderLeft: `3px solid ${edge}` } },
    ])
  ),
}

/** Messages of the back office, where those of the rest of the product are: on top, in the middle. */
export function AdminMessages() {
  return (
    <Notification
      sx={look}
      autoHideDuration={MESSAGE_MS}
      anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
    />
  )
}
