import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#resources/app/calls/call'
import { sentenceOf } from '#resources/app/api_error'
import { useMessages } from '#resources/kit/messages'
import type { KeptCoding } from './coding'

/** The coding while it is edited, beside the one that is kept. */
export function useCoding(kept: KeptCoding) {
  const { t } = useTranslation()
  const tell = useMessages()
  const [base, setBase] = useState(kept)
  const [coding, setCoding] = useState(kept)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const unsaved = coding.prefix !== base.prefix || coding.digits !== base.digits
  const save = async () => {
    if (busy) return
    setBusy(true)
    setError(null)
    try {
      const saved = await call('PUT /system/case-coding', {
        body: { ...coding, revision: base.revision },
      })
      setBase(saved)
      setCoding(saved)
      tell.done(t('cases:coding.saved'))
    } catch (refused) {
      setError(sentenceOf(refused))
    } finally {
      setBusy(false)
    }
  }
  return {
    coding,
    change: (said: Partial<KeptCoding>) => {
      setError(null)
      setCoding((now) => ({ ...now, ...said }))
    },
    unsaved,
    isConfigured: base.revision > 0,
    busy,
    error,
    save,
  }
}
