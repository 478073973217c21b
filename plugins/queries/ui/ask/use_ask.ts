import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saidText } from '#kernel/case/content/said_text'
import { sentenceOf } from '#resources/app/api_error'
import { type Answer, call } from '#resources/app/calls/call'
import { useMessages } from '#resources/kit/messages'
import type { AskDialogProps } from './ask_dialog'

type Offered = Answer<'GET /query/receivers'>

/** What somebody is about to ask, and the ways to keep it. */
export function useAsk(
  { caseId, draft, place: at, onDone, onClose }: AskDialogProps,
  offered: Offered | null
) {
  const { t } = useTranslation()
  const tell = useMessages()
  const [key] = useState(() => crypto.randomUUID())
  const [place, setPlace] = useState(at)
  const [receiver, setReceiver] = useState(draft?.receiverId ?? '')
  const [content, setContent] = useState(draft?.content ?? '')
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const proposed = offered?.proposed
  useEffect(() => {
    if (proposed) setReceiver((now) => now || proposed)
  }, [proposed])
  const run = async (done: string, work: () => Promise<unknown>) => {
    setBusy(true)
    try {
      await work()
      tell.done(done)
      onDone()
      onClose()
    } catch (refusal) {
      setError(sentenceOf(refusal))
      setBusy(false)
    }
  }
  const keep = async (send: boolean) => {
    if (saidText(content) === '') return setError(t('queries:ask.is_empty'))
    const { page, path } = place
    const body = { page, path, receiverId: receiver, content, send }
    await run(t(send ? 'queries:ask.sent' : 'queries:ask.kept'), () =>
      draft
        ? call('PUT /query/{queryId}', {
            path: { queryId: draft.id },
            body: { ...body, revision: draft.revision },
          })
        : call('POST /query', { body: { ...body, caseId } }, { key: `${key} ${send}` })
    )
  }
  const drop = async () => {
    const { id, revision } = draft!
    await run(t('queries:ask.dropped'), () =>
      call('PUT /query/close', { body: { queryId: id, revision } })
    )
  }
  const write = (text: string) => {
    setError(null)
    setContent(text)
  }
  return {
    place,
    setPlace,
    receiver,
    setReceiver,
    content,
    setContent: write,
    error,
    busy,
    keep,
    drop,
  }
}
