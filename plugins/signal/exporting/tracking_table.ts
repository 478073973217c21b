import type { TableToWrite } from '#kernel/files/write_table'
import type { Language, Words } from '#kernel/language/words'

import type { TrackedSignal } from '#plugins/signal/contract/signals'
import { screenWording } from '#plugins/signal/lang/wording'
import { signalRules } from '#plugins/signal/rules/judge_pair'

/** Characters that a cell of a spreadsheet holds at most. */
const MOST = 32_000

/** The tracking table of signals, as periodic reports have it. */
export function trackingTable(signals: readonly TrackedSignal[], language: Language): TableToWrite {
  const say = (words: Words) => words[language]
  const heads = [
    [screenWording('column.number'), 10],
    [screenWording('column.term'), 30],
    [screenWording('column.drug'), 24],
    [screenWording('column.detected'), 22],
    [screenWording('column.source'), 12],
    [screenWording('column.status'), 20],
    [screenWording('column.closed'), 22],
    [screenWording('column.summary'), 40],
    [screenWording('column.method'), 40],
    [screenWording('column.outcome'), 40],
  ] as const
  const ruleName = (id: string) => {
    const rule = signalRules.find((each) => each.id === id)
    return rule ? say(rule.title) : id
  }
  const between = say(screenWording('joined'))
  const rows = signals.map((signal) => [
    say(screenWording('number', { number: signal.number })),
    signal.terms.map(say).join(between),
    say(signal.drug),
    signal.detected,
    say(screenWording(`source.${signal.source}`)),
    say(screenWording(`status.${signal.status}`)),
    signal.closed,
    signal.summary,
    signal.method.map(ruleName).join(between),
    signal.outcome
      .map(({ text, person, day, isDone }) =>
        say(
          screenWording(isDone ? 'tracked_outcome.done' : 'tracked_outcome.open', {
            text,
            person,
            day,
          })
        )
      )
      .join('\n'),
  ])
  return {
    name: say(screenWording('evaluation')).slice(0, 31),
    heads: heads.map(([words, width]) => ({ text: say(words), width })),
    rows: inTurn(rows.flatMap((row) => fitting(row))),
  }
}

/** A text that does not fit its cell goes on in rows below: none is cut. */
function fitting(row: readonly (string | null)[]): (string | null)[][] {
  const parts = Math.max(1, ...row.map((cell) => Math.ceil((cell?.length ?? 0) / MOST)))
  return Array.from({ length: parts }, (_, at) =>
    row.map((cell) =>
      at === 0 && cell === null ? null : cell?.slice(at * MOST, (at + 1) * MOST) || null
    )
  )
}

async function* inTurn<Row>(rows: readonly Row[]): AsyncGenerator<Row, void> {
  yield* rows
}
