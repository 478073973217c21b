import { useEffect, useMemo } from 'react'
import { acts, type WayAct, type Why } from '#plugins/process/contract/acts'
import type { Definition } from '#plugins/process/contract/definition'
import { type Standing, standing } from '#plugins/process/contract/standing'
import type { Step } from '#plugins/process/contract/step'
import { useAnswer } from '#resources/app/calls/use_answer'
import { useShell } from '#resources/app/shared_props'

/** The way of a case as the browser sees it: by the same functions as the server. */
export interface ShownWay {
  readonly steps: readonly Step[]
  readonly definition: Definition
  readonly standing: Standing
  /** Of each act why one must not do it; null where one may. */
  readonly verdicts: Readonly<Record<WayAct, Why | null>>
}

/** @param revision at which the screen shows the case: a later one is asked for anew */
export function useWay(caseId: string, revision: number) {
  const { user, permissions } = useShell()
  const path = { caseId }
  const { data, error, reload } = useAnswer('GET /cases/{caseId}/process', { path }, { keep: true })
  const userId = user?.id ?? null
  const way = useMemo<ShownWay | null>(() => {
    if (!data) return null
    const { definition, steps } = data
    const stands = standing(steps, definition)
    const who = { userId, permissions: new Set(permissions) }
    const at = Math.max(data.revision, revision)
    return { steps, definition, standing: stands, verdicts: acts(stands, definition, who, at) }
  }, [data, revision, userId, permissions])
  // The first save of a case that nobody has claims it.
  const mayBeClaimed = data && way?.standing.holder === null && revision > data.revision
  useEffect(() => {
    if (mayBeClaimed) reload()
  }, [mayBeClaimed, reload])
  return { way, error, reload }
}
