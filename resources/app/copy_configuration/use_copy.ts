import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Words } from '#kernel/language/words'
import { api } from '#resources/app/api'
import { sentenceOf } from '#resources/app/api_error'
import { useMessages } from '#resources/kit/messages'

/** One environment of a project. */
export interface Source {
  projectId: string
  environment: 0 | 1
  code: string
  name: string
  label: Words
}

export interface CopiedPart {
  name: string
  label: Words
  things: { key: string; name: Words; state: 'added' | 'changed' | 'same' }[]
}

/** Asks what copying would do, or does it. */
export function useCopy() {
  const { t } = useTranslation()
  const tell = useMessages()
  const [result, setResult] = useState<{ parts: CopiedPart[]; applied: boolean } | null>(null)
  const [busy, setBusy] = useState(false)
  const run = async ({ projectId, environment }: Source, parts: string[], apply: boolean) => {
    setBusy(true)
    try {
      const from = { projectId, environment }
      setResult(await api.post('/api/config/syn', { from, parts, apply }))
      if (apply) tell.done(t('copy.done'))
    } catch (error) {
      tell.error(sentenceOf(error))
    } finally {
      setBusy(false)
    }
  }
  return {
    preview: result?.parts,
    applied: result?.applied === true,
    busy,
    run,
    forget: () => setResult(null),
  }
}
