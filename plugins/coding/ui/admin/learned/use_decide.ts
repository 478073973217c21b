import { useState } from 'react'
import { type RaRecord, useListContext, useNotify, useRefresh } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { call } from '#resources/app/calls/call'
import { sentenceOf } from '#resources/app/api_error'

/** Makes synonyms of learned terms, all of them or none. */
export function useDecide() {
  const { t } = useTranslation()
  const { onUnselectItems } = useListContext()
  const notify = useNotify()
  const refresh = useRefresh()
  const [busy, setBusy] = useState(false)
  const decide = async (ids: readonly RaRecord['id'][], state: 'approved' | 'rejected') => {
    setBusy(true)
    try {
      const terms = ids.map(termOf)
      const { made } = await call('POST /coding/learned/decisions', { body: { terms, state } })
      notify(t(`coding:synonyms.${state}`, { count: made }), { type: 'success' })
      onUnselectItems()
    } catch (error) {
      notify(sentenceOf(error), { type: 'error' })
    }
    refresh()
    setBusy(false)
  }
  return { busy, decide }
}

/** Rows stay chosen while others are shown; their ids say code and words. */
function termOf(id: RaRecord['id']) {
  const [code, key] = String(id).split(' ')
  return { key, code: Number(code) }
}
