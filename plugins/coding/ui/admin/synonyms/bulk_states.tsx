import { useState } from 'react'
import { useListContext, useNotify, useRefresh } from 'react-admin'
import { useTranslation } from 'react-i18next'
import type { SynonymState } from '#plugins/coding/contract/synonym'
import { call } from '#resources/app/calls/call'
import { sentenceOf } from '#resources/app/api_error'
import { Btn } from '#resources/kit/btn'

const acts = [
  { state: 'approved', icon: 'check' },
  { state: 'rejected', icon: 'close' },
] as const

/** Approves or rejects the chosen synonyms, all of them or none. */
export function BulkStates() {
  const { t } = useTranslation()
  const { selectedIds, onUnselectItems } = useListContext()
  const notify = useNotify()
  const refresh = useRefresh()
  const [busy, setBusy] = useState(false)
  const put = async (state: SynonymState) => {
    setBusy(true)
    try {
      const ids = selectedIds as string[]
      const { changed } = await call('POST /coding/synonyms/states', { body: { ids, state } })
      notify(t(`coding:synonyms.${state}`, { count: changed }), { type: 'success' })
      onUnselectItems()
      refresh()
    } catch (error) {
      notify(sentenceOf(error), { type: 'error' })
    }
    setBusy(false)
  }
  return acts.map(({ state, icon }) => (
    <Btn key={state} icon={icon} disabled={busy} onClick={() => void put(state)}>
      {t(`coding:synonyms.act.${state}`)}
    </Btn>
  ))
}
