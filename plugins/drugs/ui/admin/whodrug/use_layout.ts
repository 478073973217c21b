import { useEffect, useState } from 'react'
import { api } from '#resources/app/api'

/** The layout of a format that comes with Pharos, as far as a person has to know of it. */
export interface ShippedLayout {
  readonly format: string
  readonly files: Readonly<Record<string, { readonly file: string; readonly isVerified: boolean }>>
}

/** The layout of a format; null until it is there. */
export function useLayout(format: string): ShippedLayout | null {
  const [layout, setLayout] = useState<ShippedLayout | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    setLayout(null)
    api
      .get<ShippedLayout>(`/drugs/layouts/${format}`, {}, stop.signal)
      .then(setLayout, () => undefined)
    return () => stop.abort()
  }, [format])
  return layout
}
