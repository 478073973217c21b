import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#resources/app/calls/call'
import { useAnswer } from '#resources/app/calls/use_answer'
import { useConfirm } from '#resources/kit/confirm'
import { useRun } from '../runs/use_run'
import { needsTerm, type Replacements, type UsedVersions } from './impact'

/**
 * Going from one version to another: what it means, which terms are chosen for those that are gone.
 * @param caseId of the one case that it is about; all cases of the version without it
 */
export function useRecoding(versions: UsedVersions, onDone: () => void, caseId?: string) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const [to, setTo] = useState(versions.current ?? versions.active[0] ?? '')
  const older = versions.used.find(({ version }) => version !== to)?.version
  const [chosenFrom, setFrom] = useState('')
  const from = chosenFrom && chosenFrom !== to ? chosenFrom : (older ?? '')
  const [replacements, setReplacements] = useState<Replacements>({})
  const {
    data: loaded,
    error,
    reload,
  } = useAnswer('GET /coding/impact', from && to ? { query: { from, to, caseId } } : null, {
    keep: true,
  })
  // Without any cases of another version there is nothing to report.
  const data = from ? loaded : null
  const runs = useRun(() => {
    setReplacements({})
    reload()
    onDone()
  })
  const missing = (data?.terms ?? []).filter((term) => needsTerm(term) && !replacements[term.code])
  const recode = async () => {
    const count = data?.cases ?? 0
    const question = {
      title: t('coding:recoding.question', { count, version: to }),
      text:
        missing.length > 0
          ? t('coding:recoding.question_left', { count: missing.length })
          : t('coding:recoding.question_text'),
      act: t('coding:recoding.recode'),
    }
    if (!(await confirm(question))) return
    const replace = Object.entries(replacements).map(([code, by]) => ({
      ...{ code: Number(code), by: by.code },
    }))
    await runs.start(() =>
      call('POST /coding/runs/recode', { body: { from, to, replace, caseId } })
    )
  }
  return {
    ...{ from, to, data, error, reload, replacements, missing, runs, recode },
    chooseFrom: (version: string) => {
      setFrom(version)
      setReplacements({})
    },
    chooseTo: (version: string) => {
      setTo(version)
      setReplacements({})
    },
    replace: (code: number, by: { code: number; name: string }) =>
      setReplacements((now) => ({ ...now, [code]: by })),
  }
}
