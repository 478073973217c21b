import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#resources/app/calls/call'
import { sentenceOf } from '#resources/app/api_error'
import { useConfirm } from '#resources/kit/confirm'
import { useMessages } from '#resources/kit/messages'
import { useRun } from '../runs/use_run'
import { useLetterKeys } from './use_letter_keys'
import type { Verbatims } from './use_open_verbatims'
import type { ReviewActs } from './verbatim_panel'

/** So many cases are changed without being asked. */
const MANY = 20

/** What a coder does with the verbatim at hand, by button or by one key. */
export function useReviewActs(verbatims: Verbatims) {
  const { t } = useTranslation()
  const tell = useMessages()
  const confirm = useConfirm()
  const [isPicking, setPicking] = useState(false)
  const [busy, setBusy] = useState(false)
  const { chosen, at, choose, reload, wish, data } = verbatims
  const runs = useRun(({ asked, counts }) => {
    if (asked.kind === 'assign') {
      if (counts.coded > 0) tell.done(t('coding:runs.coded', { count: counts.coded }))
      else if (counts.archived === counts.cases)
        tell.note(t('coding:review.archived'), { stays: 6000 })
      else tell.note(t('coding:review.not_coded'), { stays: 6000 })
    }
    reload()
  })

  const assign = async (code: number) => {
    if (!chosen) return
    const { verbatim, cases } = chosen
    const question = {
      title: t('coding:review.many', { count: cases }),
      text: t('coding:review.many_text', { verbatim }),
      act: t('coding:review.accept'),
    }
    if (cases > MANY && !(await confirm(question))) return
    await runs.start(() => call('POST /coding/runs/assign', { body: { verbatim, code } }))
  }
  const move = async (method: 'POST' | 'PUT', words: string) => {
    if (!chosen || busy) return
    setBusy(true)
    try {
      await call(`${method} /coding/set_aside`, { body: { verbatim: chosen.verbatim } })
      tell.done(words)
      reload()
    } catch (refused) {
      tell.error(sentenceOf(refused))
    } finally {
      setBusy(false)
    }
  }
  const code = chosen?.suggestion?.term.code
  const isOpen = wish.view === 'open'
  const mayCode = isOpen && chosen && data?.version
  const acts: ReviewActs = {
    accept: mayCode && code ? () => void assign(code) : undefined,
    change: mayCode ? () => setPicking(true) : undefined,
    putAside: isOpen && chosen ? () => void move('POST', t('coding:review.is_aside')) : undefined,
    takeBack: !isOpen && chosen ? () => void move('PUT', t('coding:review.is_back')) : undefined,
    next: () => choose(at + 1),
  }
  const isBusy = busy || runs.busy
  const still = <Act>(act: Act) => (isBusy ? undefined : act)
  useLetterKeys({
    Enter: still(acts.accept),
    a: still(acts.accept),
    c: still(acts.change),
    r: still(acts.putAside),
    b: still(acts.takeBack),
    n: acts.next,
    ArrowDown: acts.next,
    ArrowUp: () => choose(at - 1),
  })
  return { acts, runs, assign, busy: isBusy, isPicking, stopPicking: () => setPicking(false) }
}
