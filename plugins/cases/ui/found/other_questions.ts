import type { Question } from '#plugins/cases/contract/condition'
import type { Explained } from '#plugins/cases/ui/found/use_met_column'

/** The same conditions asked a little otherwise. */
export interface OtherQuestion {
  kind: 'any_row' | 'or_uncertain' | 'without'
  /** The group or the element that makes the difference. */
  of: string
  /** How many more cases it finds; there may be still more of them. */
  more: number
  isAtLeast: boolean
  question: Question
}

/** Other questions that find more cases than the one that was asked, from the explanation of it. */
export function otherQuestions(
  { conditions, anyRow }: Question,
  total: number,
  { anyRow: groups, orUncertain, without }: Explained
): OtherQuestion[] {
  const others = [
    ...groups.map(({ group, ...found }) => ({
      ...{ kind: 'any_row' as const, of: group, ...found },
      question: { conditions, anyRow: [...anyRow, group] },
    })),
    ...orUncertain.map(({ element, ...found }) => ({
      ...{ kind: 'or_uncertain' as const, of: element, ...found },
      question: {
        anyRow,
        conditions: conditions.map((each) =>
          each.element === element ? { ...each, orUncertain: true } : each
        ),
      },
    })),
    ...without.map(({ element, ...found }) => ({
      ...{ kind: 'without' as const, of: element, ...found },
      question: { anyRow, conditions: conditions.filter((each) => each.element !== element) },
    })),
  ]
  return others
    .map(({ total: all, totalIsLowerBound, ...other }) => ({
      ...other,
      more: all - total,
      isAtLeast: totalIsLowerBound,
    }))
    .filter(({ more }) => more > 0)
}
