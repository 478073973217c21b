import { useCallback, useState } from 'react'
import type { RuleContext } from '#kernel/rules/rule_context'

/**
 * What the server tells the rules beside the content, as it said it last: a code that was typed
 * since the screen was loaded is known to it, and to the browser once the page is saved.
 * @param loaded with which the screen was loaded
 */
export function useRuleContext(loaded: RuleContext) {
  const [known, setKnown] = useState({ loaded, context: loaded })
  const newest = known.loaded === loaded ? known : { loaded, context: loaded }
  if (newest !== known) setKnown(newest)
  const learn = useCallback(
    (context: RuleContext) => setKnown((before) => ({ ...before, context })),
    []
  )
  return { context: newest.context, learn }
}
