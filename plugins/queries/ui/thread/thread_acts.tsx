import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saidText } from '#kernel/case/content/said_text'
import { actsOf, type QueryAct } from '#plugins/queries/contract/query_acts'
import { sentenceOf } from '#resources/app/api_error'
import { call } from '#resources/app/calls/call'
import { usePermission, useShell } from '#resources/app/shared_props'
import { Btn } from '#resources/kit/btn'
import { useMessages } from '#resources/kit/messages'
import { MessageBox } from '../message_box'
import type { Thread } from '../query'

interface ThreadActsProps {
  query: Thread
  onChanged: () => void
}

/** What one may do with a query as it stands: reply, ask again, close. */
export function ThreadActs({ query, onChanged }: ThreadActsProps) {
  const { t } = useTranslation()
  const tell = useMessages()
  const { user } = useShell()
  const administers = usePermission('SYS_CONF')
  const [key] = useState(() => crypto.randomUUID())
  const [content, setContent] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const acts = actsOf(query, { userId: user?.id ?? null, administers })
  if (acts.length === 0) return null
  const talks = acts.find((act) => act === 'reply' || act === 'ask_again')
  const run = async (act: QueryAct) => {
    if (act === talks && saidText(content) === '') return setError(t('queries:ask.is_empty'))
    setBusy(true)
    const said = { queryId: query.id, revision: query.revision, content }
    const way = { key: `${key} ${act}` }
    try {
      if (act === talks) await call('POST /query/detail', { body: { ...said, act: talks } }, way)
      else await call('PUT /query/close', { body: said }, way)
      tell.done(t(`queries:thread.done.${act}`))
      onChanged()
    } catch (refusal) {
      setError(sentenceOf(refusal))
      setBusy(false)
    }
  }
  const write = (text: string) => {
    setError(null)
    setContent(text)
  }
  return (
    <Stack spacing={1} sx={{ mt: 2 }}>
      <MessageBox
        label={t(`queries:thread.box.${boxOf(acts)}`)}
        value={content}
        error={error}
        onValue={write}
      />
      <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end' }}>
        {acts.includes('close') && (
          <Btn disabled={busy} onClick={() => void run('close')}>
            {t('queries:thread.close')}
          </Btn>
        )}
        {talks && (
          <Btn kind="primary" disabled={busy} onClick={() => void run(talks)}>
            {t(`queries:thread.${talks}`)}
          </Btn>
        )}
      </Stack>
    </Stack>
  )
}

/** What is typed into the box may be a reply, a further question, or a note on closing. */
function boxOf(acts: readonly QueryAct[]): 'reply' | 'ask_again' | 'close' {
  if (acts.includes('reply')) return 'reply'
  return acts.includes('ask_again') ? 'ask_again' : 'close'
}
