import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Words } from '#kernel/language/words'
import { type Answer, call } from '#resources/app/calls/call'
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

/** What is wanted: from a project or the company, which parts, and what of them. */
interface Wish {
  from: Source | 'company'
  parts: string[]
  /** All of the parts when absent. */
  things?: { part: string; key: string }[]
}

type Result = Answer<'POST /config/syn'>
export type CopiedPart = Result['parts'][number]

/** Asks what copying would do, and does what was shown. */
export function useCopy() {
  const { t } = useTranslation()
  const tell = useMessages()
  const [result, setResult] = useState<Result | null>(null)
  const [busy, setBusy] = useState(false)
  const run = async (wish: Wish, apply?: string) => {
    setBusy(true)
    try {
      setResult(await send({ ...wish, apply }))
      if (apply) tell.done(t('copy.done'))
    } catch (error) {
      tell.error(sentenceOf(error))
    } finally {
      setBusy(false)
    }
  }
  return { result, busy, run, forget: () => setResult(null) }
}

function send({ from, ...what }: Wish & { apply?: string }): Promise<Result> {
  if (from === 'company') return call('POST /config/company/syn', { body: what })
  const { projectId, environment } = from
  return call('POST /config/syn', { body: { from: { projectId, environment }, ...what } })
}
