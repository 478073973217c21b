import { useState } from 'react'
import { useAnswer } from '#resources/app/calls/use_answer'

/** Versions that may be coded with, newest first, and the one that is chosen. */
export function useVersions(wanted: string) {
  const { data, error, reload } = useAnswer('GET /coding/versions', {})
  const [chosen, choose] = useState(wanted)
  const active = (data ?? []).filter(({ state }) => state === 'active')
  const offered = [...new Set(active.map(({ version }) => version))]
  // A version of a case that is no longer offered is not left by itself: the case has one version.
  const versions = wanted && !offered.includes(wanted) ? [...offered, wanted] : offered
  return {
    versions,
    chosen: chosen || (active.find(({ isOfProject }) => isOfProject)?.version ?? versions[0] ?? ''),
    choose,
    none: data !== null && versions.length === 0,
    error,
    reload,
  }
}

export type Versions = ReturnType<typeof useVersions>
