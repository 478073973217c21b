import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#resources/app/calls/call'
import { sentenceOf } from '#resources/app/api_error'
import { useMessages } from '#resources/kit/messages'
import type { SavedNumbering } from './numbering'

/** The numbering while it is edited, beside the one that is kept. */
export function useNumbering(initial: SavedNumbering) {
  const { t } = useTranslation()
  const tell = useMessages()
  const [base, setBase] = useState(initial)
  const [numbering, setNumbering] = useState(initial)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const unsaved = numbering.prefix !== base.prefix || numbering.digits !== base.digits
  const save = async () => {
    if (busy) return
    setBusy(true)
    setError(null)
    try {
      const saved = await call('PUT /system/case-numbering', {
        body: { ...numbering, revision: base.revision },
      })
      setBase(saved)
      setNumbering(saved)
      tell.done(t('cases:numbering.saved'))
    } catch (refused) {
      setError(sentenceOf(refused))
    } finally {
      setBusy(false)
    }
  }
  return {
    numbering,
    change: (changed: Partial<SavedNumbering>) => {
      setError(null)
      setNumbering((now) => ({ ...now, ...changed }))
    },
    unsaved,
    isConfigured: base.revision > 0,
    busy,
    error,
    save,
  }
}
