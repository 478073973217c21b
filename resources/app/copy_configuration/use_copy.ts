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

/** What is wanted: from a project or the company, which parts, and what of them. */
interface Wish {
  from: Source | 'company'
  parts: string[]
  /** All of the parts when absent. */
  things?: { part: string; key: string }[]
}

export interface CopiedThing {
  key: string
  name: Words
  state: 'added' | 'changed' | 'same'
  before?: unknown
  after: unknown
}

export interface CopiedPart {
  name: string
  label: Words
  things: CopiedThing[]
}

interface Result {
  parts: CopiedPart[]
  digest: string
  applied: boolean
}

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
  if (from === 'company') return api.post('/config/company/syn', what)
  const { projectId, environment } = from
  return api.post('/config/syn', { from: { projectId, environment }, ...what })
}
