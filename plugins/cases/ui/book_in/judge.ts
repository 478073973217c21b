import { evaluate } from '#kernel/case/rules/evaluate'
import type { Finding } from '#kernel/case/rules/finding'
import { objectionsTo, onePerPlace } from '#plugins/cases/contract/book_in'
import type { ProjectProps } from '#resources/app/shared_props'
import type { Forms } from '#resources/forms/catalogue/load_forms'
import { whenIdle } from '#resources/forms/findings/when_idle'
import { type BookIn, type BookInStore, objectedTo } from './book_in_context'
import { asReported } from './reported'

/** Says what keeps a report from being booked in, as far as a browser can tell. */
export type Judge = (now: BookIn) => Promise<readonly Finding[]>

/** The rules that the server asks before it makes a case, without what it alone knows. */
export function judgeOf(forms: Forms, project: ProjectProps): Judge {
  return async ({ content, today }) => {
    const report = asReported(content)
    const found = evaluate(await forms.rules(), report, {
      stage: 'save',
      caseType: 'first',
      projectType: String(project.type),
      region: project.regions,
      today,
    })
    return onePerPlace(objectionsTo(report, found))
  }
}

/** Before somebody tries, nobody is told of what is still missing. */
const isWrong = ({ rule }: Finding) => !rule.startsWith('GEN-04')

/** Keeps what is told at the fields in step with what is typed: a key stroke never waits for a rule. */
export function followJudge(store: BookInStore, judge: Judge): () => void {
  let callOff = () => {}
  const stop = store.subscribe((now, before) => {
    if (now.content === before.content) return
    callOff()
    callOff = whenIdle(async (stillWanted) => {
      const all = await judge(store.getState())
      if (!stillWanted()) return
      store.setState((then) => objectedTo(then, then.isTried ? all : all.filter(isWrong)))
    })
  })
  return () => {
    stop()
    callOff()
  }
}
