import IconButton from '@mui/material/IconButton'
import { useCallback, useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#resources/kit/icons'
import { useOfferedActs } from '../palette/offered_acts'
import { KeysOverview } from './keys_overview'

/** Opens the overview of all keys; so do Ctrl+/ from anywhere, and ? where nobody types. */
export function KeysHelp() {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const asked = event.key === '/' && (event.ctrlKey || event.metaKey)
      if (!asked && !(event.key === '?' && !isTyping(event.target))) return
      event.preventDefault()
      setOpen((shown) => !shown)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  useOfferedActs(
    useCallback(
      () => [{ id: 'keys', title: t('keys.title'), keys: 'Ctrl /', run: () => setOpen(true) }],
      [t]
    )
  )
  return (
    <>
      <IconButton
        data-part="keys"
        size="small"
        title={`${t('keys.title')} (Ctrl /)`}
        aria-label={t('keys.title')}
        aria-keyshortcuts="Control+/"
        onClick={() => setOpen(true)}
      >
        <Icon name="keyboard" />
      </IconButton>
      {open && <KeysOverview onClose={() => setOpen(false)} />}
    </>
  )
}

/** Whether a key goes into a text. */
function isTyping(place: EventTarget | null): boolean {
  return place instanceof HTMLElement && place.matches('input, textarea, select, [contenteditable]')
}
