import { useState } from 'react'
import type { DictionaryVersion } from '#plugins/coding/contract/dictionary'
import { api } from '#resources/app/api'
import { useLoaded } from '#resources/kit/use_loaded'

interface OfferedVersion extends DictionaryVersion {
  /** New cases of the project are coded with it. */
  isOfProject: boolean
}

/** Versions that may be coded with, newest first, and the one that is chosen. */
export function useVersions(wanted: string) {
  const { data, error, reload } = useLoaded('versions', (signal) =>
    api.get<OfferedVersion[]>('/coding/versions', {}, signal)
  )
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
