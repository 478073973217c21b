import Snackbar from '@mui/material/Snackbar'
import { styled } from '@mui/material/styles'
import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react'
import { Icon } from './icons'
import { colour } from './theme/tokens'

/** How long a message stays: to be read, and not to be waited for. */
const MESSAGE_MS = 2500

type Kind = 'done' | 'error' | 'note'
interface Message {
  key: number
  kind: Kind
  text: string
  /** How long it stays; milliseconds. */
  stays: number
}
type Tell = Record<Kind, (text: string, stays?: number) => void>

const Context = createContext<Tell>({ done: () => {}, error: () => {}, note: () => {} })
const marks = {
  done: ['check', colour.green],
  error: ['warning', colour.red],
  note: ['document', colour.ink2],
} as const

const Face = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 9,
  padding: '9px 14px 9px 12px',
  maxWidth: 560,
  background: colour.card,
  border: `1px solid ${colour.line}`,
  borderRadius: 8,
  boxShadow: '0 8px 24px rgba(26, 30, 40, .14)',
})

/** Shows messages at the top, in the middle, for 2.5 seconds. */
export function Messages({ children }: { children: ReactNode }) {
  const [message, setMessage] = useState<Message | null>(null)
  const [open, setOpen] = useState(false)
  const show = useCallback((kind: Kind, text: string, stays = MESSAGE_MS) => {
    setMessage({ key: Date.now(), kind, text, stays })
    setOpen(true)
  }, [])
  const tell = useMemo<Tell>(
    () => ({
      done: (text, stays) => show('done', text, stays),
      error: (text, stays) => show('error', text, stays),
      note: (text, stays) => show('note', text, stays),
    }),
    [show]
  )
  const [icon, tint] = marks[message?.kind ?? 'note']
  return (
    <Context value={tell}>
      {children}
      <Snackbar
        key={message?.key}
        open={open}
        autoHideDuration={message?.stays}
        onClose={(_, reason) => reason !== 'clickaway' && setOpen(false)}
        anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
      >
        <Face role={message?.kind === 'error' ? 'alert' : 'status'}>
          <Icon name={icon} size={16} sx={{ color: tint }} />
          {message?.text}
        </Face>
      </Snackbar>
    </Context>
  )
}

/** Tells the user something: `tell.done('Saved')`. */
export function useMessages(): Tell {
  return useContext(Context)
}
