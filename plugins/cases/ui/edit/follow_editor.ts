import { RuleSession } from '#kernel/case/rules/rule_session'
import { forget, keep, readKept, rename } from '#resources/app/drafts/vault'
import type { Forms } from '#resources/forms/catalogue/load_forms'
import { whenIdle } from '#resources/forms/findings/when_idle'
import { followPresence } from '../presence/presence'
import { accompanied, caughtUp, judged, type UnsavedTyping, paused, unsavedOf } from './case_editor'
import { sameOnPage } from './same_on_page'
import { keepShownMissing } from './shown_missing_of_case'
import type { CaseEditorStore } from './use_case_editor'

/** Typing that pauses for so long has settled. */
const SETTLED_MS = 200
/** Typing is kept once it pauses for so long. */
const KEPT_MS = 800
/** Name of the measurement in the timeline of the browser. */
const MEASURE = 'pharos.findings'

/** Ends what follows an editor. */
type Stop = () => void

/** Notes when typing pauses. */
export function followPauses(editor: CaseEditorStore): Stop {
  let timer = 0
  const stop = editor.subscribe((now, before) => {
    if (now.content === before.content) return
    window.clearTimeout(timer)
    timer = window.setTimeout(() => {
      editor.setState(paused)
      editor.setState(caughtUp)
    }, SETTLED_MS)
  })
  return () => {
    stop()
    window.clearTimeout(timer)
  }
}

/**
 * Keeps the findings in step with the content while it is edited, when the browser has nothing
 * better to do: a key stroke never waits for a rule. With another context everything is judged anew.
 */
export function followRules(editor: CaseEditorStore, forms: Forms): Stop {
  let session: Promise<RuleSession> | null = null
  let judgedIn = editor.getState().context
  let callOff: Stop = () => {}
  const stop = editor.subscribe(({ content, context }, before) => {
    if (content === before.content && context === before.context) return
    callOff()
    callOff = whenIdle(async (stillWanted) => {
      session ??= forms.rules().then((rules) => new RuleSession(rules, content, context))
      const running = await session
      if (!stillWanted()) return
      const isOther = judgedIn !== context
      judgedIn = context
      const found = timed(() => {
        const update = running.update(content)
        return isOther ? running.changeContext(context) : update
      })
      editor.setState((now) => judged(now, found, content))
    })
  })
  return () => {
    stop()
    callOff()
  }
}

/** Runs the rules and tells whoever watches (User Timing, W3C) how long they took. */
function timed<Found>(work: () => Found): Found {
  const start = performance.now()
  const found = work()
  performance.measure(MEASURE, { start })
  performance.clearMeasures(MEASURE)
  return found
}

/** Keeps where it is shown that something is missing for the other pages of the case. */
export function followShownMissing(editor: CaseEditorStore): Stop {
  return editor.subscribe(({ shownMissing, head }, before) => {
    if (shownMissing !== before.shownMissing) keepShownMissing(head.id, shownMissing)
  })
}

/** Says that one is on the page, and keeps in step who else has the case open. */
export function followOthers(editor: CaseEditorStore): Stop {
  const { head, page } = editor.getState()
  return followPresence(head.id, page.page, (others) => editor.setState(accompanied({ others })))
}

async function findKept(name: string, nameOfBefore: string) {
  if (nameOfBefore !== name) await rename(nameOfBefore, name)
  return readKept<Omit<UnsavedTyping, 'at' | 'name'>>(name)
}

/**
 * Keeps unsaved typing in the browser, so that a closed window or a lost session loses nothing, and
 * finds what was kept when the page opens.
 * @param name of the person, the case and the page
 * @param nameOfBefore under which it was kept when pages were named by their codes
 */
export function followTyping(editor: CaseEditorStore, name: string, nameOfBefore: string): Stop {
  const opened = editor.getState()
  void findKept(name, nameOfBefore).then((found) => {
    if (found && !sameOnPage(opened.page, found.value.content, opened.content))
      editor.setState({ unsavedTyping: { ...found.value, name, at: found.at } })
  })
  let keeping: Stop = () => {}
  let was = false
  const stop = editor.subscribe((now, before) => {
    const unsaved = unsavedOf(now) > 0
    const { content, revision } = now
    if (content === before.content && revision === before.revision && unsaved === was) return
    keeping()
    // Saved or taken back: nothing is left to be kept. What was found waits for its answer.
    if (!unsaved && was) void forget(name)
    was = unsaved
    if (!unsaved) return
    let isStill = true
    const value = { content, baseRevision: revision }
    const timer = window.setTimeout(() => void keep(name, value, () => isStill), KEPT_MS)
    keeping = () => {
      isStill = false
      window.clearTimeout(timer)
    }
  })
  return () => {
    stop()
    keeping()
  }
}
