import IconButton from '@mui/material/IconButton'
import Snackbar from '@mui/material/Snackbar'
import { styled } from '@mui/material/styles'
import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Btn } from './btn'
import { Icon } from './icons'
import { colour } from './theme/tokens'

/** How long a message stays: to be read, and not to be waited for. */
const MESSAGE_MS = 2500

type Kind = 'done' | 'error' | 'note'
interface Message {
  key: number
  kind: Kind
  text: string
  how: How
}

interface How {
  /** How long it stays; milliseconds. */
  stays?: number
  /** Tries again; then it stays until somebody does, or closes it. */
  retry?: () => void
}
type Tell = Record<Kind, (text: string, how?: How) => void>

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

/** Shows messages at the top, in the middle, for 2.5 seconds; one with a way to try again, until it is answered. */
export function Messages({ children }: { children: ReactNode }) {
  const [message, setMessage] = useState<Message | null>(null)
  const [open, setOpen] = useState(false)
  const show = useCallback((kind: Kind, text: string, how: How = {}) => {
    setMessage({ key: Date.now(), kind, text, how })
    setOpen(true)
  }, [])
  const tell = useMemo<Tell>(
    () => ({
      done: (text, how) => show('done', text, how),
      error: (text, how) => show('error', text, how),
      note: (text, how) => show('note', text, how),
    }),
    [show]
  )
  const { t } = useTranslation()
  const [icon, tint] = marks[message?.kind ?? 'note']
  const { retry, stays = MESSAGE_MS } = message?.how ?? {}
  const close = () => setOpen(false)
  return (
    <Context value={tell}>
      {children}
      <Snackbar
        key={message?.key}
        open={open}
        autoHideDuration={retry ? null : stays}
        onClose={(_, reason) => reason !== 'clickaway' && close()}
        anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
      >
        <Face role={message?.kind === 'error' ? 'alert' : 'status'}>
          <Icon name={icon} size={16} sx={{ color: tint }} />
          {message?.text}
          {retry && (
            <>
              <Btn
                size="small"
                onClick={() => {
                  close()
                  retry()
                }}
              >
                {t('act.retry')}
              </Btn>
              <IconButton size="small" aria-label={t('act.close')} onClick={close}>
                <Icon name="close" size={14} />
              </IconButton>
            </>
          )}
        </Face>
      </Snackbar>
    </Context>
  )
}

/** Tells the user something: `tell.done('Saved')`. */
export function useMessages(): Tell {
  return useContext(Context)
}
