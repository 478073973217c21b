import { useState } from 'react'
import type { Preset, PresetKind } from '#plugins/presets/contract'
import { useAnswer } from '#resources/app/calls/use_answer'

const NONE: readonly Preset[] = []

/** The presets of a kind in which a text stands, and the one of them that is chosen. */
export function usePresets(kind: PresetKind) {
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const { data, error, stale, reload } = useAnswer(
    'GET /presets/{kind}',
    { path: { kind }, query: { text } },
    { keep: true }
  )
  const presets = data?.presets ?? NONE
  const last = Math.max(0, presets.length - 1)
  return {
    presets,
    total: data?.total ?? 0,
    loading: data === null && stale,
    error,
    reload,
    text,
    find: (wish: string) => {
      setText(wish.trim())
      setAt(0)
    },
    at: Math.min(at, last),
    choose: (index: number) => setAt(Math.min(last, Math.max(0, index))),
    chosen: presets[Math.min(at, last)],
  }
}

export type FoundPresets = ReturnType<typeof usePresets>
