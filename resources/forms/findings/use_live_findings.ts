import { useEffect, useRef, useState } from 'react'
import type { CaseContent } from '#kernel/content/case_content'
import type { Finding } from '#kernel/rules/finding'
import type { RuleContext } from '#kernel/rules/rule_context'
import { RuleSession } from '#kernel/rules/rule_session'
import { useForms } from '../catalogue/forms_context'
import { FindingsStore } from './findings_store'
import { whenIdle } from './when_idle'

/** Name of the measurement in the timeline of the browser. */
const MEASURE = 'pharos.findings'

/**
 * Keeps the findings in step with the content while it is edited, when the browser has nothing
 * better to do: a key stroke never waits for a rule.
 * @param first what the server found
 * @param context what the server told last; with another one everything is judged anew
 */
export function useLiveFindings(
  content: CaseContent,
  first: readonly Finding[],
  context: RuleContext
): FindingsStore {
  const forms = useForms()
  const [store] = useState(() => {
    const made = new FindingsStore()
    made.set(first)
    return made
  })
  const session = useRef<Promise<RuleSession> | null>(null)
  const begun = useRef(content)
  const judgedIn = useRef(context)
  useEffect(() => {
    if (content === begun.current && session.current === null) return
    return whenIdle(async (stillWanted) => {
      session.current ??= forms.rules().then((rules) => new RuleSession(rules, content, context))
      const running = await session.current
      if (!stillWanted()) return
      const isOther = judgedIn.current !== context
      judgedIn.current = context
      store.set(
        timed(() => {
          const found = running.update(content)
          return isOther ? running.changeContext(context) : found
        })
      )
    })
  }, [content, context, forms, store])
  return store
}

/** Runs the rules and tells whoever watches (User Timing, W3C) how long they took. */
function timed(work: () => Finding[]): Finding[] {
  const start = performance.now()
  const findings = work()
  performance.measure(MEASURE, { start })
  performance.clearMeasures(MEASURE)
  return findings
}
