import { useDeferredValue, type ReactNode } from 'react'
import type { Finding } from '#kernel/rules/finding'
import { useAllFindings } from '#resources/forms/findings/use_findings'

/** Gives all findings to what is drawn inside; drawn when there is time, never before a key stroke. */
export function FindingsCount({
  children,
}: {
  children: (findings: readonly Finding[]) => ReactNode
}) {
  return children(useDeferredValue(useAllFindings()))
}
